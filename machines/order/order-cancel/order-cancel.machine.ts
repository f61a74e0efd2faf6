import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { unprovidedPromise } from '../../support/unprovided';
import type {
  CancelOrderInput,
  CancelOrderOutcome,
  CancelReason,
  OrderCancelContext,
  OrderCancelEvent,
  OrderCancelInput,
  OrderCancelOutcome,
} from './order-cancel.types';
import { PICTURES } from '../../support/left-out';

const chart = setup({
  types: {
    input: {} as OrderCancelInput,
    context: {} as OrderCancelContext,
    events: {} as OrderCancelEvent,
    output: {} as OrderCancelOutcome,
    tags: {} as 'busy' | 'closed',
    children: {} as { cancelOrder: 'cancelOrder' },
  },
  actors: { cancelOrder: unprovidedPromise<CancelOrderOutcome, CancelOrderInput>('cancelOrder') },
  guards: {
    hasReason: ({ context }) => context.reason !== null,
    isCancelled: (_, params: CancelOrderOutcome) => params.ok,
    isTooLate: (_, params: CancelOrderOutcome) => !params.ok && params.failure.code === 'tooLate',
  },
  actions: {
    noteReason: assign((_, params: { reason: CancelReason }) => ({ reason: params.reason, isReasonMissing: false })),
    missReason: assign({ isReasonMissing: true }),
    clearFailure: assign({ failureCode: null }),
    recordFailure: assign(({ context }, params: CancelOrderOutcome) => {
      if (params.ok) return {};
      const { failure } = params;
      return { failureCode: failure.code, fee: failure.code === 'feeChanged' ? failure.fee : context.fee };
    }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    recordCancelled: assign({ outcome: { isCancelled: true } }),
  },
});

export const orderCancelMachine = chart.createMachine({
  id: 'orderCancel',
  description: PICTURES && '取消订单：先看费用、选原因，再确认',
  context: ({ input }) => ({
    ...input,
    reason: null,
    isReasonMissing: false,
    failureCode: null,
    outcome: { isCancelled: false },
  }),
  output: ({ context }) => context.outcome,
  initial: 'asking',
  states: {
    asking: {
      description: PICTURES && '显示费用，选择原因',
      on: {
        'reason.choose': { actions: { type: 'noteReason', params: ({ event }) => event } },
        'cancel.confirm': [{ guard: 'hasReason', target: 'cancelling' }, { actions: 'missReason' }],
        'order.keep': 'ended',
      },
    },
    cancelling: {
      description: PICTURES && '正在取消，不可重复提交',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'cancelOrder',
        src: 'cancelOrder',
        input: ({ context: { orderNo, fee, reason } }) => ({ orderNo, fee, reason: reason ?? '9' }),
        onDone: [
          {
            guard: { type: 'isCancelled', params: ({ event }) => event.output },
            target: 'ended',
            actions: 'recordCancelled',
          },
          {
            guard: { type: 'isTooLate', params: ({ event }) => event.output },
            target: 'closed',
            actions: { type: 'recordFailure', params: ({ event }) => event.output },
          },
          { target: 'asking', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'asking', actions: 'recordUnexpected' },
      },
    },
    closed: { description: PICTURES && '订单已往前走，不能再取消', tags: 'closed', on: { 'order.keep': 'ended' } },
    ended: { type: 'final', description: PICTURES && '已取消，或保留订单' },
  },
});

export type OrderCancelActor = ActorRefFrom<typeof orderCancelMachine>;
export type OrderCancelSnapshot = SnapshotFrom<typeof orderCancelMachine>;
