import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { unprovidedPromise } from '../../support/unprovided';
import type { ArrivalAnswer, ArrivalContext, ArrivalEvent, ArrivalInput, RecogniseOutcome } from './arrival.types';
import { PICTURES } from '../../support/left-out';

const chart = setup({
  types: {
    input: {} as ArrivalInput,
    context: {} as ArrivalContext,
    events: {} as ArrivalEvent,
    output: {} as { answer: ArrivalAnswer },
    tags: {} as 'asking',
  },
  actors: { recogniseArrival: unprovidedPromise<RecogniseOutcome, ArrivalInput>('recogniseArrival') },
  guards: {
    isUnexpected: (_, params: RecogniseOutcome) =>
      params.ok && (params.here !== null || !(params.isSame || params.isVouched)),
    isRecognised: (_, params: RecogniseOutcome) => params.ok,
  },
  actions: {
    keepMeeting: assign({
      meeting: (_, params: RecogniseOutcome) => (params.ok ? { arriving: params.arriving, here: params.here } : null),
    }),
    settleAnswer: assign({ answer: (_, params: { answer: ArrivalAnswer }) => params.answer }),
  },
});

/**
 * Single sign-on by link. It asks first when another person is signed in or the link comes from outside our sites:
 * otherwise a user might fill in an order in a stranger's account.
 */
export const arrivalMachine = chart.createMachine({
  id: 'arrival',
  description: PICTURES && '打开单点登录链接：先认出链接是谁的；已登录的是另一人，或无人登录而来路不是会员中心，则先问',
  context: ({ input }) => ({ ...input, meeting: null, answer: 'refused' }),
  initial: 'recognising',
  output: ({ context }) => ({ answer: context.answer }),
  states: {
    recognising: {
      description: PICTURES && '向服务器查链接是谁的，票据不因此用掉',
      meta: PICTURES && { requirements: ['4 single sign-on'] },
      invoke: {
        id: 'recogniseArrival',
        src: 'recogniseArrival',
        input: ({ context: { ssoToken, token } }) => ({ ssoToken, token }),
        onDone: [
          {
            guard: { type: 'isUnexpected', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'keepMeeting', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isRecognised', params: ({ event }) => event.output },
            target: 'over',
            actions: { type: 'settleAnswer', params: { answer: 'enter' } },
          },
          'over',
        ],
        onError: 'over',
      },
    },
    asking: {
      description: PICTURES && '链接里的人与已登录的人都写明，由用户决定；默认保持不变',
      tags: 'asking',
      on: {
        'arrival.accept': { target: 'over', actions: { type: 'settleAnswer', params: { answer: 'enter' } } },
        'arrival.decline': { target: 'over', actions: { type: 'settleAnswer', params: { answer: 'stay' } } },
      },
    },
    over: { description: PICTURES && '已有答复', type: 'final' },
  },
});

export type ArrivalActor = ActorRefFrom<typeof arrivalMachine>;
export type ArrivalSnapshot = SnapshotFrom<typeof arrivalMachine>;
