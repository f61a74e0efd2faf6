/** What the cookie held when the expired token was to be cleared from it. */
export type ForgetOutcome = { found: 'same' | 'newer' | 'nothing' };

/** Refused where the page has reloaded too often already. */
export type ReloadOutcome = { isReloading: boolean };

export type TokenInput = { token: string };

/** How it ended: the page is on its way to a fresh start, a newer session was there, or reloading does not help. */
export type ExpiryEnd = 'reloading' | 'newerSession' | 'stranded';

export type ExpiryContext = TokenInput & { end: ExpiryEnd };
