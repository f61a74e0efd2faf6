import type { Charges } from '../../../domain/offer/charges';

/** Charge lines as item, quantity and amount, then the totals, in cents. */
export type Counted = readonly (string | number)[] | null;

export const worded = (charges: Charges | null | undefined): Counted =>
  charges
    ? [
        ...charges.lines.map(
          ({ item, unitPrice, quantity, total }) => `${item} ${unitPrice.amount} × ${quantity} = ${total.amount}`,
        ),
        charges.totalUsd.amount,
        charges.totalYuan.amount,
      ]
    : null;
