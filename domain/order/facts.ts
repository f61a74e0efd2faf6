import type { GoodsFacts } from '../goods/facts';
import type { Quote } from '../offer/offer';
import type { GoodsRow } from './form';

/** What the rules of every mode must know besides the form. */
export type OrderFacts<TQuote = Quote> = {
  now: number;
  quote: TQuote | null;
  goodsOf(row: GoodsRow): GoodsFacts | null;
};
