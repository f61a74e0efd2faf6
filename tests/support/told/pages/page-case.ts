import type { ModeId } from '../../../../domain/mode-ids';
import type { Quote } from '../../../../domain/offer/offer';
import type { OrderFacts } from '../../../../domain/order/form/facts';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { Sample } from '../../modes/mode-case';

export type PageCase = {
  id: ModeId;
  steps: readonly string[];
  form: OrderForm;
  quote: Quote;
  goodsOf: OrderFacts['goodsOf'];
  now: number;
};

export type OfMode<TForm extends OrderForm, TQuote extends Quote> = {
  mode: { id: ModeId; steps: readonly string[] };
  samples: readonly [Sample<TForm, OrderFacts<TQuote>>, ...Sample<TForm, OrderFacts<TQuote>>[]];
};

export function pageCaseOf<TForm extends OrderForm, TQuote extends Quote>(of: OfMode<TForm, TQuote>): PageCase {
  const { mode, samples } = of;
  const [{ form, facts }] = samples;
  if (!facts.quote) throw new Error(`the first sample of ${mode.id} has no quote`);
  return { id: mode.id, steps: mode.steps, form, quote: facts.quote, goodsOf: facts.goodsOf, now: facts.now };
}
