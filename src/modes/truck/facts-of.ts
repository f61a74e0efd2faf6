import { identifyRow, knowing } from '../../../domain/goods/identity';
import type { OrderFacts } from '../../../domain/order/form/facts';
import type { TruckQuote } from '../../../domain/modes/truck/quote';
import type { TruckParts } from './own-fields';

/** Facts for the rules beyond the form. `now` is 0, since no truck field depends on the time. */
export const truckFormFacts = ({ view: { library, told }, quote }: TruckParts): OrderFacts<TruckQuote> => ({
  quote,
  now: 0,
  ...knowing((row, isDanger) => identifyRow(row, isDanger, { library, told })),
});
