import type { FclForm } from '../../../domain/modes/fcl/form';
import type { FclQuote } from '../../../domain/modes/fcl/quote';
import type { Sailing } from '../../../domain/offer/sailing';
import type { OrderLists } from '../../../domain/order/form/lists';
import type { OrderFormIntents, OrderFormView } from '../../../machines/order/order-form';

/** What every step of the order of a full container is given. */
export type FclParts = {
  view: OrderFormView<FclForm, FclQuote>;
  on: OrderFormIntents;
  /** Null while they are not here. */
  lists: OrderLists | null;
  /** The one that is ordered. */
  sailing: Sailing;
};
