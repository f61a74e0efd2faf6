import { assign, sendParent, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { unprovidedPromise } from '../../support/unprovided';
import { smsCountdownMachine } from '../sms-countdown';
import { BLANK, closingFocus, NOTHING, closingFaults } from './account-closing.rules';
import type {
  AccountClosingContext,
  AccountClosingEvent,
  CloseAccountInput,
  CloseAccountOutcome,
  ClosingFocus,
  ClosingReport,
  ClosingFields,
  LookClosingOutcome,
} from './account-closing.types';
import { PICTURES } from '../../support/left-out';

const chart = setup({
  types: {
    context: {} as AccountClosingContext,
    events: {} as AccountClosingEvent,
    tags: {} as 'looking' | 'blocked' | 'asking' | 'busy' | 'closed',
    children: {} as { smsCountdown: 'smsCountdown' },
  },
  actors: {
    smsCountdown: smsCountdownMachine,
    lookClosing: unprovidedPromise<LookClosingOutcome>('lookClosing'),
    closeAccount: unprovidedPromise<CloseAccountOutcome, CloseAccountInput>('closeAccount'),
  },
  guards: {
    isFree: (_, params: LookClosingOutcome) => params.ok && params.facts.living.length === 0,
    isTold: (_, params: LookClosingOutcome) => params.ok,
    isByCode: ({ context }) => context.typed.proof === 'code',
    isSound: ({ context }) => closingFaults(context).length === 0,
    isClosed: (_, params: CloseAccountOutcome) => params.ok,
    isBusy: (_, params: CloseAccountOutcome) => 'isBusy' in params,
  },
  actions: {
    keepFacts: assign((_, params: LookClosingOutcome) => (params.ok ? { facts: params.facts } : {})),
    change: assign(({ context: { typed, wrong } }, params: { change: Partial<ClosingFields> }) => ({
      typed: { ...typed, ...params.change },
      wrong: wrong.filter(
        (field) => !(field in params.change) && (!('proof' in params.change) || field === 'isUnderstood'),
      ),
      failureCode: null,
    })),
    noteWrong: assign(({ context }) => {
      const wrong = closingFaults(context);
      return { wrong, ...closingFocus(context, wrong[0] ?? null) };
    }),
    leadTo: assign(({ context }, params: Pick<ClosingFocus, 'on'>) => closingFocus(context, params.on)),
    leadToProof: assign(({ context }) => closingFocus(context, context.typed.proof)),
    /** The code fault is replaced by the state of sending. */
    forgiveCode: assign({
      wrong: ({ context: { wrong } }) => wrong.filter((field) => field !== 'code'),
      failureCode: null,
    }),
    requestCode: sendTo('smsCountdown', ({ context: { facts } }) => ({
      type: 'code.request' as const,
      phone: facts.phone,
      messageType: 'user_close' as const,
    })),
    recordFailure: assign((_, params: LookClosingOutcome | CloseAccountOutcome) =>
      'failure' in params ? { failureCode: params.failure.code } : {},
    ),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    clearFailure: assign({ failureCode: null }),
    forgetTyped: assign({ typed: BLANK, wrong: [] }),
    reportClosed: sendParent({ type: 'account.closed' } satisfies ClosingReport),
  },
});

export const accountClosingMachine = chart.createMachine({
  id: 'accountClosing',
  description: PICTURES && '注销账号：核对未完订单，说明留下什么、清除什么，再输一次密码或短信验证码',
  context: { facts: NOTHING, typed: BLANK, wrong: [], failureCode: null, focus: { on: null, turn: 0 } },
  /**
   * At the root, so that a second request never starts a second countdown. After a reload, the gateway tells the wait.
   */
  invoke: { id: 'smsCountdown', src: 'smsCountdown', input: { now: 0, resendAt: 0 } },
  initial: 'resting',
  states: {
    resting: {
      description: PICTURES && '没有要注销',
      entry: 'forgetTyped',
      on: { 'closing.begin': 'looking' },
    },
    looking: {
      description: PICTURES && '正在核对订单',
      tags: 'looking',
      entry: 'clearFailure',
      invoke: {
        id: 'lookClosing',
        src: 'lookClosing',
        onDone: [
          {
            guard: { type: 'isFree', params: ({ event }) => event.output },
            target: 'asking',
            actions: [
              { type: 'keepFacts', params: ({ event }) => event.output },
              { type: 'leadTo', params: { on: 'isUnderstood' } },
            ],
          },
          {
            guard: { type: 'isTold', params: ({ event }) => event.output },
            target: 'blocked',
            actions: [
              { type: 'keepFacts', params: ({ event }) => event.output },
              { type: 'leadTo', params: { on: 'again' } },
            ],
          },
          {
            target: 'resting',
            actions: [
              { type: 'recordFailure', params: ({ event }) => event.output },
              { type: 'leadTo', params: { on: 'begin' } },
            ],
          },
        ],
        onError: { target: 'resting', actions: ['recordUnexpected', { type: 'leadTo', params: { on: 'begin' } }] },
      },
    },
    blocked: {
      description: PICTURES && '有订单没有办完，不能注销',
      tags: 'blocked',
      on: {
        'closing.begin': 'looking',
        'closing.drop': { target: 'resting', actions: { type: 'leadTo', params: { on: 'begin' } } },
      },
    },
    asking: {
      description: PICTURES && '说明后果，等勾选与密码或验证码',
      tags: 'asking',
      on: {
        'field.change': { actions: { type: 'change', params: ({ event }) => event } },
        'code.request': { guard: 'isByCode', actions: ['requestCode', 'forgiveCode', 'leadToProof'] },
        'closing.drop': { target: 'resting', actions: ['clearFailure', { type: 'leadTo', params: { on: 'begin' } }] },
        'closing.confirm': [{ guard: 'isSound', target: 'closing' }, { actions: 'noteWrong' }],
      },
    },
    closing: {
      description: PICTURES && '正在注销，不可重复提交',
      tags: ['asking', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'closeAccount',
        src: 'closeAccount',
        input: ({ context: { typed } }) => typed,
        onDone: [
          { guard: { type: 'isClosed', params: ({ event }) => event.output }, target: 'closed' },
          { guard: { type: 'isBusy', params: ({ event }) => event.output }, target: 'looking' },
          {
            target: 'asking',
            actions: [{ type: 'recordFailure', params: ({ event }) => event.output }, 'leadToProof'],
          },
        ],
        onError: { target: 'asking', actions: ['recordUnexpected', 'leadToProof'] },
      },
    },
    closed: { description: PICTURES && '已注销', tags: 'closed', entry: ['forgetTyped', 'reportClosed'] },
  },
});

export type AccountClosingActor = ActorRefFrom<typeof accountClosingMachine>;
export type AccountClosingSnapshot = SnapshotFrom<typeof accountClosingMachine>;
