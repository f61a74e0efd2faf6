import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { unprovidedAction, unprovidedPromise } from '../../support/unprovided';
import type {
  AnswerMeasuredInput,
  AnswerMeasuredOutcome,
  MeasuredAnswer,
  OrderMeasuredContext,
  OrderMeasuredEvent,
  OrderMeasuredInput,
} from './order-measured.types';

const NONE: MeasuredAnswer = { isAccepted: false, total: { amount: 0, currency: '2' } };

const chart = setup({
  types: {
    input: {} as OrderMeasuredInput,
    context: {} as OrderMeasuredContext,
    events: {} as OrderMeasuredEvent,
    tags: {} as 'busy',
  },
  actors: { answerMeasured: unprovidedPromise<AnswerMeasuredOutcome, AnswerMeasuredInput>('answerMeasured') },
  actions: {
    noteAnswer: assign((_, { isAccepted, total }: MeasuredAnswer) => ({
      answer: { isAccepted, total },
      failureCode: null,
    })),
    recordAnswer: assign({ failureCode: (_, params: AnswerMeasuredOutcome) => (params.ok ? null : params.code) }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    /** What is shown of the order is asked for anew, also where somebody else was faster. */
    showOrder: unprovidedAction('showOrder'),
  },
});

/** Goods came larger than they were booked: do they go for the new price, or wait? */
export const orderMeasuredMachine = chart.createMachine({
  id: 'orderMeasured',
  description: '进仓实测：加收是确认，还是留待下一班',
  context: ({ input }) => ({ ...input, answer: null, failureCode: null }),
  initial: 'resting',
  states: {
    resting: {
      description: '等下单人决定',
      on: { 'answer.give': { target: 'answering', actions: { type: 'noteAnswer', params: ({ event }) => event } } },
    },
    answering: {
      description: '正在送出决定，不可重复',
      tags: 'busy',
      invoke: {
        id: 'answerMeasured',
        src: 'answerMeasured',
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

export type OrderMeasuredMachine = typeof orderMeasuredMachine;
export type OrderMeasuredActor = ActorRefFrom<typeof orderMeasuredMachine>;
export type OrderMeasuredSnapshot = SnapshotFrom<typeof orderMeasuredMachine>;
