import { type HouseEvent, leadsTo } from '../../../../domain/order/life/lifecycle';
import type { DeskOrder } from '../../../orders/order-service/desk-order';
import { MOVE_NAMES } from '../messages';

/** Saying yes, and that all is done, is called the same in every mode. */
const ALIKE: readonly HouseEvent[] = ['accepted', 'completed'];

/** What carries an order on is called by where it leads, as its mode calls that. */
export function moveName(event: HouseEvent, stands: DeskOrder['stands']): string {
  const to = ALIKE.includes(event) ? undefined : leadsTo(event);
  return (to && stands[to]) ?? MOVE_NAMES[event];
}

/** Nobody is sent back without a word. */
export const NEEDS_REASON: readonly HouseEvent[] = ['refused', 'revoked', 'papers.missing'];

/** The end of a working day: until then on the day that was named. */
export const REPLY_HOUR = 18;
