import type { EnterpriseEntry, PersonDetails, SessionUser, UserReport } from './user';

/** What the cookies say. */
export type Cookies = { token: string | null; user: SessionUser | null };

/** `isKept`: will the cookies still say it after a reload? */
export type StoredSession = Cookies & { isKept: boolean };

export type Newcomer = { token: string; userName: string };
export type SignInBySsoOutcome = ({ ok: true } & Newcomer) | { ok: false };

/** `ssoToken`: what the address brought along; it was stripped before anything else ran. */
export type SessionInput = { ssoToken: string | null };

export type SessionEvent =
  | ({ type: 'session.begin' } & Newcomer)
  /** Another tab, or whoever used the browser while this page slept, may have changed the cookies. */
  | ({ type: 'session.changed' } & Cookies)
  /** The gateway has called this very token expired. */
  | { type: 'session.expired'; token: string }
  | { type: 'session.signOut' }
  | { type: 'user.refresh' }
  | { type: 'page.reload' }
  | UserReport;

/** What the session tells its parent. */
export type SessionReport =
  | { type: 'session.started'; isKept: boolean }
  | { type: 'session.ended' }
  | { type: 'session.signedOut' }
  | { type: 'session.ssoRefused' };

export type SessionContext = Cookies &
  PersonDetails & {
    ssoToken: string | null;
    entries: readonly EnterpriseEntry[];
    isKept: boolean;
    /** Found here while somebody arrives: nobody's yet, only to be asked about. Empty where nobody is signed in. */
    presentToken: string;
    /** On its way out: nobody's here any more, still to be ended at the gateway. */
    expiredToken: string;
  };
