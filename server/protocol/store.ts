import type { Queries } from '../database/database';

export type Consent = { version: string; agreedAt: Date };

export const protocolStore = (queries: Queries) => ({
  /** The first time counts: agreeing again to the same words changes nothing. */
  keep: (userId: string, version: string, now: Date) =>
    queries.query(
      `insert into protocol_consents (user_id, version, enterprise_id, agreed_at)
       select id, $2, enterprise_id, $3 from users where id = $1 on conflict do nothing`,
      [userId, version, now],
    ),
  /** When this person, or somebody for the enterprise they belong to, has agreed to this very text. */
  async given(userId: string, version: string): Promise<Consent | undefined> {
    const [consent] = await queries.query<Consent>(
      `select c.version, c.agreed_at as "agreedAt" from protocol_consents c, users u
        where u.id = $1 and c.version = $2 and (c.user_id = u.id or c.enterprise_id = u.enterprise_id)
        order by c.agreed_at limit 1`,
      [userId, version],
    );
    return consent;
  },
});
