/** How long a session lives, and with it the cookies that speak of it: 60 days. */
export const SESSION_SECONDS = 5_184_000;

/** The token, readable by the page; the gateway writes it too and never reads it. */
export const TOKEN_COOKIE = 'accessToken';

/** What the page remembers of the person, without anything personal beyond the name. */
export const USER_COOKIE = 'userInfo';
