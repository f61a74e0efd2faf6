import { identityIn, knowing } from '../../../domain/goods/identity';
import type { OrderFacts } from '../../../domain/order/form/facts';
import type { TruckQuote } from '../../../domain/modes/truck/quote';
import type { TruckParts } from './own-fields';

/** What the rules know besides the form, as far as the page knows it. No field of a truck is asked by the hour. */
export const factsOf = ({ view: { library, told }, quote }: TruckParts): OrderFacts<TruckQuote> => ({
  quote,
  now: 0,
  ...knowing((row, isDanger) => identityIn(row, isDanger, { library, told })),
});
