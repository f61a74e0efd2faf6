import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { isMobileNumber } from '../../../domain/people/phone';
import { RESEND_SECONDS } from '../../../domain/people/sms';
import { captchaMachine } from '../captcha';
import { countdownAt, countdownTo, type ClockTicked, type Countdown } from '../../support/clock';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import type {
  CodeRequest,
  ProofOutcome,
  RequestCodeInput,
  RequestCodeOutcome,
  SmsCountdownContext,
  SmsCountdownEvent,
  SmsCountdownInput,
} from './sms-countdown.types';
import { PICTURES } from '../../support/left-out';

const cooldownState = ({ resendAt, secondsLeft }: SmsCountdownContext): Countdown => ({
  deadline: resendAt,
  secondsLeft,
});

const cooldownFields = ({ deadline, secondsLeft }: Countdown) => ({ resendAt: deadline, secondsLeft });

/** Seconds to wait after an answer: the agreed pause after a code, or its rest after an early request. */
const pauseAfter = (answer: RequestCodeOutcome) =>
  answer.ok ? answer.resendAfterSeconds : (answer.failure.retryAfterSeconds ?? 0);

const chart = setup({
  types: {
    input: {} as SmsCountdownInput,
    context: {} as SmsCountdownContext,
    events: {} as SmsCountdownEvent,
    tags: {} as 'requestable' | 'busy',
    children: {} as { obtainProof: 'obtainProof'; requestCode: 'requestCode'; secondTicker: 'secondTicker' },
  },
  actors: {
    obtainProof: captchaMachine,
    requestCode: unprovidedPromise<RequestCodeOutcome, RequestCodeInput>('requestCode'),
    secondTicker: unprovidedCallback<ClockTicked>('secondTicker'),
  },
  guards: {
    isMobileNumber: (_, params: { phone: string }) => isMobileNumber(params.phone),
    isProven: (_, params: ProofOutcome) => params.ok,
    isCancelled: (_, params: ProofOutcome) => !params.ok && params.failure.code === 'cancelled',
    isAccepted: (_, params: RequestCodeOutcome) => params.ok,
    isCoolingDown: ({ context }) => context.secondsLeft > 0,
    isCooldownOver: ({ context }, params: { now: number }) =>
      countdownAt(cooldownState(context), params.now).secondsLeft === 0,
  },
  actions: {
    rememberRequest: assign((_, { phone, messageType }: CodeRequest) => ({ phone, messageType })),
    keepProof: assign({ proof: (_, params: ProofOutcome) => (params.ok ? params.proof : null) }),
    recordFailure: assign({ failure: (_, params: RequestCodeOutcome) => (params.ok ? null : params.failure) }),
    rejectPhone: assign({ failure: { code: 'phoneInvalid' } }),
    recordCaptchaFailed: assign({ failure: { code: 'captchaFailed' } }),
    recordUnexpected: assign({ failure: { code: 'unexpected' } }),
    clearFailure: assign({ failure: null }),
    startCooldown: assign((_, params: RequestCodeOutcome) => {
      const pause = pauseAfter(params);
      return cooldownFields(countdownTo(params.answeredAt + pause * 1000, params.answeredAt, RESEND_SECONDS));
    }),
    updateCooldown: assign(({ context }, params: { now: number }) =>
      cooldownFields(countdownAt(cooldownState(context), params.now)),
    ),
    saveDeadline: unprovidedAction<{ resendAt: number }>('saveDeadline'),
  },
});

export const smsCountdownMachine = chart.createMachine({
  id: 'smsCountdown',
  description: PICTURES && '短信验证码：安全验证、发送、冷却、重新获取',
  context: ({ input }) => ({
    phone: '',
    messageType: 'user_login',
    proof: null,
    failure: null,
    ...cooldownFields(countdownTo(input.resendAt, input.now, RESEND_SECONDS)),
  }),
  initial: 'idle',
  states: {
    idle: {
      description: PICTURES && '可以获取验证码',
      meta: PICTURES && { requirements: ['5 mobile number', '5 invalid phone at SMS'] },
      tags: 'requestable',
      always: { guard: 'isCoolingDown', target: 'cooling' },
      on: {
        'code.request': [
          {
            guard: { type: 'isMobileNumber', params: ({ event }) => ({ phone: event.phone }) },
            target: 'proving',
            actions: { type: 'rememberRequest', params: ({ event }) => event },
          },
          { actions: 'rejectPhone' },
        ],
      },
    },
    proving: {
      description: PICTURES && '正在完成安全验证',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'obtainProof',
        src: 'obtainProof',
        input: ({ context: { phone } }) => ({ form: 'pop', phone }),
        onDone: [
          {
            guard: { type: 'isProven', params: ({ event }) => event.output },
            target: 'requesting',
            actions: { type: 'keepProof', params: ({ event }) => event.output },
          },
          { guard: { type: 'isCancelled', params: ({ event }) => event.output }, target: 'idle' },
          { target: 'idle', actions: 'recordCaptchaFailed' },
        ],
        onError: { target: 'idle', actions: 'recordUnexpected' },
      },
    },
    requesting: {
      description: PICTURES && '验证码发送中',
      meta: PICTURES && { requirements: ['4 SMS send button'] },
      tags: 'busy',
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ({ context: { phone, messageType, proof } }) => ({ phone, messageType, proof }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'cooling',
            actions: { type: 'startCooldown', params: ({ event }) => event.output },
          },
          {
            target: 'idle',
            actions: [
              { type: 'recordFailure', params: ({ event }) => event.output },
              { type: 'startCooldown', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: { target: 'idle', actions: 'recordUnexpected' },
      },
    },
    cooling: {
      description: PICTURES && '冷却倒计时，不可重发',
      meta: PICTURES && { requirements: ['4 SMS send button'] },
      entry: { type: 'saveDeadline', params: ({ context }) => ({ resendAt: context.resendAt }) },
      invoke: { id: 'secondTicker', src: 'secondTicker' },
      on: {
        'clock.ticked': [
          {
            guard: { type: 'isCooldownOver', params: ({ event }) => ({ now: event.now }) },
            target: 'idle',
            actions: [{ type: 'updateCooldown', params: ({ event }) => ({ now: event.now }) }, 'clearFailure'],
          },
          { actions: { type: 'updateCooldown', params: ({ event }) => ({ now: event.now }) } },
        ],
      },
    },
  },
});

export type SmsCountdownActor = ActorRefFrom<typeof smsCountdownMachine>;
export type SmsCountdownSnapshot = SnapshotFrom<typeof smsCountdownMachine>;
