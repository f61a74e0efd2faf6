import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { DOLLAR } from '../../../domain/values/money';
import { unprovidedPromise } from '../../support/unprovided';
import { typedAmounts, isSound, amountTexts } from './order-amend.rules';
import type {
  AmendOrderInput,
  AmendOrderOutcome,
  OrderAmendContext,
  OrderAmendEvent,
  OrderAmendInput,
} from './order-amend.types';
import { PICTURES } from '../../support/left-out';

type Of<TType extends OrderAmendEvent['type']> = Extract<OrderAmendEvent, { type: TType }>;

const chart = setup({
  types: {
    input: {} as OrderAmendInput,
    context: {} as OrderAmendContext,
    events: {} as OrderAmendEvent,
    tags: {} as 'open' | 'busy' | 'amended',
  },
  actors: {
    amendOrder: unprovidedPromise<AmendOrderOutcome, AmendOrderInput>('amendOrder'),
    showOrder: unprovidedPromise<void>('showOrder'),
  },
  guards: {
    isSound: ({ context }) => isSound(context),
    isAmended: (_, params: AmendOrderOutcome) => params.kind === 'amended',
    isPriced: (_, params: AmendOrderOutcome) => params.kind === 'priced',
  },
  actions: {
    begin: assign((_, { rows, total }: Of<'amend.open'>) => ({
      rows,
      typed: rows.map(amountTexts),
      total,
      offered: null,
      isJudged: false,
      failureCode: null,
    })),
    noteAmount: assign(({ context: { typed } }, { at, part, value }: Of<'amount.type'>) => ({
      typed: typed.map((row, place) => (place === at ? { ...row, [part]: value } : row)),
      offered: null,
      failureCode: null,
    })),
    noteJudged: assign({ isJudged: true }),
    clearFailure: assign({ failureCode: null }),
    keepOffer: assign({ offered: (_, params: AmendOrderOutcome) => (params.kind === 'priced' ? params.total : null) }),
    recordFailure: assign({
      failureCode: (_, params: AmendOrderOutcome) => (params.kind === 'failed' ? params.code : null),
    }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
  },
});

export const orderAmendMachine = chart.createMachine({
  id: 'orderAmend',
  description: PICTURES && '改货量：在原订 ±10% 内修改，先看新价再确认',
  context: ({ input }) => ({
    ...input,
    rows: [],
    typed: [],
    total: { amount: 0, currency: DOLLAR },
    offered: null,
    isJudged: false,
    failureCode: null,
  }),
  initial: 'closed',
  states: {
    closed: {
      description: PICTURES && '未打开',
      on: { 'amend.open': { target: 'typing', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    typing: {
      description: PICTURES && '正在填写',
      tags: 'open',
      on: {
        'amount.type': { actions: { type: 'noteAmount', params: ({ event }) => event } },
        'amend.send': [{ guard: 'isSound', target: 'sending' }, { actions: 'noteJudged' }],
        'amend.close': 'closed',
      },
    },
    sending: {
      description: PICTURES && '正在核价或改单，不可重复',
      tags: ['open', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'amendOrder',
        src: 'amendOrder',
        input: ({ context }) => ({
          orderNo: context.orderNo,
          rows: typedAmounts(context),
          total: context.offered ?? context.total,
        }),
        onDone: [
          {
            guard: { type: 'isAmended', params: ({ event }) => event.output },
            target: 'showing',
          },
          {
            guard: { type: 'isPriced', params: ({ event }) => event.output },
            target: 'typing',
            actions: { type: 'keepOffer', params: ({ event }) => event.output },
          },
          { target: 'typing', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'typing', actions: 'recordUnexpected' },
      },
    },
    showing: {
      description: PICTURES && '已改好，等订单页换上新价',
      tags: ['open', 'busy', 'amended'],
      invoke: { id: 'showOrder', src: 'showOrder', onDone: 'closed', onError: 'closed' },
    },
  },
});

export type OrderAmendMachine = typeof orderAmendMachine;
export type OrderAmendActor = ActorRefFrom<typeof orderAmendMachine>;
export type OrderAmendSnapshot = SnapshotFrom<typeof orderAmendMachine>;
