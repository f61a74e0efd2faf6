import type { ExpirySnapshot } from './expiry.machine';

export type ExpiryView = { status: ExpirySnapshot['value'] };

/** The reload notice shows in every step. */
export const selectExpiry = (snapshot: ExpirySnapshot): ExpiryView => ({ status: snapshot.value });
