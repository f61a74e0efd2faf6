import type { EnterpriseEntry, PersonDetails, SessionUser, UserReport } from './user';

export type Cookies = { token: string | null; user: SessionUser | null };

/** `isKept`: the cookies survive a reload. */
export type StoredSession = Cookies & { isKept: boolean };

export type Newcomer = { token: string; userName: string };
export type SignInBySsoOutcome = ({ ok: true } & Newcomer) | { ok: false };

/** `ssoToken`: from the address; it was removed from the address before any other code ran. */
export type SessionInput = { ssoToken: string | null };

export type SessionEvent =
  | ({ type: 'session.begin' } & Newcomer)
  /** Another tab, or another user of the browser while this page slept, may have changed the cookies. */
  | ({ type: 'session.changed' } & Cookies)
  | { type: 'session.expired'; token: string }
  | { type: 'session.signOut' }
  | { type: 'user.refresh' }
  | { type: 'page.reload' }
  | UserReport;

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
    /** Token found while another person arrives: not used yet, only asked about. Empty when not signed in. */
    presentToken: string;
    /** Token no longer used here, still to be ended at the gateway. */
    expiredToken: string;
  };
