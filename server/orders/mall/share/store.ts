import type { SharedSheet, ShareShow } from '../../../../domain/mall/share';
import type { Queries } from '../../../base/database/database';

export type ShareRow = {
  shareId: string;
  userId: string;
  show: ShareShow;
  needsLogin: boolean;
  sheet: SharedSheet;
  madeAt: Date;
  expiresAt: Date;
  isExtended: boolean;
  isRevoked: boolean;
  opened: number;
  lastOpenedAt: Date | null;
};

const COLUMNS = `share_id as "shareId", user_id as "userId", show, needs_login as "needsLogin", sheet,
  made_at as "madeAt", expires_at as "expiresAt", is_extended as "isExtended", revoked_at is not null as "isRevoked",
  opened, last_opened_at as "lastOpenedAt"`;

/** Bound of links shown to their owner, the latest first. */
const TOLD = 50;

type NewShare = Pick<ShareRow, 'shareId' | 'userId' | 'show' | 'needsLogin' | 'sheet' | 'madeAt' | 'expiresAt'>;

export const shareStore = (queries: Queries) => ({
  add: (digest: Buffer, { shareId, userId, show, needsLogin, sheet, madeAt, expiresAt }: NewShare) =>
    queries.query(
      `insert into purchase_shares (share_id, user_id, token_digest, show, needs_login, sheet, made_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [shareId, userId, digest, show, needsLogin, JSON.stringify(sheet), madeAt, expiresAt],
    ),
  of: (userId: string): Promise<ShareRow[]> =>
    queries.query<ShareRow>(
      `select ${COLUMNS} from purchase_shares where user_id = $1 order by made_at desc, share_id limit ${TOLD}`,
      [userId],
    ),
  async living(userId: string, now: Date): Promise<number> {
    const rows = await queries.query(
      'select 1 from purchase_shares where user_id = $1 and revoked_at is null and expires_at > $2',
      [userId, now],
    );
    return rows.length;
  },
  async hold(userId: string, shareId: string): Promise<ShareRow | undefined> {
    const [row] = await queries.query<ShareRow>(
      `select ${COLUMNS} from purchase_shares where user_id = $1 and share_id = $2 for update`,
      [userId, shareId],
    );
    return row;
  },
  revoke: (shareId: string, now: Date) =>
    queries.query('update purchase_shares set revoked_at = $2 where share_id = $1 and revoked_at is null', [
      shareId,
      now,
    ]),
  extend: (shareId: string, until: Date) =>
    queries.query('update purchase_shares set expires_at = $2, is_extended = true where share_id = $1', [
      shareId,
      until,
    ]),
  async find(digest: Buffer): Promise<(ShareRow & { name: string }) | undefined> {
    const [row] = await queries.query<ShareRow & { name: string }>(
      `select ${COLUMNS}, (select coalesce(e.name, u.name) from users u
         left join enterprises e on e.id = u.enterprise_id where u.id = user_id) as name
         from purchase_shares where token_digest = $1`,
      [digest],
    );
    return row;
  },
  noteOpened: (shareId: string, now: Date) =>
    queries.query('update purchase_shares set opened = opened + 1, last_opened_at = $2 where share_id = $1', [
      shareId,
      now,
    ]),
});
