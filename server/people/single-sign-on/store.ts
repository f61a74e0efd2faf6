import type { Queries } from '../../base/database/database';

export type Owner = { userId: string; name: string; phone: string; sessionId: string };

type NewTicket = { digest: Uint8Array; sessionId: string; audience: string; expiresAt: Date };

const OWNER = 'select u.id as "userId", u.name, u.phone, s.id as "sessionId" from';

/** Locks the account's row first, everywhere, so that password changes and sign-ins cannot deadlock. */
export const singleSignOnStore = (queries: Queries) => ({
  /** False if the session has ended meanwhile. */
  async keepTicket({ digest, sessionId, audience, expiresAt }: NewTicket): Promise<boolean> {
    const kept = await queries.query(
      `insert into tickets (digest, session_id, audience, expires_at)
       select $1, s.id, $3, $4 from sessions s where s.id = $2 for share returning digest`,
      [digest, sessionId, audience, expiresAt],
    );
    return kept.length > 0;
  },
  async ownerOfTicket(digest: Uint8Array, audience: string, now: Date) {
    const [owner] = await queries.query<Owner>(
      `${OWNER} tickets t join sessions s on s.id = t.session_id join users u on u.id = s.user_id
        where t.digest = $1 and t.audience = $2 and t.expires_at > $3 and s.expires_at > $3 for share of u`,
      [digest, audience, now],
    );
    return owner;
  },
  async ownerOfSession(digest: Uint8Array, now: Date) {
    const [owner] = await queries.query<Owner>(
      `${OWNER} sessions s join users u on u.id = s.user_id
        where s.token_digest = $1 and s.expires_at > $2 for share of u`,
      [digest, now],
    );
    return owner;
  },
  /** True for exactly one of concurrent redeemers. */
  async spendTicket(digest: Uint8Array): Promise<boolean> {
    return (await queries.query('delete from tickets where digest = $1 returning digest', [digest])).length > 0;
  },
  async personOf(userId: string) {
    const [person] = await queries.query<Pick<Owner, 'name' | 'phone'>>('select name, phone from users where id = $1', [
      userId,
    ]);
    return person;
  },
  forgetTickets: (now: Date) => queries.query('delete from tickets where expires_at <= $1', [now]),
});
