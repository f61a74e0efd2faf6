import type { Charges } from '../../offer/charges';
import type { OrderFacts } from '../../order/form/facts';
import type { TruckForm } from './form';
import { pricePartForm } from './part-reading';
import { truckCharges } from './price';
import type { TruckQuote } from './quote';
import { isQuotedLoad, quotedPart, readPriceInput } from './reading';

export function priceForm(form: TruckForm, quote: TruckQuote, goodsOf: OrderFacts['goodsOf']): Charges | null {
  if (!isQuotedLoad(form, quote, goodsOf)) return null;
  if (quotedPart(quote)) return pricePartForm(form, quote, goodsOf);
  const priced = readPriceInput(form, quote, goodsOf);
  return priced && truckCharges(priced, quote.rates);
}
