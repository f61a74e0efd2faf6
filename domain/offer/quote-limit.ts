/** Rate limit of price locks per address without sign-in. */
export const ANONYMOUS_QUOTES = { count: 60, seconds: 3_600 } as const;

/** Unused quotes per account; a new one replaces the oldest. */
export const QUOTES_KEPT = 200;
