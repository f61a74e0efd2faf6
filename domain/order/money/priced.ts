import { bestCoupon, lessCoupon, type OwnCoupon } from '../../offer/coupon';
import type { Charges } from '../../offer/charges';
import { applicableSurcharges, isSurcharged, withSurcharges } from '../../offer/surcharge';
import type { Quote } from '../../offer/offer';
import type { OrderFacts } from '../form/facts';
import { orderClasses } from '../findings/classes';
import type { OrderForm } from '../form/form';
import type { OrderMode } from '../mode/mode';

type Pricing = { mode: OrderMode; form: OrderForm; quote: Quote; goodsOf: OrderFacts['goodsOf'] };

export type PayableCharges = { charges: Charges; coupon: OwnCoupon | null };

/** Adds the locked surcharges for the form's goods; already surcharged prices stay unchanged. */
export function addSurcharges(charges: Charges, { form, quote, goodsOf }: Omit<Pricing, 'mode'>): Charges {
  const { surcharges = [] } = quote.offer;
  if (surcharges.length === 0 || isSurcharged(charges)) return charges;
  const goods = { isDanger: form.isDanger === 'Y', classes: [...orderClasses(form, goodsOf).keys()] };
  return withSurcharges(charges, applicableSurcharges(surcharges, goods));
}

/** Mode price with surcharges, before coupons; null when not computable. */
export function surchargedPrice({ mode, ...pricing }: Pricing): Charges | null {
  const charges = mode.price(pricing.form, pricing.quote, pricing.goodsOf);
  return charges && addSurcharges(charges, pricing);
}

/** Price less the best coupon; page and gateway both call it. Null when not computable. */
export function payablePrice(pricing: Pricing, coupons: readonly OwnCoupon[], now: number): PayableCharges | null {
  const { mode, quote } = pricing;
  const charges = surchargedPrice(pricing);
  if (charges === null) return null;
  const coupon = bestCoupon(charges, coupons, { mode: mode.id, now, isByPermit: mode.terms.isByPermit(quote) });
  return { charges: coupon ? lessCoupon(charges, coupon) : charges, coupon };
}
