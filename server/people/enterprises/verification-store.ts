import { type AuditStatus, mayHandInPapers, AUDIT_STATUSES } from '../../../domain/people/enterprise';
import { ROLES } from '../accounts/roles';
import type { Queries } from '../../base/database/database';

export type EnterpriseFacts = { name: string; creditCode: string };

export type Submission = EnterpriseFacts & {
  id: string;
  enterpriseId: string;
  userId: string;
  licence: { name: string; type: string; bytes: Uint8Array } | null;
  now: Date;
};

type VerificationRow = {
  status: AuditStatus;
  enterpriseName: string;
  creditCode: string;
  licenceName: string | null;
  submittedAt: Date | null;
  reason: string | null;
};

const OPEN = AUDIT_STATUSES.filter(mayHandInPapers);

export const verificationStore = (queries: Queries) => ({
  /** Locks the person's row; their submissions wait here. */
  async enterpriseOf(userId: string): Promise<string | null> {
    const [row] = await queries.query<{ enterpriseId: string | null }>(
      'select enterprise_id as "enterpriseId" from users where id = $1 for update',
      [userId],
    );
    return row?.enterpriseId ?? null;
  },
  /** False if its status allows no change. */
  async correct(enterpriseId: string, { name, creditCode }: EnterpriseFacts): Promise<boolean> {
    const corrected = await queries.query(
      `update enterprises set name = $2, credit_code = $3, audit_status = 'WAIT'
        where id = $1 and audit_status = any($4) returning id`,
      [enterpriseId, name, creditCode, OPEN],
    );
    return corrected.length > 0;
  },
  found: (enterpriseId: string, mcpCode: string, { name, creditCode }: EnterpriseFacts) =>
    queries.query(
      `insert into enterprises (id, mcp_code, name, credit_code, audit_status) values ($1, $2, $3, $4, 'WAIT')`,
      [enterpriseId, mcpCode, name, creditCode],
    ),
  join: (userId: string, enterpriseId: string) =>
    queries.query(
      `update users set enterprise_id = $2, roles = array_append(array_remove(roles, $3), $3) where id = $1`,
      [userId, enterpriseId, ROLES.enterprise],
    ),
  keep: ({ id, enterpriseId, userId, name, creditCode, licence, now }: Submission) =>
    queries.query(
      `insert into enterprise_verifications
         (id, enterprise_id, submitted_by, name, credit_code, licence_name, licence_type, licence, submitted_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        id,
        enterpriseId,
        userId,
        name,
        creditCode,
        licence?.name ?? null,
        licence?.type ?? null,
        licence?.bytes ?? null,
        now,
      ],
    ),
  async newestOf(userId: string): Promise<VerificationRow | undefined> {
    const [row] = await queries.query<VerificationRow>(
      `select e.audit_status as status, e.name as "enterpriseName", e.credit_code as "creditCode",
              s.licence_name as "licenceName", s.submitted_at as "submittedAt", s.reason
         from users u join enterprises e on e.id = u.enterprise_id
         left join enterprise_verifications s on s.enterprise_id = e.id
        where u.id = $1 order by s.submitted_at desc limit 1`,
      [userId],
    );
    return row;
  },
});
