import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { unprovidedAction, unprovidedPromise } from '../../support/unprovided';
import type {
  CopyOrderInput,
  CopyOrderOutcome,
  OrderCopyContext,
  OrderCopyEvent,
  OrderCopyInput,
} from './order-copy.types';

const chart = setup({
  types: {
    input: {} as OrderCopyInput,
    context: {} as OrderCopyContext,
    events: {} as OrderCopyEvent,
    tags: {} as 'busy',
  },
  actors: { copyOrder: unprovidedPromise<CopyOrderOutcome, CopyOrderInput>('copyOrder') },
  guards: {
    isCopied: (_, params: CopyOrderOutcome) => params.kind === 'copied',
  },
  actions: {
    begin: assign((_, { address }: { address: string }) => ({ address, failureCode: null })),
    recordFailure: assign({
      failureCode: (_, params: CopyOrderOutcome) => (params.kind === 'failed' ? params.code : null),
    }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    openPage: unprovidedAction<{ address: string }>('openPage'),
  },
});

/** An order once more: its contents become a draft of their own, beside whatever is being filled in. */
export const orderCopyMachine = chart.createMachine({
  id: 'orderCopy',
  description: '再下一单：复制订单内容为一份新草稿，再去选班次',
  context: ({ input }) => ({ ...input, address: '', failureCode: null }),
  initial: 'resting',
  states: {
    resting: {
      description: '可复制',
      on: { 'copy.begin': { target: 'copying', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    copying: {
      description: '正在复制',
      tags: 'busy',
      invoke: {
        id: 'copyOrder',
        src: 'copyOrder',
        input: ({ context: { orderNo } }) => ({ orderNo }),
        onDone: [
          {
            guard: { type: 'isCopied', params: ({ event }) => event.output },
            target: 'resting',
            actions: { type: 'openPage', params: ({ context }) => ({ address: context.address }) },
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
