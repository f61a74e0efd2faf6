import type { DraftBrief } from '../../../domain/order/draft';
import type { PlacedOrder } from '../../../domain/order/placed';
import type { CenterOrdersActor, CenterOrdersSnapshot } from './center-orders.machine';
import type { OrdersFailureCode } from './center-orders.types';

const STAGES = ['loading', 'listed', 'failed'] as const;

/** Everything a view may know. Plain data: a story is written from it without an actor. */
export type CenterOrdersView = {
  stage: (typeof STAGES)[number];
  isBusy: boolean;
  orders: readonly PlacedOrder[];
  /** There may be more than are listed. */
  total: number;
  drafts: readonly DraftBrief[];
  readAt: number;
  openNo: string | null;
  failureCode: OrdersFailureCode | null;
};

export const selectCenterOrders = (snapshot: CenterOrdersSnapshot): CenterOrdersView => {
  const { orders, total, drafts, readAt, openNo, failureCode } = snapshot.context;
  return {
    stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'loading',
    isBusy: snapshot.hasTag('busy'),
    orders,
    total,
    drafts,
    readAt,
    openNo,
    failureCode,
  };
};

/** The order-query flag of the product: are the orders being asked for? */
export const selectOrderQuery = (snapshot: CenterOrdersSnapshot): boolean =>
  snapshot.hasTag('loading') || snapshot.hasTag('busy');

/** The dialog that gives an order up, as long as it is open. */
export const selectCenterCancellation = ({ children }: CenterOrdersSnapshot) => children.cancellation;

/** Everything a view may ask for. */
export const centerOrdersIntents = (actor: CenterOrdersActor) => ({
  refresh: () => actor.send({ type: 'orders.refresh' }),
  toggle: (orderNo: string) => actor.send({ type: 'order.toggle', orderNo }),
  cancel: (orderNo: string) => actor.send({ type: 'cancellation.open', orderNo }),
});

export type CenterOrdersIntents = ReturnType<typeof centerOrdersIntents>;
