/** So many prices may be locked from one address by people who have not signed in. */
export const ANONYMOUS_QUOTES = { count: 60, seconds: 3_600 } as const;

/** So many unused ones an account holds; a further one takes the place of the oldest. */
export const QUOTES_KEPT = 200;
