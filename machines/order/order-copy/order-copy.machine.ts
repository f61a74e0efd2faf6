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
    tags: {} as 'busy' | 'asking',
  },
  actors: { copyOrder: unprovidedPromise<CopyOrderOutcome, CopyOrderInput>('copyOrder') },
  guards: {
    isCopied: (_, params: CopyOrderOutcome) => params.kind === 'copied',
    isOccupied: (_, params: CopyOrderOutcome) => params.kind === 'occupied',
  },
  actions: {
    begin: assign((_, { address }: { address: string }) => ({ address, isReplacing: false, failureCode: null })),
    insist: assign({ isReplacing: true }),
    keepGoods: assign({ goods: (_, params: CopyOrderOutcome) => (params.kind === 'occupied' ? params.goods : null) }),
    recordFailure: assign({
      failureCode: (_, params: CopyOrderOutcome) => (params.kind === 'failed' ? params.code : null),
    }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    openPage: unprovidedAction<{ address: string }>('openPage'),
  },
});

/** An order once more: its contents become the draft of the next one. What was being filled in is never lost in silence. */
export const orderCopyMachine = chart.createMachine({
  id: 'orderCopy',
  description: '再下一单：复制订单内容为草稿，已有草稿时先问，再去选班次',
  context: ({ input }) => ({ ...input, address: '', isReplacing: false, goods: null, failureCode: null }),
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
        input: ({ context: { orderNo, isReplacing } }) => ({ orderNo, isReplacing }),
        onDone: [
          {
            guard: { type: 'isCopied', params: ({ event }) => event.output },
            target: 'resting',
            actions: { type: 'openPage', params: ({ context }) => ({ address: context.address }) },
          },
          {
            guard: { type: 'isOccupied', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'keepGoods', params: ({ event }) => event.output },
          },
          { target: 'resting', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'resting', actions: 'recordUnexpected' },
      },
    },
    asking: {
      description: '有未提交的草稿：替换，还是保留',
      tags: 'asking',
      on: { 'copy.replace': { target: 'copying', actions: 'insist' }, 'copy.leave': 'resting' },
    },
  },
});

export type OrderCopyMachine = typeof orderCopyMachine;
export type OrderCopyActor = ActorRefFrom<typeof orderCopyMachine>;
export type OrderCopySnapshot = SnapshotFrom<typeof orderCopyMachine>;
