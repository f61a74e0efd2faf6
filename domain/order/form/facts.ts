import type { GoodsFacts } from '../../goods/facts';
import type { Identity } from '../../goods/identity';
import type { Quote } from '../../offer/offer';
import type { GoodsRow } from '../../goods/row';

export type OrderFacts<TQuote = Quote> = {
  now: number;
  quote: TQuote | null;
  /** Single library substance of a dangerous row; null when unknown or ambiguous. */
  goodsOf: (row: GoodsRow) => GoodsFacts | null;
  identityOf: (row: GoodsRow, isDanger: 'Y' | 'N') => Identity;
};
