import type { AirForm } from '../../../domain/modes/air/form';
import type { AirQuote } from '../../../domain/modes/air/quote';
import type { OrderLists } from '../../../domain/order/lists';
import type { OrderFormIntents, OrderFormView } from '../../../machines/order/order-form';
import type { OwnFaultWords } from '../../copy/order-faults';

/** What every step of the order of an air freight is given. */
export type AirParts = {
  view: OrderFormView<AirForm, AirQuote> & { own: OwnFaultWords };
  on: OrderFormIntents;
  /** Null while they are not here. */
  lists: OrderLists | null;
  quote: AirQuote;
};
