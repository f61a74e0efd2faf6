import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { EVERY_ORDER, isNarrowed, type OrderQuery } from '../../../domain/order/life/order-query';
import type { PlacedOrder } from '../../../domain/order/receipt/placed';
import { orderCancelMachine } from '../../order/order-cancel';
import { unprovidedAction, unprovidedPromise } from '../../support/unprovided';
import type {
  CenterOrdersContext,
  CenterOrdersEvent,
  CenterOrdersInput,
  DraftName,
  DropDraftOutcome,
  ExportOrdersOutcome,
  LoadOrdersOutcome,
  OrdersQuery,
} from './center-orders.types';
import { PICTURES } from '../../support/left-out';

const findOrderByNo = (orders: readonly PlacedOrder[], number: string): PlacedOrder | undefined =>
  orders.find(({ orderNo }) => orderNo === number);

/** A new query clears the old results. */
const UNANSWERED = { orders: [], total: 0, openNo: null, deed: null } as const;

const isSameDraft = (one: DraftName | null, other: DraftName): boolean =>
  one?.mode === other.mode && one.draftId === other.draftId;

const chart = setup({
  types: {
    input: {} as CenterOrdersInput,
    context: {} as CenterOrdersContext,
    events: {} as CenterOrdersEvent,
    tags: {} as 'loading' | 'listed' | 'failed' | 'busy',
    children: {} as { cancellation: 'cancellation' },
  },
  actors: {
    loadOrders: unprovidedPromise<LoadOrdersOutcome, OrderQuery>('loadOrders'),
    dropDraft: unprovidedPromise<DropDraftOutcome, DraftName | null>('dropDraft'),
    exportOrders: unprovidedPromise<ExportOrdersOutcome, OrderQuery>('exportOrders'),
    cancellation: orderCancelMachine,
  },
  delays: { typingPause: 300 },
  guards: {
    isNarrowed: ({ context }) => isNarrowed(context.query),
    hasPage: ({ context: { total, size } }, { page }: { page: number }) => page >= 1 && (page - 1) * size < total,
    isDropSure: ({ context }, params: DraftName) => isSameDraft(context.dropping, params),
    isDone: (_, params: DropDraftOutcome | ExportOrdersOutcome) => params.ok,
    isLoaded: (_, params: LoadOrdersOutcome) => params.ok,
    isCancellable: ({ context }, params: { orderNo: string }) =>
      (findOrderByNo(context.orders, params.orderNo)?.cancelFee ?? null) !== null,
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
      query: ({ context }, { change }: { change: Partial<OrdersQuery> }) => ({ ...context.query, ...change, page: 1 }),
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
    saveQuery: unprovidedAction<{ query: OrderQuery }>('saveQuery'),
    askToDrop: assign((_, { mode, draftId }: DraftName) => ({ dropping: { mode, draftId }, deed: null })),
    stopDropping: assign({ dropping: null }),
    takeDraftOff: assign(({ context }) => ({
      drafts: context.drafts.filter((draft) => !isSameDraft(context.dropping, draft)),
      dropping: null,
    })),
    recordDropFailed: assign({ dropping: null, deed: 'dropFailed' }),
    recordExported: assign((_, params: ExportOrdersOutcome) => ({
      deed: params.ok && params.isWhole ? ('exported' as const) : ('exportedPart' as const),
    })),
    recordExportFailed: assign({ deed: 'exportFailed' }),
    noteCancelled: assign({ cancelNo: (_, params: { orderNo: string }) => params.orderNo }),
  },
});

/** The address holds the query, so that Back and a reload restore it. */
const saveQuery = {
  type: 'saveQuery',
  params: ({ context: { query } }: { context: CenterOrdersContext }) => ({ query }),
} as const;

export const centerOrdersMachine = chart.createMachine({
  id: 'centerOrders',
  description: PICTURES && '我的订单：查找、翻页、导出、草稿、详情、取消',
  context: ({ input: { query } }) => ({
    query,
    orders: [],
    total: 0,
    size: 1,
    drafts: [],
    readAt: 0,
    failureCode: null,
    openNo: null,
    dropping: null,
    deed: null,
    cancelNo: '',
  }),
  initial: 'list',
  states: {
    list: {
      description: PICTURES && '列表与查找条件',
      initial: 'loading',
      on: {
        'query.change': {
          target: '.asking',
          actions: [{ type: 'changeQuery', params: ({ event }) => event }, saveQuery],
        },
        'query.clear': { guard: 'isNarrowed', target: '.loading', actions: ['clearQuery', saveQuery] },
      },
      states: {
        asking: {
          description: PICTURES && '查找条件已改，停止输入后查找；原来的列表已收起',
          tags: 'loading',
          entry: 'clearFailure',
          after: { typingPause: 'loading' },
        },
        loading: {
          description: PICTURES && '正在取得订单',
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
        failed: { description: PICTURES && '订单取不到，可重试', tags: 'failed', on: { 'orders.refresh': 'loading' } },
        listed: {
          description: PICTURES && '已列出',
          tags: 'listed',
          on: {
            'orders.refresh': 'refreshing',
            'page.turn': {
              guard: { type: 'hasPage', params: ({ event }) => event },
              target: 'loading',
              actions: [{ type: 'turnPage', params: ({ event }) => event }, saveQuery],
            },
            'draft.drop': [
              { guard: { type: 'isDropSure', params: ({ event }) => event }, target: 'dropping' },
              { actions: { type: 'askToDrop', params: ({ event }) => event } },
            ],
            'draft.keep': { actions: 'stopDropping' },
            'orders.export': 'exporting',
            'order.toggle': { actions: { type: 'toggleOrder', params: ({ event }) => event } },
            'cancellation.open': {
              guard: { type: 'isCancellable', params: ({ event }) => event },
              target: '#centerOrders.cancelling',
              actions: { type: 'noteCancelled', params: ({ event }) => event },
            },
          },
        },
        dropping: {
          description: PICTURES && '正在删除一份草稿',
          tags: ['listed', 'busy'],
          invoke: {
            id: 'dropDraft',
            src: 'dropDraft',
            input: ({ context }) => context.dropping,
            onDone: [
              {
                guard: { type: 'isDone', params: ({ event }) => event.output },
                target: 'listed',
                actions: 'takeDraftOff',
              },
              { target: 'listed', actions: 'recordDropFailed' },
            ],
            onError: { target: 'listed', actions: 'recordDropFailed' },
          },
        },
        exporting: {
          description: PICTURES && '正在导出查到的订单',
          tags: ['listed', 'busy'],
          invoke: {
            id: 'exportOrders',
            src: 'exportOrders',
            input: ({ context }) => context.query,
            onDone: [
              {
                guard: { type: 'isDone', params: ({ event }) => event.output },
                target: 'listed',
                actions: { type: 'recordExported', params: ({ event }) => event.output },
              },
              { target: 'listed', actions: 'recordExportFailed' },
            ],
            onError: { target: 'listed', actions: 'recordExportFailed' },
          },
        },
        refreshing: {
          description: PICTURES && '正在看有没有变化，原来的先留着',
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
      description: PICTURES && '取消弹窗已打开',
      tags: 'listed',
      invoke: {
        id: 'cancellation',
        src: 'cancellation',
        input: ({ context: { orders, cancelNo } }) => ({
          orderNo: cancelNo,
          fee: findOrderByNo(orders, cancelNo)?.cancelFee ?? { amount: 0, currency: '1' },
          beside: findOrderByNo(orders, cancelNo)?.beside,
        }),
        onDone: 'list.refreshing',
        onError: 'list.refreshing',
      },
    },
  },
});

export type CenterOrdersActor = ActorRefFrom<typeof centerOrdersMachine>;
export type CenterOrdersSnapshot = SnapshotFrom<typeof centerOrdersMachine>;
