import type { PastEvent } from '../../domain/order/receipt/brief';
import { stateAfterEvent } from '../../domain/order/life/lifecycle';
import type { PlacedOrder, ReceiptParts } from '../../domain/order/receipt/placed';
import { orderHistoryCopy as copy } from '../copy/orders/history';
import { orderStateNames } from '../copy/orders/states';

export type PastWords = Pick<PlacedOrder, 'stands'> & { events?: ReceiptParts['events'] };

/** An event that changes the state is named by that state, in the mode's words. */
export const pastName = (
  { event, state }: Pick<PastEvent, 'event' | 'state'>,
  { stands, events = {} }: PastWords,
): string =>
  events[event] ??
  (stateAfterEvent(event) === state ? stands?.[state] : undefined) ??
  copy.event(event, orderStateNames[state]);
