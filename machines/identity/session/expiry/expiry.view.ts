import type { ExpirySnapshot } from './expiry.machine';

export type ExpiryView = { status: ExpirySnapshot['value'] };

/** The person is told that the page is about to start anew, whatever step of it is under way. */
export const selectExpiry = (snapshot: ExpirySnapshot): ExpiryView => ({ status: snapshot.value });
