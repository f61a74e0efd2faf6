import { AsyncLocalStorage } from 'node:async_hooks';

import { CODES } from '../../../contract/wire/envelope';
import { Refusal } from '../../base/http/refusal';
import { STAFF_MESSAGES } from './messages';

const acting = new AsyncLocalStorage<string>();

/** Whatever the work leads to is done by this person of the house, however deep it is done. */
export const actingAs = <TResult>(staffId: string, work: () => Promise<TResult>): Promise<TResult> =>
  acting.run(staffId, work);

/** Who of the house does this; null where its owner does, or the clock. */
export const actingStaff = (): string | null => acting.getStore() ?? null;

/** Refuses a second pair of eyes that is the first one. Inside of the transaction, so that it leaves no line in the log. */
export function holdToSecond(putBy: string | null): void {
  if (putBy === actingStaff()) throw new Refusal(CODES.moveRefused, STAFF_MESSAGES.secondNeeded);
}
