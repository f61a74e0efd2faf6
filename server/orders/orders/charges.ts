import { CODES } from '../../../contract/wire/envelope';
import type { Charges } from '../../../domain/offer/charges';
import type { PayableCharges } from '../../../domain/order/money/priced';
import { type Money, YUAN } from '../../../domain/values/money';
import { Refusal } from '../../base/http/refusal';
import { ORDER_MESSAGES as messages } from './messages';

export const totalInCurrency = ({ totalUsd, totalYuan }: Charges, currency: string): Money =>
  currency === YUAN ? totalYuan : totalUsd;

/** Computed price with its coupon. The shown price is only compared, never trusted. */
export function checkShownPrice(priced: PayableCharges | null, shown: Money): PayableCharges {
  const charges = checkShownCharges(priced?.charges ?? null, shown);
  return { charges, coupon: priced?.coupon ?? null };
}

export function checkShownCharges(charges: Charges | null, shown: Money): Charges {
  if (charges === null) throw new Refusal(CODES.noPrice, messages.noPrice);
  const now = totalInCurrency(charges, shown.currency);
  if (now.amount === shown.amount && now.currency === shown.currency) return charges;
  throw new Refusal(CODES.priceChanged, messages.priceChanged, {
    data: { before: shown, now, lines: charges.lines },
  });
}
