import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { EVERY_ORDER, isNarrowed, type OrderQuery } from '../../../domain/order/order-query';
import type { PlacedOrder } from '../../../domain/order/placed';
import { orderCancelMachine } from '../../order/order-cancel';
import { unprovidedPromise } from '../../support/unprovided';
import type { CenterOrdersContext, CenterOrdersEvent, LoadOrdersOutcome, OrdersAsked } from './center-orders.types';

const orderOf = (orders: readonly PlacedOrder[], number: string): PlacedOrder | undefined =>
  orders.find(({ orderNo }) => orderNo === number);

/** What was listed answers the question before; it goes with it. */
const UNANSWERED = { orders: [], total: 0, openNo: null } as const;

const chart = setup({
  types: {
    context: {} as CenterOrdersContext,
    events: {} as CenterOrdersEvent,
    tags: {} as 'loading' | 'listed' | 'failed' | 'busy',
    children: {} as { cancellation: 'cancellation' },
  },
  actors: {
    loadOrders: unprovidedPromise<LoadOrdersOutcome, OrderQuery>('loadOrders'),
    cancellation: orderCancelMachine,
  },
  delays: { typingPause: 300 },
  guards: {
    isNarrowed: ({ context }) => isNarrowed(context.query),
    hasPage: ({ context: { total, size } }, { page }: { page: number }) => page >= 1 && (page - 1) * size < total,
    isLoaded: (_, params: LoadOrdersOutcome) => params.ok,
    isCancellable: ({ context }, params: { orderNo: string }) =>
      (orderOf(context.orders, params.orderNo)?.cancelFee ?? null) !== null,
  },
  actions: {
    keepOrders: assign((_, params: LoadOrdersOutcome) =>
      params.ok
        ? {
            orders: params.orders,
            total: params.total,
            size: params.size,
            drafts: params.drafts,
            readAt: params.readAt,
          }
        : {},
    ),
    changeQuery: assign({
      ...UNANSWERED,
      query: ({ context }, { change }: { change: Partial<OrdersAsked> }) => ({ ...context.query, ...change, page: 1 }),
    }),
    clearQuery: assign({ ...UNANSWERED, query: EVERY_ORDER }),
    turnPage: assign({
      ...UNANSWERED,
      query: ({ context }, { page }: { page: number }) => ({ ...context.query, page }),
    }),
    recordFailure: assign({ failureCode: (_, params: LoadOrdersOutcome) => (params.ok ? null : params.failure.code) }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    clearFailure: assign({ failureCode: null }),
    toggleOrder: assign({
      openNo: ({ context }, params: { orderNo: string }) => (context.openNo === params.orderNo ? null : params.orderNo),
    }),
    noteCancelled: assign({ cancelNo: (_, params: { orderNo: string }) => params.orderNo }),
  },
});

/** The orders of a person in the user center: how they stand, what is in them, and the way to give one up. */
export const centerOrdersMachine = chart.createMachine({
  id: 'centerOrders',
  description: '我的订单：查找、翻页、草稿、详情、取消',
  context: {
    query: EVERY_ORDER,
    orders: [],
    total: 0,
    size: 1,
    drafts: [],
    readAt: 0,
    failureCode: null,
    openNo: null,
    cancelNo: '',
  },
  initial: 'list',
  states: {
    list: {
      description: '列表与查找条件',
      initial: 'loading',
      on: {
        'query.change': { target: '.asking', actions: { type: 'changeQuery', params: ({ event }) => event } },
        'query.clear': { guard: 'isNarrowed', target: '.loading', actions: 'clearQuery' },
      },
      states: {
        asking: {
          description: '查找条件已改，停止输入后查找；原来的列表已收起',
          tags: 'loading',
          entry: 'clearFailure',
          after: { typingPause: 'loading' },
        },
        loading: {
          description: '正在取得订单',
          tags: 'loading',
          entry: 'clearFailure',
          invoke: {
            id: 'loadOrders',
            src: 'loadOrders',
            input: ({ context }) => context.query,
            onDone: [
              {
                guard: { type: 'isLoaded', params: ({ event }) => event.output },
                target: 'listed',
                actions: { type: 'keepOrders', params: ({ event }) => event.output },
              },
              { target: 'failed', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'failed', actions: 'recordUnexpected' },
          },
        },
        failed: { description: '订单取不到，可重试', tags: 'failed', on: { 'orders.refresh': 'loading' } },
        listed: {
          description: '已列出',
          tags: 'listed',
          on: {
            'orders.refresh': 'refreshing',
            'page.turn': {
              guard: { type: 'hasPage', params: ({ event }) => event },
              target: 'loading',
              actions: { type: 'turnPage', params: ({ event }) => event },
            },
            'order.toggle': { actions: { type: 'toggleOrder', params: ({ event }) => event } },
            'cancellation.open': {
              guard: { type: 'isCancellable', params: ({ event }) => event },
              target: '#centerOrders.cancelling',
              actions: { type: 'noteCancelled', params: ({ event }) => event },
            },
          },
        },
        refreshing: {
          description: '正在看有没有变化，原来的先留着',
          tags: ['listed', 'busy'],
          invoke: {
            id: 'loadOrders',
            src: 'loadOrders',
            input: ({ context }) => context.query,
            onDone: { target: 'listed', actions: { type: 'keepOrders', params: ({ event }) => event.output } },
            onError: 'listed',
          },
        },
      },
    },
    cancelling: {
      description: '取消弹窗已打开',
      tags: 'listed',
      invoke: {
        id: 'cancellation',
        src: 'cancellation',
        input: ({ context: { orders, cancelNo } }) => ({
          orderNo: cancelNo,
          fee: orderOf(orders, cancelNo)?.cancelFee ?? { amount: 0, currency: '1' },
          beside: orderOf(orders, cancelNo)?.beside,
        }),
        onDone: 'list.refreshing',
        onError: 'list.refreshing',
      },
    },
  },
});

export type CenterOrdersActor = ActorRefFrom<typeof centerOrdersMachine>;
export type CenterOrdersSnapshot = SnapshotFrom<typeof centerOrdersMachine>;
