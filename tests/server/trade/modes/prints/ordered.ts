import type { Charges } from '../../../../../domain/offer/charges';
import type { Cutoff } from '../../../../../domain/offer/cutoffs';
import type { Quote } from '../../../../../domain/offer/offer';
import type { OrderFacts } from '../../../../../domain/order/form/facts';
import type { OrderForm } from '../../../../../domain/order/form/form';
import type { OrderMode } from '../../../../../domain/order/mode/mode';
import { isoOf } from '../../../../../domain/values/moments';
import type { Snapshot } from '../../../../../server/trade/modes/mode';

/** What was ordered at a quote, at the price of its mode. */
export function priced<TForm extends OrderForm, TQuote extends Quote>(
  mode: OrderMode<TForm, TQuote>,
  form: TForm,
  quote: TQuote,
  { goodsOf }: OrderFacts<TQuote>,
): Snapshot<TForm, TQuote> {
  const charges = mode.price(form, quote, goodsOf);
  if (!charges) throw new Error(`${mode.id} has no price`);
  return { form, quote, charges, takings: [], alternative: null };
}

export const place = (code: string, nameCn: string, nameEn: string) => ({ code, nameCn, nameEn });

/** No two at the same minute. */
export const apart = (cutoffs: readonly Cutoff[]): Cutoff[] =>
  cutoffs.map((cutoff, at) => ({ ...cutoff, at: isoOf(Date.parse(cutoff.at) + at * 60_000) }));

/** What is charged once costs as much as one of it: here it does not. */
export const told = <TOrder extends { charges: Charges }>(order: TOrder): TOrder => ({
  ...order,
  charges: {
    ...order.charges,
    lines: order.charges.lines.map((line) =>
      line.quantity === 1 ? { ...line, total: { ...line.total, amount: line.total.amount + 7_00 } } : line,
    ),
  },
});
