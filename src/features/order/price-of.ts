import { sumsOf, type Charges } from '../../../domain/offer/charges';
import { YUAN, type Money } from '../../../domain/values/money';
import type { PriceParts } from '../../trade/price/charge-table';

function sumsIn(charges: Charges, currency: string): readonly [Money, Money] {
  const { totalUsd, totalYuan } = charges;
  if (currency === '') return sumsOf(charges);
  return currency === YUAN ? [totalYuan, totalUsd] : [totalUsd, totalYuan];
}

/**
 * The price of what is filled in, as it is shown: first in the currency it is paid in, which is the one it is charged in
 * until another is chosen. Without a total where nobody can say it yet.
 */
export function priceOf(charges: Charges | null, currency = '', addable: PriceParts['addable'] = null): PriceParts {
  const { lines = [], notIncluded = [] } = charges ?? {};
  const [total, other] = charges ? sumsIn(charges, currency) : [null, null];
  return { lines, total, other, notIncluded, addable };
}
