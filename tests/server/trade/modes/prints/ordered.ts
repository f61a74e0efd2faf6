import type { Charges } from '../../../../../domain/offer/charges';
import type { Cutoff } from '../../../../../domain/offer/cutoffs';
import type { Quote } from '../../../../../domain/offer/offer';
import type { OrderFacts } from '../../../../../domain/order/form/facts';
import type { OrderForm } from '../../../../../domain/order/form/form';
import type { OrderMode } from '../../../../../domain/order/mode/mode';
import { toIso } from '../../../../../domain/values/moments';
import type { Snapshot } from '../../../../../server/trade/modes/mode';

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

/** Shifts the cut-offs so that no two share a minute. */
export const apart = (cutoffs: readonly Cutoff[]): Cutoff[] =>
  cutoffs.map((cutoff, at) => ({ ...cutoff, at: toIso(Date.parse(cutoff.at) + at * 60_000) }));

/** Adds 7.00 to the totals of quantity one, so that they differ from unit prices. */
export const told = <TOrder extends { charges: Charges }>(order: TOrder): TOrder => ({
  ...order,
  charges: {
    ...order.charges,
    lines: order.charges.lines.map((line) =>
      line.quantity === 1 ? { ...line, total: { ...line.total, amount: line.total.amount + 7_00 } } : line,
    ),
  },
});
