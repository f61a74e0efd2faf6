import { CODES } from '../../../contract/wire/envelope';
import { maskMobileNumber } from '../../../domain/people/phone';
import type { Clock } from '../../base/clock';
import type { Database, Queries } from '../../base/database/database';
import { forbiddenFault, notSignedInFault, Refusal } from '../../base/http/refusal';
import type { SessionService } from '../sessions/service';
import { digestOf, looksLikeToken, mintToken } from '../sessions/token';
import { type Owner, singleSignOnStore } from './store';

const SINGLE_SIGN_ON_MESSAGES = {
  refused: '登录凭证无效或已过期，请重新登录',
  audienceRefused: '不支持跳转到该网站',
} as const;

const TICKET_MS = 60_000;

/** `literal` centers cannot redeem tickets: they get the session's token, and only theirs is accepted back. */
export type UserCenter = { origins: readonly string[]; token: 'ticket' | 'literal' };

type SingleSignOnDeps = { database: Database; clock: Clock; sessions: SessionService; userCenter: UserCenter };
export type SingleSignOn = ReturnType<typeof singleSignOnService>;

type Redemption = { token: string; audience: string; device: string };
type Issue = { sessionId: string; token: string; audience: string; own: string };
type Rotated = { token: string; owner: Owner };

type TokenRequest = { token: string; audience: string; userId: string | undefined };
type SsoPerson = { name: string; phone: string };
type Recognised = { arriving: SsoPerson; here: SsoPerson | null; isSame: boolean };

/** Name and masked number distinguish two people of one name. */
const maskPerson = ({ name, phone }: SsoPerson): SsoPerson => ({ name, phone: maskMobileNumber(phone) });

const refused = () => new Refusal(CODES.ssoRefused, SINGLE_SIGN_ON_MESSAGES.refused);

export function singleSignOnService({ database, clock, sessions, userCenter }: SingleSignOnDeps) {
  const now = () => new Date(clock.now());

  const literalOwner = (inside: Queries, digest: Uint8Array) =>
    userCenter.token === 'literal' ? singleSignOnStore(inside).ownerOfSession(digest, now()) : undefined;

  /** A ticket is spent when shown. A session's own token is refused here, except for `literal` centers. */
  async function rotate({ token, audience, device }: Redemption): Promise<Rotated | undefined> {
    const digest = digestOf(token);
    return database.tx(async (inside) => {
      const store = singleSignOnStore(inside);
      const byTicket = await store.ownerOfTicket(digest, audience, now());
      const owner = byTicket ?? (await literalOwner(inside, digest));
      if (!owner || (byTicket && !(await store.spendTicket(digest)))) return undefined;
      const fresh = await sessions.start({ userId: owner.userId, device }, inside);
      return fresh === undefined ? undefined : { token: fresh, owner };
    });
  }

  const ownerOf = async (inside: Queries, digest: Uint8Array, audience: string) =>
    (await singleSignOnStore(inside).ownerOfTicket(digest, audience, now())) ?? (await literalOwner(inside, digest));

  return {
    /** Owner of a ticket, and the user already signed in at that browser. The ticket stays unspent. */
    async recognise({ token, audience, userId }: TokenRequest): Promise<Recognised> {
      const owner = looksLikeToken(token) ? await ownerOf(database, digestOf(token), audience) : undefined;
      if (!owner) throw refused();
      const here =
        userId === undefined || userId === owner.userId
          ? undefined
          : await singleSignOnStore(database).personOf(userId);
      return { arriving: maskPerson(owner), here: here ? maskPerson(here) : null, isSame: userId === owner.userId };
    },

    async redeem(redemption: Redemption): Promise<{ token: string; userName: string; userId: string }> {
      const rotated = looksLikeToken(redemption.token) ? await rotate(redemption) : undefined;
      if (!rotated) throw refused();
      const { name: userName, userId } = rotated.owner;
      return { token: rotated.token, userName, userId };
    },

    async issue({ sessionId, token, audience, own }: Issue): Promise<string> {
      const { origin } = new URL(audience);
      if (origin !== own && !userCenter.origins.includes(origin)) {
        throw forbiddenFault(SINGLE_SIGN_ON_MESSAGES.audienceRefused);
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
      if (!kept) throw notSignedInFault();
      return ticket;
    },

    sweep: () => singleSignOnStore(database).forgetTickets(now()),
  };
}
