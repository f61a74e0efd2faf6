import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { unprovidedAction, unprovidedPromise } from '../../support/unprovided';
import type {
  CopyOrderInput,
  CopyOrderOutcome,
  OrderCopyContext,
  OrderCopyEvent,
  OrderCopyInput,
} from './order-copy.types';
import { PICTURES } from '../../support/left-out';

const chart = setup({
  types: {
    input: {} as OrderCopyInput,
    context: {} as OrderCopyContext,
    events: {} as OrderCopyEvent,
    tags: {} as 'busy',
  },
  actors: { copyOrder: unprovidedPromise<CopyOrderOutcome, CopyOrderInput>('copyOrder') },
  guards: {
    isAtOnce: ({ context }) => context.isAtOnce,
    isCopied: (_, params: CopyOrderOutcome) => params.kind === 'copied',
  },
  actions: {
    begin: assign((_, { address }: { address: string }) => ({ address, failureCode: null })),
    keepAddress: assign(({ context: { address } }, params: CopyOrderOutcome) => ({
      address: params.kind === 'copied' ? (params.address ?? address) : address,
    })),
    recordFailure: assign({
      failureCode: (_, params: CopyOrderOutcome) => (params.kind === 'failed' ? params.code : null),
    }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    openPage: unprovidedAction<{ address: string }>('openPage'),
  },
});

/** Copies an order into a new draft, beside the current one. */
export const orderCopyMachine = chart.createMachine({
  id: 'orderCopy',
  description: PICTURES && '再下一单：复制订单内容为一份新草稿，再去选班次',
  context: ({ input: { orderNo, isAtOnce = false } }) => ({ orderNo, isAtOnce, address: '', failureCode: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: PICTURES && '网址要求带入订单就马上复制',
      always: [{ guard: 'isAtOnce', target: 'copying' }, 'resting'],
    },
    resting: {
      description: PICTURES && '可复制',
      on: { 'copy.begin': { target: 'copying', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    copying: {
      description: PICTURES && '正在复制',
      tags: 'busy',
      invoke: {
        id: 'copyOrder',
        src: 'copyOrder',
        input: ({ context: { orderNo } }) => ({ orderNo }),
        onDone: [
          {
            guard: { type: 'isCopied', params: ({ event }) => event.output },
            target: 'resting',
            actions: [
              { type: 'keepAddress', params: ({ event }) => event.output },
              { type: 'openPage', params: ({ context }) => ({ address: context.address }) },
            ],
          },
          { target: 'resting', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'resting', actions: 'recordUnexpected' },
      },
    },
  },
});

export type OrderCopyMachine = typeof orderCopyMachine;
export type OrderCopyActor = ActorRefFrom<typeof orderCopyMachine>;
export type OrderCopySnapshot = SnapshotFrom<typeof orderCopyMachine>;
