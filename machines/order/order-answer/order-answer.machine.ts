import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { unprovidedAction, unprovidedPromise } from '../../support/unprovided';
import type {
  Answer,
  GiveAnswerInput,
  GiveAnswerOutcome,
  OrderAnswerContext,
  OrderAnswerEvent,
  OrderAnswerInput,
} from './order-answer.types';
import { PICTURES } from '../../support/left-out';

const NONE: Answer = { isAccepted: false, shown: { offerId: '' } };

const chart = setup({
  types: {
    input: {} as OrderAnswerInput,
    context: {} as OrderAnswerContext,
    events: {} as OrderAnswerEvent,
    tags: {} as 'busy',
  },
  actors: { giveAnswer: unprovidedPromise<GiveAnswerOutcome, GiveAnswerInput>('giveAnswer') },
  actions: {
    noteAnswer: assign((_, { isAccepted, shown }: Answer) => ({ answer: { isAccepted, shown }, failureCode: null })),
    recordAnswer: assign({ failureCode: (_, params: GiveAnswerOutcome) => (params.ok ? null : params.code) }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    /** The order is reloaded, also when another user was faster. */
    showOrder: unprovidedAction('showOrder'),
  },
});

/** A later finding changes the agreed terms: the owner accepts or declines. */
export const orderAnswerMachine = chart.createMachine({
  id: 'orderAnswer',
  description: PICTURES && '下单后的变化（实测加收、拉货改配、途中异常）：接受，还是不接受；货到后确认收货',
  context: ({ input }) => ({ ...input, answer: null, failureCode: null }),
  initial: 'resting',
  states: {
    resting: {
      description: PICTURES && '等下单人决定',
      on: { 'answer.give': { target: 'answering', actions: { type: 'noteAnswer', params: ({ event }) => event } } },
    },
    answering: {
      description: PICTURES && '正在送出决定，不可重复',
      tags: 'busy',
      invoke: {
        id: 'giveAnswer',
        src: 'giveAnswer',
        input: ({ context: { orderNo, answer } }) => ({ orderNo, ...(answer ?? NONE) }),
        onDone: {
          target: 'resting',
          actions: [{ type: 'recordAnswer', params: ({ event }) => event.output }, 'showOrder'],
        },
        onError: { target: 'resting', actions: 'recordUnexpected' },
      },
    },
  },
});

export type OrderAnswerMachine = typeof orderAnswerMachine;
export type OrderAnswerActor = ActorRefFrom<typeof orderAnswerMachine>;
export type OrderAnswerSnapshot = SnapshotFrom<typeof orderAnswerMachine>;
