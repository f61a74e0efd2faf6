import { CODE_LADDER, MOST_WRONG, type Decision, type Revision } from '../../../../domain/mall/approval';
import type { Signature } from '../../../../domain/values/signature';
import type { Queries } from '../../../base/database/database';

export type ApprovalRow = {
  approvalId: string;
  /** First approval of which this is the second. */
  afterId: string | null;
  userId: string;
  listId: string;
  approver: string;
  phone: string;
  revision: Revision;
  hash: string;
  madeAt: Date;
  expiresAt: Date;
  isRevoked: boolean;
  opened: number;
  lastOpenedAt: Date | null;
  lockedUntil: Date | null;
  passDigest: Uint8Array | null;
  passUntil: Date | null;
  decision: Decision | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  reason: string;
  signature: Signature | null;
};

const COLUMNS = `approval_id as "approvalId", after_id as "afterId", user_id as "userId", list_id as "listId", approver, phone, revision, hash,
  made_at as "madeAt", expires_at as "expiresAt", revoked_at is not null as "isRevoked",
  opened, last_opened_at as "lastOpenedAt", locked_until as "lockedUntil",
  pass_digest as "passDigest", pass_until as "passUntil",
  decision, decided_by as "decidedBy", decided_at as "decidedAt", reason, signature`;

/** Bound of approvals shown to their owner, the latest first. */
const TOLD = 50;

const OPEN = 'decision is null and revoked_at is null and expires_at > $2';

type NewApproval = Pick<
  ApprovalRow,
  'approvalId' | 'afterId' | 'userId' | 'listId' | 'approver' | 'phone' | 'revision' | 'hash' | 'madeAt' | 'expiresAt'
>;
type Revoking = { approvalId?: string | null; listId?: string | null };
export type DecisionInput = { decision: Decision; by: string; reason: string; signature: Signature | null };

const RESTS = CODE_LADDER.map(({ wrong, minutes }) => `when ${wrong} then interval '${minutes} minutes'`).join(' ');

export const approvalStore = (queries: Queries) => ({
  add: (digest: Buffer, asked: NewApproval) =>
    queries.query(
      `insert into purchase_approvals
         (approval_id, after_id, user_id, token_digest, approver, phone, revision, hash, made_at, expires_at, list_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        asked.approvalId,
        asked.afterId,
        asked.userId,
        digest,
        asked.approver,
        asked.phone,
        JSON.stringify(asked.revision),
        asked.hash,
        asked.madeAt,
        asked.expiresAt,
        asked.listId,
      ],
    ),
  of: (userId: string): Promise<ApprovalRow[]> =>
    queries.query<ApprovalRow>(
      `select ${COLUMNS} from purchase_approvals where user_id = $1 order by made_at desc, approval_id limit ${TOLD}`,
      [userId],
    ),
  async one(userId: string, approvalId: string): Promise<ApprovalRow | undefined> {
    const [row] = await queries.query<ApprovalRow>(
      `select ${COLUMNS} from purchase_approvals where user_id = $1 and approval_id = $2`,
      [userId, approvalId],
    );
    return row;
  },
  async find(digest: Buffer): Promise<(ApprovalRow & { name: string }) | undefined> {
    const [row] = await queries.query<ApprovalRow & { name: string }>(
      `select ${COLUMNS}, (select coalesce(e.name, u.name) from users u
         left join enterprises e on e.id = u.enterprise_id where u.id = user_id) as name
         from purchase_approvals where token_digest = $1`,
      [digest],
    );
    return row;
  },
  async phoneOf(userId: string): Promise<string> {
    const [row] = await queries.query<{ phone: string }>('select phone from users where id = $1', [userId]);
    return row?.phone ?? '';
  },
  async revoke(userId: string, now: Date, { approvalId = null, listId = null }: Revoking): Promise<ApprovalRow[]> {
    return queries.query<ApprovalRow>(
      `update purchase_approvals set revoked_at = $2
        where user_id = $1 and ($3::text is null or approval_id = $3) and ($4::text is null or list_id = $4) and ${OPEN} returning ${COLUMNS}`,
      [userId, now, approvalId, listId],
    );
  },
  async noteOpened(approvalId: string, now: Date): Promise<number> {
    const [row] = await queries.query<{ opened: number }>(
      'update purchase_approvals set opened = opened + 1, last_opened_at = $2 where approval_id = $1 returning opened',
      [approvalId, now],
    );
    return row?.opened ?? 0;
  },
  /**
   * Counts before the code is checked, so that a burst gains no extra tries. A resting link neither counts nor checks;
   * the last wrong try ends the link.
   */
  async countWrong(approvalId: string, now: Date): Promise<number | null> {
    const [row] = await queries.query<{ wrong: number }>(
      `update purchase_approvals set wrong = wrong + 1,
         locked_until = $2::timestamptz + case wrong + 1 ${RESTS} end,
         revoked_at = case when wrong + 1 >= ${MOST_WRONG} then coalesce(revoked_at, $2) else revoked_at end
        where approval_id = $1 and wrong < ${MOST_WRONG} and (locked_until is null or locked_until <= $2)
          and revoked_at is null and expires_at > $2
        returning wrong`,
      [approvalId, now],
    );
    return row?.wrong ?? null;
  },
  /** Takes back the count of the right code. */
  pass: (approvalId: string, digest: Buffer, until: Date) =>
    queries.query(
      `update purchase_approvals set wrong = wrong - 1, locked_until = null, pass_digest = $2, pass_until = $3
        where approval_id = $1`,
      [approvalId, digest, until],
    ),
  /** True for exactly one of concurrent callers. */
  async decide(approvalId: string, now: Date, { decision, by, reason, signature }: DecisionInput): Promise<boolean> {
    const rows = await queries.query(
      `update purchase_approvals set decision = $3, decided_by = $4, decided_at = $2, reason = $5, signature = $6
        where approval_id = $1 and ${OPEN} returning approval_id`,
      [approvalId, now, decision, by, reason, signature && JSON.stringify(signature)],
    );
    return rows.length === 1;
  },
});
