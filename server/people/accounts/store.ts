import type { AuditStatus } from '../../../domain/people/enterprise';
import type { Queries } from '../../base/database/database';

export type Account = { id: string; name: string; passwordHash: string };

type NewAccount = {
  id: string;
  phone: string;
  name: string;
  roles: readonly string[];
  passwordHash: string;
  userSource: string;
  /** Digest of the address; null for accounts made without a request. */
  registeredFrom?: string | null;
  now: Date;
};

export type Consent = { id: string; userId: string; document: string; version: string; flow: string; agreedAt: Date };

export type ProfileRow = {
  name: string;
  avatar: string;
  phone: string;
  roles: string[];
  enterpriseId: string | null;
  enterpriseName: string;
  mcpCode: string;
  auditStatus: AuditStatus;
};

const ACCOUNT = 'select id, name, password_hash as "passwordHash" from users';

export const accountStore = (queries: Queries) => ({
  async findByPhone(phone: string) {
    const [row] = await queries.query<Account>(`${ACCOUNT} where phone = $1`, [phone]);
    return row;
  },
  async findById(userId: string) {
    const [row] = await queries.query<Account>(`${ACCOUNT} where id = $1`, [userId]);
    return row;
  },
  /** False if the number already has an account. */
  async insert({
    id,
    phone,
    name,
    roles,
    passwordHash,
    userSource,
    registeredFrom = null,
    now,
  }: NewAccount): Promise<boolean> {
    const inserted = await queries.query(
      `insert into users (id, phone, name, roles, password_hash, user_source, created_at, registered_from)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (phone) do nothing returning id`,
      [id, phone, name, roles, passwordHash, userSource, now, registeredFrom],
    );
    return inserted.length > 0;
  },
  keepConsent: ({ id, userId, document, version, flow, agreedAt }: Consent) =>
    queries.query(
      `insert into consents (id, user_id, document, version, flow, agreed_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (user_id, document, version) do nothing`,
      [id, userId, document, version, flow, agreedAt],
    ),
  /** False if the password is no longer `was`, which the caller verified. */
  async changePassword(userId: string, was: string, becomes: string): Promise<boolean> {
    const changed = await queries.query(
      'update users set password_hash = $3 where id = $1 and password_hash = $2 returning id',
      [userId, was, becomes],
    );
    return changed.length > 0;
  },
  endSessions: (userId: string, but: string | null) =>
    queries.query('delete from sessions where user_id = $1 and id is distinct from $2::text', [userId, but]),
  async profileOf(userId: string) {
    const [row] = await queries.query<ProfileRow>(
      `select u.name, u.avatar, u.phone, u.roles, e.id as "enterpriseId", e.name as "enterpriseName",
              e.mcp_code as "mcpCode", e.audit_status as "auditStatus"
         from users u left join enterprises e on e.id = u.enterprise_id where u.id = $1`,
      [userId],
    );
    return row;
  },
});
