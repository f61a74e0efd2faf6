import type { DraftBrief } from '../../../domain/order/drafts/draft';
import { isNarrowed, type OrderQuery } from '../../../domain/order/life/order-query';
import type { PlacedOrder } from '../../../domain/order/receipt/placed';
import type { CenterOrdersActor, CenterOrdersSnapshot } from './center-orders.machine';
import type { DraftName, OrdersQuery, OrdersDeed, OrdersFailureCode } from './center-orders.types';

const STAGES = ['loading', 'listed', 'failed'] as const;

export type CenterOrdersView = {
  stage: (typeof STAGES)[number];
  isBusy: boolean;
  query: OrderQuery;
  isNarrowed: boolean;
  pages: number;
  orders: readonly PlacedOrder[];
  total: number;
  drafts: readonly DraftBrief[];
  readAt: number;
  openNo: string | null;
  dropping: DraftName | null;
  deed: OrdersDeed | null;
  failureCode: OrdersFailureCode | null;
};

export const selectCenterOrders = (snapshot: CenterOrdersSnapshot): CenterOrdersView => {
  const { query, orders, total, size, drafts, readAt, openNo, dropping, deed, failureCode } = snapshot.context;
  return {
    stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'loading',
    isBusy: snapshot.hasTag('busy'),
    query,
    isNarrowed: isNarrowed(query),
    pages: Math.ceil(total / size),
    orders,
    total,
    drafts,
    readAt,
    openNo,
    dropping,
    deed,
    failureCode,
  };
};

export const selectCenterCancellation = ({ children }: CenterOrdersSnapshot) => children.cancellation;

export const centerOrdersIntents = (actor: CenterOrdersActor) => ({
  refresh: () => actor.send({ type: 'orders.refresh' }),
  change: (change: Partial<OrdersQuery>) => actor.send({ type: 'query.change', change }),
  clear: () => actor.send({ type: 'query.clear' }),
  turn: (page: number) => actor.send({ type: 'page.turn', page }),
  toggle: (orderNo: string) => actor.send({ type: 'order.toggle', orderNo }),
  dropDraft: ({ mode, draftId }: DraftName) => actor.send({ type: 'draft.drop', mode, draftId }),
  keepDraft: () => actor.send({ type: 'draft.keep' }),
  export: () => actor.send({ type: 'orders.export' }),
  cancel: (orderNo: string) => actor.send({ type: 'cancellation.open', orderNo }),
});

export type CenterOrdersIntents = ReturnType<typeof centerOrdersIntents>;
