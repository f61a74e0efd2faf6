import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { unprovidedAction, unprovidedPromise } from '../../support/unprovided';
import type {
  AnswerBumpInput,
  AnswerBumpOutcome,
  BumpAnswer,
  OrderBumpedContext,
  OrderBumpedEvent,
  OrderBumpedInput,
} from './order-bumped.types';

const NONE: BumpAnswer = { isAccepted: false, offerId: '' };

const chart = setup({
  types: {
    input: {} as OrderBumpedInput,
    context: {} as OrderBumpedContext,
    events: {} as OrderBumpedEvent,
    tags: {} as 'busy',
  },
  actors: { answerBump: unprovidedPromise<AnswerBumpOutcome, AnswerBumpInput>('answerBump') },
  actions: {
    noteAnswer: assign((_, { isAccepted, offerId }: BumpAnswer) => ({
      answer: { isAccepted, offerId },
      failureCode: null,
    })),
    recordAnswer: assign({ failureCode: (_, params: AnswerBumpOutcome) => (params.ok ? null : params.code) }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    /** What is shown of the order is asked for anew, also where somebody else was faster. */
    showOrder: unprovidedAction('showOrder'),
  },
});

/** Goods were left behind: do they go with the offer that was named instead, or back to their owner? */
export const orderBumpedMachine = chart.createMachine({
  id: 'orderBumped',
  description: '拉货改配：随新班次走，还是免费取消',
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
        id: 'answerBump',
        src: 'answerBump',
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

export type OrderBumpedMachine = typeof orderBumpedMachine;
export type OrderBumpedActor = ActorRefFrom<typeof orderBumpedMachine>;
export type OrderBumpedSnapshot = SnapshotFrom<typeof orderBumpedMachine>;
