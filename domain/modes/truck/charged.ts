import type { Charges } from '../../offer/charges';
import type { OrderFacts } from '../../order/form/facts';
import type { TruckForm } from './form';
import { partChargesIn } from './part-reading';
import { truckCharges } from './price';
import type { TruckQuote } from './quote';
import { isQuotedLoad, partIn, pricedIn } from './reading';

export function chargedIn(form: TruckForm, quote: TruckQuote, goodsOf: OrderFacts['goodsOf']): Charges | null {
  if (!isQuotedLoad(form, quote, goodsOf)) return null;
  if (partIn(quote)) return partChargesIn(form, quote, goodsOf);
  const priced = pricedIn(form, quote, goodsOf);
  return priced && truckCharges(priced, quote.rates);
}
