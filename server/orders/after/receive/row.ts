import type { PastEvent } from '../../../../domain/order/receipt/brief';
import { isBeingLookedInto } from '../../../../domain/order/changes/complaint';
import type { OrderState } from '../../../../domain/order/life/lifecycle';
import type { NamedMishap } from '../../../../domain/order/changes/mishap';
import type { ReadOrder } from '../../orders/snapshot';
import { firstPendingStep } from '../mishap/first';
import type { AfterRow } from '../row';
import { passesAhead, firstUnseenPass } from '../way/ahead';
import { RECEIVE_MESSAGES as messages } from './messages';

type ReceiptHistory = { history: readonly PastEvent[]; wentWrong: readonly NamedMishap[] };

/** Report required before the owner can confirm receipt; null if none. */
export function findAwaitedReport(
  read: ReadOrder,
  state: OrderState,
  { history, wentWrong }: ReceiptHistory,
): string | null {
  const unseen = firstUnseenPass(passesAhead(read, state, history));
  if (unseen) return messages.waits(unseen.place);
  if (isBeingLookedInto(wentWrong)) return messages.looked;
  return firstPendingStep(read.mode, wentWrong, 'completed') === null ? null : messages.open;
}

export const receiveRow: AfterRow = {
  receipt(read, { state }, { history, after }) {
    if (state !== 'ARRIVED' || !read.mode.after?.receive) return {};
    return { receiving: { waits: findAwaitedReport(read, state, { history, wentWrong: after.wentWrong }) } };
  },
};
