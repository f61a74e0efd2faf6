import type { ChargeLine, Charges } from '../../domain/offer/charges';
import { type Money, YUAN } from '../../domain/values/money';
import { totalsOf } from '../../domain/offer/charge-lines';

const plus = (one: Money, other: Money): Money => ({ amount: one.amount + other.amount, currency: one.currency });

/** A quote's charges and the services ordered on top: the two totals, as they are shown, added up. */
export function withServices({ lines, totalUsd, totalYuan, notIncluded }: Charges, services: ChargeLine[]): Charges {
  const more = totalsOf(services);
  return {
    lines: [...lines, ...services],
    totalUsd: plus(totalUsd, more.totalUsd),
    totalYuan: plus(totalYuan, more.totalYuan),
    notIncluded,
  };
}

/** The total in the currency somebody was shown it in. */
export const totalIn = ({ totalUsd, totalYuan }: Charges, currency: string): Money =>
  currency === YUAN ? totalYuan : totalUsd;
