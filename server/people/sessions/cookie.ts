import { SESSION_SECONDS, TOKEN_COOKIE } from '../../../contract/people/session';

/**
 * The page writes the same cookie, but some browsers keep a script's cookie for a week only. The page ends it: a late
 * logout answer would delete the cookie of a newer session.
 */
export const tokenCookie = (token: string, secure: boolean) =>
  `${TOKEN_COOKIE}=${token}; Path=/; Max-Age=${SESSION_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;
