import { AsyncLocalStorage } from 'node:async_hooks';

import { CODES } from '../../../contract/wire/envelope';
import { Refusal } from '../../base/http/refusal';
import { STAFF_MESSAGES } from './messages';

const acting = new AsyncLocalStorage<string>();

export const actingAs = <TResult>(staffId: string, work: () => Promise<TResult>): Promise<TResult> =>
  acting.run(staffId, work);

/** Staff member behind the current work; null for the owner or the clock. */
export const actingStaff = (): string | null => acting.getStore() ?? null;

/** Refuses a second approval by the same person. Runs inside the transaction, so that a refusal leaves no log line. */
export function holdToSecond(putBy: string | null): void {
  if (putBy === actingStaff()) throw new Refusal(CODES.moveRefused, STAFF_MESSAGES.secondNeeded);
}
