import { CODES } from '../../contract/envelope';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { forbidden, notSignedIn, Refusal } from '../http/refusal';
import type { SessionService } from '../sessions/service';
import { digestOf, looksLikeToken, mintToken } from '../sessions/token';
import { SINGLE_SIGN_ON_MESSAGES } from './messages';
import { type Owner, singleSignOnStore } from './store';

const TICKET_MS = 60_000;

/** `literal` centers cannot redeem tickets: they are handed the session's token, and hand it back. */
export type UserCenter = { origins: readonly string[]; token: 'ticket' | 'literal' };

export type SingleSignOnDeps = { database: Database; clock: Clock; sessions: SessionService; userCenter: UserCenter };
export type SingleSignOn = ReturnType<typeof singleSignOnService>;

/** `audience` is the origin that redeems the ticket. */
export type Redemption = { token: string; audience: string; device: string };
export type Issue = { sessionId: string; token: string; audience: string; own: string };
type Rotated = { token: string; owner: Owner; endedSession: boolean };

const refused = () => new Refusal(CODES.ssoRefused, SINGLE_SIGN_ON_MESSAGES.refused);

export function singleSignOnService({ database, clock, sessions, userCenter }: SingleSignOnDeps) {
  const now = () => new Date(clock.now());

  /** A token that travelled in a URL is used up by being shown, unless a literal center goes on using it. */
  async function rotate({ token, audience, device }: Redemption): Promise<Rotated | undefined> {
    const digest = digestOf(token);
    return database.tx(async (inside) => {
      const store = singleSignOnStore(inside);
      const byTicket = await store.ownerOfTicket(digest, audience, now());
      const owner = byTicket ?? (await store.ownerOfSession(digest, now()));
      if (!owner) return undefined;
      const endedSession = byTicket === undefined && userCenter.token === 'ticket';
      if (byTicket && !(await store.spendTicket(digest))) return undefined;
      if (endedSession && !(await store.endSession(owner.sessionId))) return undefined;
      const fresh = await sessions.start({ userId: owner.userId, device }, inside);
      return fresh === undefined ? undefined : { token: fresh, owner, endedSession };
    });
  }

  return {
    async redeem(redemption: Redemption): Promise<{ token: string; userName: string }> {
      const rotated = looksLikeToken(redemption.token) ? await rotate(redemption) : undefined;
      if (!rotated) throw refused();
      const { token, owner, endedSession } = rotated;
      if (endedSession) sessions.forget((session) => session.sessionId === owner.sessionId);
      return { token, userName: owner.name };
    },

    async issue({ sessionId, token, audience, own }: Issue): Promise<string> {
      const { origin } = new URL(audience);
      if (origin !== own && !userCenter.origins.includes(origin)) {
        throw forbidden(SINGLE_SIGN_ON_MESSAGES.audienceRefused);
      }
      if (userCenter.token === 'literal' && origin !== own) return token;
      const ticket = mintToken();
      const expiresAt = new Date(clock.now() + TICKET_MS);
      const kept = await singleSignOnStore(database).keepTicket({
        sessionId,
        expiresAt,
        audience: origin,
        digest: digestOf(ticket),
      });
      if (!kept) throw notSignedIn();
      return ticket;
    },

    sweep: () => singleSignOnStore(database).forgetTickets(now()),
  };
}
