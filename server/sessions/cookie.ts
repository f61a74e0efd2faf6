import { SESSION_SECONDS, TOKEN_COOKIE } from '../../contract/session';

const line = (value: string, maxAge: number, secure: boolean) =>
  `${TOKEN_COOKIE}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`;

/** The cookie the page writes as well: some browsers keep a script's cookie for a week only. */
export const tokenCookie = (token: string, secure: boolean) => line(token, SESSION_SECONDS, secure);

export const endedCookie = (secure: boolean) => line('', 0, secure);
