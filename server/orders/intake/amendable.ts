import { AMENDABLE } from '../../../domain/order/measured';
import type { ServerModes } from '../../modes';
import type { OrderRow } from '../order';
import { readOrder } from '../snapshot';

type Asked = Pick<OrderRow, 'mode' | 'state' | 'snapshot' | 'offerLapsedAt'>;

/** Until when the amounts of an order may be amended; null where that is over, or was never so. */
export function amendUntil(modes: ServerModes, order: Asked, now: number): string | null {
  const { mode, snapshot } = readOrder(modes, order);
  const until = mode.intake?.amendUntil(snapshot) ?? null;
  const isOpen = AMENDABLE.some((state) => state === order.state) && order.offerLapsedAt === null;
  return isOpen && until !== null && Date.parse(until) > now ? until : null;
}
