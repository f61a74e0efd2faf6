import { bestCoupon, lessCoupon, type OwnCoupon } from '../campaigns/coupon';
import type { Charges } from '../offer/charges';
import type { Quote } from '../offer/offer';
import type { OrderFacts } from './facts';
import type { OrderForm } from './form';
import type { OrderMode } from './mode';

type Pricing = { mode: OrderMode; form: OrderForm; quote: Quote; goodsOf: OrderFacts['goodsOf'] };

/** What somebody who holds these coupons pays for an order. */
export type Priced = { charges: Charges; coupon: OwnCoupon | null };

/** The price of a mode less the best coupon that fits: the one function of page and gateway. Null where nobody can say. */
export function pricedFor(
  { mode, form, quote, goodsOf }: Pricing,
  coupons: readonly OwnCoupon[],
  now: number,
): Priced | null {
  const charges = mode.price(form, quote, goodsOf);
  if (charges === null) return null;
  const coupon = bestCoupon(charges, coupons, { mode: mode.id, now, isByPermit: mode.terms.isByPermit(quote) });
  return { charges: coupon ? lessCoupon(charges, coupon) : charges, coupon };
}
