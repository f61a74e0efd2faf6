import type { Queries } from '../../base/database/database';
import { ANEW, passageKeys } from '../../trade/closures/passed';
import type { Placement } from '../../trade/modes/mode';
import { putInside } from '../../world/takings/neighbours';
import type { Holding } from '../../world/takings/taking';
import { buildOrderHead } from './head';
import { queueFilters } from './narrowed-by';
import type { OrderSnapshot } from './order';

export function storeAmended(inside: Queries, orderNo: string, snapshot: OrderSnapshot) {
  const head = buildOrderHead(snapshot);
  const { offerId, closesAt } = snapshot.quote.offer;
  const { places, hazards, deadlines, departure } = queueFilters(head, snapshot.quote.offer);
  return inside.query(
    `update orders set amended = $2, head = $3, offer_id = $4, closes_at = $5, places = $6, hazards = $7, passes = $8, deadlines = $9, departure = $10, hit_by = '${ANEW}'
      where order_no = $1`,
    [
      orderNo,
      JSON.stringify(snapshot),
      JSON.stringify(head),
      offerId,
      closesAt,
      places,
      hazards,
      passageKeys(snapshot.quote.offer),
      deadlines,
      departure,
    ],
  );
}

/** Stores new takings; the old ones must be released before. */
export async function storeTakings(inside: Queries, orderNo: string, { takings, kept }: Placement): Promise<void> {
  const held = takings.map(({ stockId, measure, amount }) => ({ stockId, measure, amount }));
  await inside.query('update orders set takings = $2 where order_no = $1', [orderNo, JSON.stringify(held)]);
  await putInside(inside, orderNo, kept);
}

export const holdMore = (inside: Queries, orderNo: string, more: readonly Holding[]) =>
  inside.query('update orders set takings = takings || $2::jsonb where order_no = $1', [
    orderNo,
    JSON.stringify(more.map(({ stockId, measure, amount }) => ({ stockId, measure, amount }))),
  ]);
