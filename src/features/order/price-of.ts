import { exchangeAt, yuanForDollar } from '../../../domain/offer/charge-lines';
import { besideSum, displaySums, type Charges } from '../../../domain/offer/charges';
import { formatMoney, YUAN, type Money } from '../../../domain/values/money';
import { besideWords } from '../../copy/words/sum-words';
import type { PriceParts } from '../../trade/price/charge-table';

function orderedSums(charges: Charges, currency: string): readonly [Money, Money] {
  const { totalUsd, totalYuan } = charges;
  if (currency === '') return displaySums(charges);
  return currency === YUAN ? [totalYuan, totalUsd] : [totalUsd, totalYuan];
}

/** Taxed sums are paid in yuan only, so the net amount is shown beside the total. */
function displayedTotal(charges: Charges, currency: string): Pick<PriceParts, 'total' | 'beside'> {
  const [total, other] = orderedSums(charges, currency);
  const isTaxed = besideSum(charges).kind !== 'other';
  return { total, beside: isTaxed ? besideWords(charges) : formatMoney(other) };
}

type More = { addable?: PriceParts['addable'] | undefined; unpriced?: PriceParts['unpriced'] };

/**
 * Price of the form for display, first in the payment currency, by default the currency charged. `total` is null when
 * it cannot be calculated.
 */
export function displayedPrice(charges: Charges | null, currency = '', more: More = {}): PriceParts {
  const { addable = null, unpriced } = more;
  const { lines = [], notIncluded = [] } = charges ?? {};
  const sums = charges ? displayedTotal(charges, currency) : { total: null, beside: null };
  return { lines, ...sums, ...(charges && exchangeAt(yuanForDollar(charges))), unpriced, notIncluded, addable };
}
