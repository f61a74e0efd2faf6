import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { changedChoice, firstChoice, isAskable, kgIn, noChoice, type Choice } from '../../../domain/mall/choice';
import { unprovidedPromise } from '../../support/unprovided';
import type {
  AskLandedInput,
  AskLandedOutcome,
  LoadItemInput,
  LoadItemOutcome,
  ProductDrawerContext,
  ProductDrawerEvent,
  ProductDrawerInput,
} from './product-drawer.types';

const chart = setup({
  types: {
    input: {} as ProductDrawerInput,
    context: {} as ProductDrawerContext,
    events: {} as ProductDrawerEvent,
    tags: {} as 'busy' | 'missing' | 'asking',
  },
  actors: {
    loadItem: unprovidedPromise<LoadItemOutcome, LoadItemInput>('loadItem'),
    askLanded: unprovidedPromise<AskLandedOutcome, AskLandedInput>('askLanded'),
  },
  guards: {
    isFound: (_, params: LoadItemOutcome) => params.ok,
    isMissing: (_, params: LoadItemOutcome) => !params.ok && params.failure.code === 'missing',
    isAskable: ({ context: { item, choice } }) => item !== null && isAskable(item, choice),
    isPriced: (_, params: AskLandedOutcome) => params.ok,
  },
  actions: {
    keepItem: assign(({ context }, params: LoadItemOutcome) =>
      params.ok ? { item: params.item, choice: firstChoice(params.item, context) } : {},
    ),
    recordFailure: assign((_, params: LoadItemOutcome) =>
      params.ok || params.failure.code === 'missing' ? {} : { failureCode: params.failure.code },
    ),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    clearFailure: assign({ failureCode: null }),
    changeChoice: assign(({ context: { item, choice } }, { change }: { change: Partial<Choice> }) => ({
      choice: item ? changedChoice(item, choice, change) : choice,
      landed: null,
      landedFailureCode: null,
    })),
    keepLanded: assign((_, params: AskLandedOutcome) => (params.ok ? { landed: params.landed } : {})),
    recordLandedFailure: assign((_, params: AskLandedOutcome) => ({
      landedFailureCode: params.ok ? null : params.failure.code,
    })),
    recordLandedUnexpected: assign({ landedFailureCode: 'unexpected' }),
    clearLandedFailure: assign({ landedFailureCode: null }),
  },
  /** `settling`: nobody is asked between two keys. */
  delays: { settling: 300 },
});

/** A product of the house over the list: what it is, who may buy it, and what it costs where it is wanted. */
export const productDrawerMachine = chart.createMachine({
  id: 'productDrawer',
  description: '商品抽屉：规格、批次、购买条件与到手价',
  context: ({ input }) => ({
    ...input,
    item: null,
    choice: noChoice,
    landed: null,
    failureCode: null,
    landedFailureCode: null,
  }),
  type: 'parallel',
  states: {
    product: {
      description: '商品资料',
      initial: 'loading',
      states: {
        loading: {
          description: '正在载入',
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'loadItem',
            src: 'loadItem',
            input: ({ context: { productId } }) => ({ productId }),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => event.output },
                target: 'here',
                actions: { type: 'keepItem', params: ({ event }) => event.output },
              },
              { guard: { type: 'isMissing', params: ({ event }) => event.output }, target: 'missing' },
              { target: 'failed', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'failed', actions: 'recordUnexpected' },
          },
        },
        here: { description: '资料已到' },
        missing: { description: '没有这个商品，或不能展示', tags: 'missing' },
        failed: { description: '载入失败，可重试', on: { 'product.retry': 'loading' } },
      },
    },
    delivery: {
      description: '到手价',
      initial: 'none',
      on: {
        'choice.change': { target: '.none', actions: { type: 'changeChoice', params: ({ event }) => event } },
      },
      states: {
        none: { description: '数量或去向还没说全', always: { guard: 'isAskable', target: 'settling' } },
        settling: { description: '等停笔', tags: 'asking', after: { settling: 'asking' } },
        asking: {
          description: '正在算到手价',
          tags: 'asking',
          entry: 'clearLandedFailure',
          invoke: {
            id: 'askLanded',
            src: 'askLanded',
            input: ({ context: { productId, choice } }) => ({
              ...choice,
              productId,
              pack: choice.pack ?? 'BULK',
              kg: kgIn(choice) ?? 0,
            }),
            onDone: [
              {
                guard: { type: 'isPriced', params: ({ event }) => event.output },
                target: 'told',
                actions: { type: 'keepLanded', params: ({ event }) => event.output },
              },
              { target: 'failed', actions: { type: 'recordLandedFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'failed', actions: 'recordLandedUnexpected' },
          },
        },
        told: { description: '已算出，或说明了为什么算不出' },
        failed: { description: '没算成，可重试', on: { 'landed.retry': 'asking' } },
      },
    },
  },
});

export type ProductDrawerActor = ActorRefFrom<typeof productDrawerMachine>;
export type ProductDrawerSnapshot = SnapshotFrom<typeof productDrawerMachine>;
