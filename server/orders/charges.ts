import { CODES } from '../../contract/envelope';
import type { Charges } from '../../domain/offer/charges';
import type { Quote } from '../../domain/offer/offer';
import type { OrderFacts } from '../../domain/order/facts';
import type { OrderForm } from '../../domain/order/form';
import type { OrderMode } from '../../domain/order/mode';
import { type Money, YUAN } from '../../domain/values/money';
import { Refusal } from '../http/refusal';
import { ORDER_MESSAGES as messages } from './messages';

/** The total in the currency somebody was shown it in. */
export const totalIn = ({ totalUsd, totalYuan }: Charges, currency: string): Money =>
  currency === YUAN ? totalYuan : totalUsd;

type Priced = { mode: OrderMode; form: OrderForm; quote: Quote; goodsOf: OrderFacts['goodsOf'] };

/** The price by the rates of the quote, as the gateway counts it. The form's total is compared, never believed. */
export const priceHeldTo = ({ mode, form, quote, goodsOf }: Priced, shown: Money): Charges =>
  chargesHeldTo(mode.price(form, quote, goodsOf), shown);

/** What the gateway has counted, where it is what somebody was shown. */
export function chargesHeldTo(charges: Charges | null, shown: Money): Charges {
  if (charges === null) throw new Refusal(CODES.noPrice, messages.noPrice);
  const now = totalIn(charges, shown.currency);
  if (now.amount === shown.amount && now.currency === shown.currency) return charges;
  throw new Refusal(CODES.priceChanged, messages.priceChanged, {
    data: { before: shown, now, lines: charges.lines },
  });
}
