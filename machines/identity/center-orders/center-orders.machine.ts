import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import type { PlacedOrder } from '../../../domain/order/placed';
import { orderCancelMachine } from '../../order/order-cancel';
import { unprovidedPromise } from '../../support/unprovided';
import type { CenterOrdersContext, CenterOrdersEvent, LoadOrdersOutcome } from './center-orders.types';

const orderOf = (orders: readonly PlacedOrder[], number: string): PlacedOrder | undefined =>
  orders.find(({ orderNo }) => orderNo === number);

const chart = setup({
  types: {
    context: {} as CenterOrdersContext,
    events: {} as CenterOrdersEvent,
    tags: {} as 'loading' | 'listed' | 'failed' | 'busy',
    children: {} as { cancellation: 'cancellation' },
  },
  actors: {
    loadOrders: unprovidedPromise<LoadOrdersOutcome>('loadOrders'),
    cancellation: orderCancelMachine,
  },
  guards: {
    isLoaded: (_, params: LoadOrdersOutcome) => params.ok,
    isCancellable: ({ context }, params: { orderNo: string }) =>
      (orderOf(context.orders, params.orderNo)?.cancelFee ?? null) !== null,
  },
  actions: {
    keepOrders: assign((_, params: LoadOrdersOutcome) =>
      params.ok ? { orders: params.orders, total: params.total, drafts: params.drafts, readAt: params.readAt } : {},
    ),
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
  description: '我的订单：列表、草稿、详情、取消',
  context: { orders: [], total: 0, drafts: [], readAt: 0, failureCode: null, openNo: null, cancelNo: '' },
  initial: 'loading',
  states: {
    loading: {
      description: '正在取得订单',
      tags: 'loading',
      entry: 'clearFailure',
      invoke: {
        id: 'loadOrders',
        src: 'loadOrders',
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
        'order.toggle': { actions: { type: 'toggleOrder', params: ({ event }) => event } },
        'cancellation.open': {
          guard: { type: 'isCancellable', params: ({ event }) => event },
          target: 'cancelling',
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
        onDone: { target: 'listed', actions: { type: 'keepOrders', params: ({ event }) => event.output } },
        onError: 'listed',
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
        }),
        onDone: 'refreshing',
        onError: 'refreshing',
      },
    },
  },
});

export type CenterOrdersActor = ActorRefFrom<typeof centerOrdersMachine>;
export type CenterOrdersSnapshot = SnapshotFrom<typeof centerOrdersMachine>;
