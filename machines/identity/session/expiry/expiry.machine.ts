import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { unprovidedPromise } from '../../../support/unprovided';
import type { ExpiryContext, ExpiryEnd, ForgetOutcome, ReloadOutcome, TokenInput } from './expiry.types';
import { PICTURES } from '../../../support/left-out';

const chart = setup({
  types: { input: {} as TokenInput, context: {} as ExpiryContext, output: {} as { end: ExpiryEnd } },
  actors: {
    forgetExpired: unprovidedPromise<ForgetOutcome, TokenInput>('forgetExpired'),
    endSession: unprovidedPromise<void, TokenInput>('endSession'),
    reloadOnce: unprovidedPromise<ReloadOutcome>('reloadOnce'),
  },
  guards: {
    isNewer: (_, params: ForgetOutcome) => params.found === 'newer',
    isNothing: (_, params: ForgetOutcome) => params.found === 'nothing',
    isReloading: (_, params: ReloadOutcome) => params.isReloading,
  },
  actions: { settle: assign({ end: (_, params: { end: ExpiryEnd }) => params.end }) },
  /**
   * `patience`: longest wait for a slow gateway at sign-out. `farewell`: the specification's pause before the reload.
   */
  delays: { patience: 5_000, farewell: 1_500 },
});

/** One expired token, from clearing it to the reload. Runs once per token, however many answers report it. */
export const expiryMachine = chart.createMachine({
  id: 'expiry',
  description: PICTURES && '登录过期：清除、退出、刷新',
  context: ({ input }) => ({ ...input, end: 'stranded' }),
  initial: 'forgetting',
  output: ({ context }) => ({ end: context.end }),
  states: {
    forgetting: {
      description: PICTURES && '清除过期的登录；已换成新的登录则不动',
      meta: PICTURES && { requirements: ['4 authentication expired', '8 expired codes'] },
      invoke: {
        id: 'forgetExpired',
        src: 'forgetExpired',
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          {
            guard: { type: 'isNewer', params: ({ event }) => event.output },
            target: 'over',
            actions: { type: 'settle', params: { end: 'newerSession' } },
          },
          {
            guard: { type: 'isNothing', params: ({ event }) => event.output },
            target: 'reloading',
          },
          { target: 'loggingOut' },
        ],
        onError: 'reloading',
      },
    },
    loggingOut: {
      description: PICTURES && '登录还在：先通知服务器退出，结果不影响后续',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: ({ context }) => ({ token: context.token }),
        onDone: 'pausing',
        onError: 'pausing',
      },
      after: { patience: 'pausing' },
    },
    pausing: { description: PICTURES && '刷新前稍候', after: { farewell: 'reloading' } },
    reloading: {
      description: PICTURES && '刷新页面；过于频繁则不再刷新',
      meta: PICTURES && { requirements: ['4 authentication expired'] },
      invoke: {
        id: 'reloadOnce',
        src: 'reloadOnce',
        onDone: [
          {
            guard: { type: 'isReloading', params: ({ event }) => event.output },
            target: 'over',
            actions: { type: 'settle', params: { end: 'reloading' } },
          },
          'over',
        ],
        onError: 'over',
      },
    },
    over: { description: PICTURES && '处理完毕', type: 'final' },
  },
});

export type ExpiryActor = ActorRefFrom<typeof expiryMachine>;
export type ExpirySnapshot = SnapshotFrom<typeof expiryMachine>;
