import { AMENDABLE } from '../../../../domain/order/on-site/measured';
import type { OrderRow } from '../../orders/order';
import type { ReadOrder } from '../../orders/snapshot';

type AmendableRow = Pick<OrderRow, 'state' | 'offerLapsedAt'>;

/** End of the period for amending amounts; null when it is over or never existed. */
export function amendUntil({ mode, snapshot }: ReadOrder, order: AmendableRow, now: number): string | null {
  const until = mode.after?.measure?.amendUntil(snapshot) ?? null;
  const isOpen = AMENDABLE.some((state) => state === order.state) && order.offerLapsedAt === null;
  return isOpen && until !== null && Date.parse(until) > now ? until : null;
}
