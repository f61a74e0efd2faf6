import type { Charges } from '../../../domain/offer/charges';
import { YUAN } from '../../../domain/values/money';
import type { PriceParts } from '../../trade/price/charge-table';

/**
 * The price of what is filled in, as it is shown: first in the currency it is paid in, which is dollars until another is
 * chosen. Without a total where nobody can say it yet.
 */
export function priceOf(charges: Charges | null, currency = '', addable: PriceParts['addable'] = null): PriceParts {
  const { lines = [], totalUsd = null, totalYuan = null, notIncluded = [] } = charges ?? {};
  const [total, other] = currency === YUAN ? [totalYuan, totalUsd] : [totalUsd, totalYuan];
  return { lines, total, other, notIncluded, addable };
}
