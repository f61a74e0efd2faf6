import type { GoodsFacts } from '../../goods/facts';
import type { Identity } from '../../goods/identity';
import type { Quote } from '../../offer/offer';
import type { GoodsRow } from '../../goods/row';

/** What the rules of every mode must know besides the form. */
export type OrderFacts<TQuote = Quote> = {
  now: number;
  quote: TQuote | null;
  /** The one substance a dangerous row means. */
  goodsOf: (row: GoodsRow) => GoodsFacts | null;
  identityOf: (row: GoodsRow, isDanger: 'Y' | 'N') => Identity;
};
