import type { FclForm } from '../../../domain/modes/fcl/form';
import type { Sailing } from '../../../domain/offer/sailing';
import type { OrderLists } from '../../../domain/order/lists';
import type { OrderFormIntents, OrderFormView } from '../../../machines/order/order-form';

/** What every step of the order of a full container is given. */
export type FclParts = {
  view: OrderFormView<FclForm>;
  on: OrderFormIntents;
  /** Null while they are not here. */
  lists: OrderLists | null;
  /** Other sailings of the lane, to fall back on. */
  alternatives: readonly Sailing[];
};
