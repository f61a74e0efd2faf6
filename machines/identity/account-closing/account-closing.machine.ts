import { assign, sendParent, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { unprovidedPromise } from '../../support/unprovided';
import type {
  AccountClosingContext,
  AccountClosingEvent,
  CloseAccountOutcome,
  ClosingField,
  ClosingReport,
  ClosingTyped,
  LookClosingOutcome,
} from './account-closing.types';

const BLANK: ClosingTyped = { password: '', isUnderstood: false };
const NOTHING = { living: [], enquiries: 0 };

/** What is still to be said before anything is closed. */
const wrongIn = ({ typed: { password, isUnderstood } }: Pick<AccountClosingContext, 'typed'>): ClosingField[] => [
  ...(isUnderstood ? [] : (['isUnderstood'] as const)),
  ...(password === '' ? (['password'] as const) : []),
];

const chart = setup({
  types: {
    context: {} as AccountClosingContext,
    events: {} as AccountClosingEvent,
    tags: {} as 'looking' | 'blocked' | 'asking' | 'busy' | 'closed',
  },
  actors: {
    lookClosing: unprovidedPromise<LookClosingOutcome>('lookClosing'),
    closeAccount: unprovidedPromise<CloseAccountOutcome, { password: string }>('closeAccount'),
  },
  guards: {
    isFree: (_, params: LookClosingOutcome) => params.ok && params.facts.living.length === 0,
    isTold: (_, params: LookClosingOutcome) => params.ok,
    isSound: ({ context }) => wrongIn(context).length === 0,
    isClosed: (_, params: CloseAccountOutcome) => params.ok,
    isBusy: (_, params: CloseAccountOutcome) => 'isBusy' in params,
  },
  actions: {
    keepFacts: assign((_, params: LookClosingOutcome) => (params.ok ? { facts: params.facts } : {})),
    change: assign(({ context: { typed, wrong } }, params: { change: Partial<ClosingTyped> }) => ({
      typed: { ...typed, ...params.change },
      wrong: wrong.filter((field) => !(field in params.change)),
      failureCode: null,
    })),
    noteWrong: assign({ wrong: ({ context }) => wrongIn(context) }),
    recordFailure: assign((_, params: LookClosingOutcome | CloseAccountOutcome) =>
      'failure' in params ? { failureCode: params.failure.code } : {},
    ),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    clearFailure: assign({ failureCode: null }),
    forgetTyped: assign({ typed: BLANK, wrong: [] }),
    reportClosed: sendParent({ type: 'account.closed' } satisfies ClosingReport),
  },
});

/** The end of an account: what stands in its way, what stays and what goes, and the password once more. */
export const accountClosingMachine = chart.createMachine({
  id: 'accountClosing',
  description: '注销账号：核对未完订单，说明留下什么、清除什么，再输一次密码',
  context: { facts: NOTHING, typed: BLANK, wrong: [], failureCode: null },
  initial: 'resting',
  states: {
    resting: {
      description: '没有要注销',
      entry: 'forgetTyped',
      on: { 'closing.begin': 'looking' },
    },
    looking: {
      description: '正在核对订单',
      tags: 'looking',
      entry: 'clearFailure',
      invoke: {
        id: 'lookClosing',
        src: 'lookClosing',
        onDone: [
          {
            guard: { type: 'isFree', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'keepFacts', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isTold', params: ({ event }) => event.output },
            target: 'blocked',
            actions: { type: 'keepFacts', params: ({ event }) => event.output },
          },
          { target: 'resting', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'resting', actions: 'recordUnexpected' },
      },
    },
    blocked: {
      description: '有订单没有办完，不能注销',
      tags: 'blocked',
      on: { 'closing.begin': 'looking', 'closing.drop': 'resting' },
    },
    asking: {
      description: '说明后果，等勾选与密码',
      tags: 'asking',
      on: {
        'field.change': { actions: { type: 'change', params: ({ event }) => event } },
        'closing.drop': { target: 'resting', actions: 'clearFailure' },
        'closing.confirm': [{ guard: 'isSound', target: 'closing' }, { actions: 'noteWrong' }],
      },
    },
    closing: {
      description: '正在注销，不可重复提交',
      tags: ['asking', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'closeAccount',
        src: 'closeAccount',
        input: ({ context }) => ({ password: context.typed.password }),
        onDone: [
          { guard: { type: 'isClosed', params: ({ event }) => event.output }, target: 'closed' },
          { guard: { type: 'isBusy', params: ({ event }) => event.output }, target: 'looking' },
          { target: 'asking', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'asking', actions: 'recordUnexpected' },
      },
    },
    closed: { description: '已注销', tags: 'closed', entry: ['forgetTyped', 'reportClosed'] },
  },
});

export type AccountClosingActor = ActorRefFrom<typeof accountClosingMachine>;
export type AccountClosingSnapshot = SnapshotFrom<typeof accountClosingMachine>;
