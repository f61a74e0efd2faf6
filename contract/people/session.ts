/** Lifetime of a session and of its cookies: 60 days. */
export const SESSION_SECONDS = 5_184_000;

/** Token readable by the page; the gateway writes it and never reads it. */
export const TOKEN_COOKIE = 'accessToken';

/** The page's copy of the user, with no personal data beyond the name. */
export const USER_COOKIE = 'userInfo';
