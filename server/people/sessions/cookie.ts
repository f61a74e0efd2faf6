import { SESSION_SECONDS, TOKEN_COOKIE } from '../../../contract/people/session';

/**
 * The cookie the page writes as well: some browsers keep a script's cookie for a week only. Nothing here ends it; the
 * page does, since an answer to a logout that comes late would take the cookie of the session that came after.
 */
export const tokenCookie = (token: string, secure: boolean) =>
  `${TOKEN_COOKIE}=${token}; Path=/; Max-Age=${SESSION_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;
