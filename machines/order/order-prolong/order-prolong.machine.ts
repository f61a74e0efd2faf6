import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { YUAN } from '../../../domain/values/money';
import { unprovidedAction, unprovidedPromise } from '../../support/unprovided';
import { totalStayDays, isSound } from './order-prolong.rules';
import type {
  OrderProlongContext,
  OrderProlongEvent,
  OrderProlongInput,
  ProlongInput,
  ProlongOutcome,
} from './order-prolong.types';
import { PICTURES } from '../../support/left-out';

type Of<TType extends OrderProlongEvent['type']> = Extract<OrderProlongEvent, { type: TType }>;

const UNASKED = { offer: null, mostDays: null, failureCode: null };

const chart = setup({
  types: {
    input: {} as OrderProlongInput,
    context: {} as OrderProlongContext,
    events: {} as OrderProlongEvent,
    tags: {} as 'open' | 'busy',
  },
  actors: { prolongStay: unprovidedPromise<ProlongOutcome, ProlongInput>('prolongStay') },
  guards: {
    isSound: ({ context }) => isSound(context),
    isProlonged: (_, params: ProlongOutcome) => params.kind === 'prolonged',
    isPriced: (_, params: ProlongOutcome) => params.kind === 'priced',
    isShort: (_, params: ProlongOutcome) => params.kind === 'short',
  },
  actions: {
    begin: assign((_, { days, total }: Of<'prolong.open'>) => ({
      ...UNASKED,
      days,
      total,
      typed: '',
      isJudged: false,
    })),
    noteDays: assign((_, { value }: Of<'days.type'>) => ({ ...UNASKED, typed: value })),
    noteJudged: assign({ isJudged: true }),
    clearFailure: assign({ failureCode: null }),
    keepOffer: assign((_, params: ProlongOutcome) => ({
      ...UNASKED,
      offer: params.kind === 'priced' ? params.offer : null,
    })),
    keepMost: assign((_, params: ProlongOutcome) => ({
      ...UNASKED,
      mostDays: params.kind === 'short' ? params.mostDays : null,
    })),
    recordFailure: assign({
      failureCode: (_, params: ProlongOutcome) => (params.kind === 'failed' ? params.code : null),
    }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    showOrder: unprovidedAction('showOrder'),
  },
});

/** The new price and end date are shown before confirmation. */
export const orderProlongMachine = chart.createMachine({
  id: 'orderProlong',
  description: PICTURES && '续存：先核对余量与新总价，再确认',
  context: ({ input }) => ({
    ...input,
    ...UNASKED,
    days: 0,
    total: { amount: 0, currency: YUAN },
    typed: '',
    isJudged: false,
  }),
  initial: 'closed',
  states: {
    closed: {
      description: PICTURES && '未打开',
      on: { 'prolong.open': { target: 'typing', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    typing: {
      description: PICTURES && '正在填写',
      tags: 'open',
      on: {
        'days.type': { actions: { type: 'noteDays', params: ({ event }) => event } },
        'prolong.send': [{ guard: 'isSound', target: 'sending' }, { actions: 'noteJudged' }],
        'prolong.close': 'closed',
      },
    },
    sending: {
      description: PICTURES && '正在核价或续存，不可重复',
      tags: ['open', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'prolongStay',
        src: 'prolongStay',
        input: ({ context }) => ({
          orderNo: context.orderNo,
          days: totalStayDays(context) ?? context.days,
          total: context.offer?.total ?? null,
        }),
        onDone: [
          {
            guard: { type: 'isProlonged', params: ({ event }) => event.output },
            target: 'closed',
            actions: 'showOrder',
          },
          {
            guard: { type: 'isPriced', params: ({ event }) => event.output },
            target: 'typing',
            actions: { type: 'keepOffer', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isShort', params: ({ event }) => event.output },
            target: 'typing',
            actions: { type: 'keepMost', params: ({ event }) => event.output },
          },
          { target: 'typing', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'typing', actions: 'recordUnexpected' },
      },
    },
  },
});

export type OrderProlongMachine = typeof orderProlongMachine;
export type OrderProlongActor = ActorRefFrom<typeof orderProlongMachine>;
export type OrderProlongSnapshot = SnapshotFrom<typeof orderProlongMachine>;
