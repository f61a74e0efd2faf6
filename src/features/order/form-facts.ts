import { identifyRow, goodsLookup } from '../../../domain/goods/identity';
import type { GoodsLibrary } from '../../../domain/goods/library';
import type { LibraryAnswer } from '../../../domain/goods/identity';
import type { OrderFacts } from '../../../domain/order/form/facts';

type FactsParts<TQuote> = { view: { library: GoodsLibrary; told: LibraryAnswer }; quote: TQuote };

/** Facts for the rules beyond the form. `now` is 0: no field is asked by the time. */
export const formFacts = <TQuote>({ view: { library, told }, quote }: FactsParts<TQuote>): OrderFacts<TQuote> => ({
  quote,
  now: 0,
  ...goodsLookup((row, isDanger) => identifyRow(row, isDanger, { library, told })),
});
