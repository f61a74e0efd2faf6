import type { WhForm } from '../../../domain/modes/wh/form';
import type { WhQuote } from '../../../domain/modes/wh/quote';
import type { OrderLists } from '../../../domain/order/lists';
import type { OrderFormIntents, OrderFormView } from '../../../machines/order/order-form';
import type { OwnFaultWords } from '../../copy/order-faults';

/** What every step of the order of a place in a store is given. */
export type WhParts = {
  view: OrderFormView<WhForm, WhQuote> & { own: OwnFaultWords };
  on: OrderFormIntents;
  /** Null while they are not here. */
  lists: OrderLists | null;
  quote: WhQuote;
};
