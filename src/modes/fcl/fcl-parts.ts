import type { FclForm } from '../../../domain/modes/fcl/form';
import type { FclQuote } from '../../../domain/modes/fcl/quote';
import type { Sailing } from '../../../domain/offer/sailing';
import type { OrderLists } from '../../../domain/order/form/lists';
import type { OrderFormIntents, OrderFormView } from '../../../machines/order/order-form';

export type FclParts = {
  view: OrderFormView<FclForm, FclQuote>;
  on: OrderFormIntents;
  lists: OrderLists | null;
  sailing: Sailing;
};
