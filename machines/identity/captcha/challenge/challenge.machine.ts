import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { countdownAt, countdownTo, type ClockTicked } from '../../../support/clock';
import { unprovidedCallback, unprovidedPromise } from '../../../support/unprovided';
import type {
  CaptchaRefusal,
  Challenge,
  ChallengeContext,
  ChallengeEvent,
  ChallengeInput,
  ChallengeOutcome,
  ChallengeRequest,
} from './challenge.types';
import { PICTURES } from '../../../support/left-out';

/** Longest wait shown, whatever the gateway sends. */
const LONGEST_PAUSE_SECONDS = 600;

const noPause = { deadline: 0, secondsLeft: 0 };

function recordedRefusal({ answeredAt, failure }: CaptchaRefusal) {
  const seconds = failure.code === 'limited' ? (failure.retryAfterSeconds ?? 0) : 0;
  return { failure, pause: countdownTo(answeredAt + seconds * 1000, answeredAt, LONGEST_PAUSE_SECONDS) };
}

const chart = setup({
  types: {
    input: {} as ChallengeInput,
    context: {} as ChallengeContext,
    events: {} as ChallengeEvent,
    output: {} as Challenge | null,
    tags: {} as 'busy' | 'retryable',
  },
  actors: {
    requestChallenge: unprovidedPromise<ChallengeOutcome, ChallengeRequest>('requestChallenge'),
    secondTicker: unprovidedCallback<ClockTicked>('secondTicker'),
  },
  guards: {
    isFirstTry: ({ context }) => context.failure === null,
    mustWait: ({ context }) => context.pause.secondsLeft > 0,
    isServed: (_, outcome: ChallengeOutcome) => outcome.ok,
    isPauseOver: ({ context }, params: { now: number }) => countdownAt(context.pause, params.now).secondsLeft === 0,
  },
  actions: {
    keepChallenge: assign((_, outcome: ChallengeOutcome) => (outcome.ok ? { challenge: outcome.challenge } : {})),
    recordFailure: assign((_, outcome: ChallengeOutcome) => (outcome.ok ? {} : recordedRefusal(outcome))),
    updatePause: assign({ pause: ({ context }, params: { now: number }) => countdownAt(context.pause, params.now) }),
  },
});

export const challengeMachine = chart.createMachine({
  id: 'captchaChallenge',
  description: PICTURES && '取一道验证题：取图、限流倒计时、重试',
  context: ({ input: { request, refusal } }) => ({
    request,
    challenge: null,
    failure: null,
    pause: noPause,
    ...(refusal && recordedRefusal(refusal)),
  }),
  output: ({ context }) => context.challenge,
  initial: 'unavailable',
  states: {
    unavailable: {
      description: PICTURES && '没有图：第一次就去取，限流就等，否则可以重试',
      tags: 'retryable',
      always: [
        { guard: 'isFirstTry', target: 'loading' },
        { guard: 'mustWait', target: 'limited' },
      ],
      on: { 'challenge.retry': 'loading' },
    },
    loading: {
      description: PICTURES && '正在取图',
      meta: PICTURES && { requirements: ['7 captcha get and check'] },
      tags: 'busy',
      invoke: {
        id: 'requestChallenge',
        src: 'requestChallenge',
        input: ({ context: { request } }) => request,
        onDone: [
          {
            guard: { type: 'isServed', params: ({ event }) => event.output },
            target: 'ended',
            actions: { type: 'keepChallenge', params: ({ event }) => event.output },
          },
          { target: 'unavailable', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: 'ended',
      },
    },
    limited: {
      description: PICTURES && '过于频繁，倒计时后可重试',
      invoke: { id: 'secondTicker', src: 'secondTicker' },
      on: {
        'clock.ticked': [
          {
            guard: { type: 'isPauseOver', params: ({ event }) => ({ now: event.now }) },
            target: 'unavailable',
            actions: { type: 'updatePause', params: ({ event }) => ({ now: event.now }) },
          },
          { actions: { type: 'updatePause', params: ({ event }) => ({ now: event.now }) } },
        ],
      },
    },
    ended: { type: 'final', description: PICTURES && '交出验证题；没有题就是程序有错' },
  },
});

export type ChallengeActor = ActorRefFrom<typeof challengeMachine>;
export type ChallengeSnapshot = SnapshotFrom<typeof challengeMachine>;
