import type { LclForm } from '../../../domain/modes/lcl/form';
import type { LclQuote } from '../../../domain/modes/lcl/quote';
import type { OrderLists } from '../../../domain/order/lists';
import type { OrderFormIntents, OrderFormView } from '../../../machines/order/order-form';
import type { OwnFaultWords } from '../../copy/order-faults';

/** What every step of the order of a share of a box is given. */
export type LclParts = {
  view: OrderFormView<LclForm, LclQuote> & { own: OwnFaultWords };
  on: OrderFormIntents;
  /** Null while they are not here. */
  lists: OrderLists | null;
  quote: LclQuote;
};
