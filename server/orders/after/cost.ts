import { keepingCoupon } from '../../../domain/offer/coupon';
import { goodsLookup } from '../../../domain/goods/identity';
import type { Charges } from '../../../domain/offer/charges';
import type { OrderFacts } from '../../../domain/order/form/facts';
import { type PartDeparture, departedParts } from '../../../domain/order/trucks/leaving';
import { surchargedPrice, addSurcharges } from '../../../domain/order/money/priced';
import { NOTHING_AFTERWARDS } from '../../../domain/order/receipt/result';
import { identifyGoods } from '../../world/dangerous-goods/identify';
import type { Queries } from '../../base/database/database';
import type { ServerModes } from '../../trade/modes';
import type { OrderRow } from '../orders/order';
import { readOrder, type ReadOrder } from '../orders/snapshot';
import { chargedWithout } from './collect/charged';
import { readLeavings } from './collect/leavings';
import { readArrivals, chargedAnew } from './trucks/arrivals';

/*
 * Current cost of an order: by its form, less rent for departed goods, plus missed trucks. Every later change with a
 * cost uses it; a replaced truck costs nothing and keeps the agreed price.
 */

type Costing = Pick<OrderRow, 'orderNo' | 'mode' | 'snapshot'>;
type Becoming = Pick<ReadOrder['snapshot'], 'form' | 'quote'>;

const readOrderArrivals = async (inside: Queries, orderNo: string) =>
  (await readArrivals(inside, [orderNo])).get(orderNo) ?? NOTHING_AFTERWARDS.arrivals;

/** Cost of an order after these partial departures; null if it is not collected in parts. */
export async function costWithout(
  inside: Queries,
  modes: ServerModes,
  order: Costing,
  gone: readonly PartDeparture[],
): Promise<Charges | null> {
  const read = readOrder(modes, order);
  const { form, quote } = read.snapshot;
  const without = chargedWithout(read, { form, quote }, gone);
  const charges = without && addSurcharges(without, { form, quote, ...goodsLookup(identifyGoods) });
  const by = chargedAnew(modes, order, charges, await readOrderArrivals(inside, order.orderNo));
  return keepingCoupon(by, read.snapshot.charges);
}

/** Cost of a changed order; null if its rates cannot price it. */
export async function priceChangedOrder(
  inside: Queries,
  modes: ServerModes,
  order: Costing,
  { form, quote, goodsOf }: Becoming & Pick<OrderFacts, 'goodsOf'>,
): Promise<Charges | null> {
  const { mode, snapshot } = readOrder(modes, order);
  const gone = departedParts((await readLeavings(inside, [order.orderNo])).get(order.orderNo) ?? []);
  const pricing = { form, quote, goodsOf };
  const without = chargedWithout({ mode }, pricing, gone);
  const charges = without ? addSurcharges(without, pricing) : surchargedPrice({ mode: mode.order, ...pricing });
  const by = chargedAnew(modes, order, charges, await readOrderArrivals(inside, order.orderNo));
  return keepingCoupon(by, snapshot.charges);
}
