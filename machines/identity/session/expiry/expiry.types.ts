export type ForgetOutcome = { found: 'same' | 'newer' | 'nothing' };

/** False when the page has reloaded too often. */
export type ReloadOutcome = { isReloading: boolean };

export type TokenInput = { token: string };

export type ExpiryEnd = 'reloading' | 'newerSession' | 'stranded';

export type ExpiryContext = TokenInput & { end: ExpiryEnd };
