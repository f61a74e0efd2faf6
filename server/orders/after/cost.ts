import { keepingCoupon } from '../../../domain/offer/coupon';
import { knowing } from '../../../domain/goods/identity';
import type { Charges } from '../../../domain/offer/charges';
import type { OrderFacts } from '../../../domain/order/form/facts';
import { type PartDeparture, goneOf } from '../../../domain/order/trucks/leaving';
import { chargesOf, surcharged } from '../../../domain/order/money/priced';
import { NOTHING_AFTERWARDS } from '../../../domain/order/receipt/result';
import { identify } from '../../world/dangerous-goods/identify';
import type { Queries } from '../../base/database/database';
import type { ServerModes } from '../../trade/modes';
import type { OrderRow } from '../orders/order';
import { readOrder, type ReadOrder } from '../orders/snapshot';
import { chargedWithout } from './collect/charged';
import { leavingsOf } from './collect/leavings';
import { arrivalsOf, chargedAnew } from './trucks/arrivals';

/*
 * What an order costs by now: by its form, less the rent of what has left, more for each truck that did not come. Every
 * change after the order that may cost something asks here; another truck costs nothing, and leaves what was agreed.
 */

type Costing = Pick<OrderRow, 'orderNo' | 'mode' | 'snapshot'>;
type Becoming = Pick<ReadOrder['snapshot'], 'form' | 'quote'>;

const saidOf = async (inside: Queries, orderNo: string) =>
  (await arrivalsOf(inside, [orderNo])).get(orderNo) ?? NOTHING_AFTERWARDS.arrivals;

/** Of an order whose goods are collected in parts, of which these have left; null for any other. */
export async function costWithout(
  inside: Queries,
  modes: ServerModes,
  order: Costing,
  gone: readonly PartDeparture[],
): Promise<Charges | null> {
  const read = readOrder(modes, order);
  const { form, quote } = read.snapshot;
  const without = chargedWithout(read, { form, quote }, gone);
  const charges = without && surcharged(without, { form, quote, ...knowing(identify) });
  const by = chargedAnew(modes, order, charges, await saidOf(inside, order.orderNo));
  return keepingCoupon(by, read.snapshot.charges);
}

/** Of what an order becomes; null where its rates have no price for that. */
export async function costOf(
  inside: Queries,
  modes: ServerModes,
  order: Costing,
  { form, quote, goodsOf }: Becoming & Pick<OrderFacts, 'goodsOf'>,
): Promise<Charges | null> {
  const { mode, snapshot } = readOrder(modes, order);
  const gone = goneOf((await leavingsOf(inside, [order.orderNo])).get(order.orderNo) ?? []);
  const pricing = { form, quote, goodsOf };
  const without = chargedWithout({ mode }, pricing, gone);
  const charges = without ? surcharged(without, pricing) : chargesOf({ mode: mode.order, ...pricing });
  const by = chargedAnew(modes, order, charges, await saidOf(inside, order.orderNo));
  return keepingCoupon(by, snapshot.charges);
}
