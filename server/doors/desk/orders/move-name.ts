import { type HouseEvent, stateAfterEvent } from '../../../../domain/order/life/lifecycle';
import type { DeskOrder } from '../../../orders/order-service/desk-order';
import { MOVE_NAMES } from '../messages';

const ALIKE: readonly HouseEvent[] = ['accepted', 'completed'];

/** Other moves are named after the state they lead to, in the mode's words. */
export function moveName(event: HouseEvent, stands: DeskOrder['stands']): string {
  const to = ALIKE.includes(event) ? undefined : stateAfterEvent(event);
  return (to && stands[to]) ?? MOVE_NAMES[event];
}

/** Moves against the customer, which need a reason. */
export const NEEDS_REASON: readonly HouseEvent[] = ['refused', 'revoked', 'papers.missing'];

/** End of the working day: the hour at which a reply deadline ends. */
export const REPLY_HOUR = 18;
