import { assign, sendParent, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { unprovidedPromise } from '../../../support/unprovided';
import type {
  EnterpriseEntry,
  LoadEntriesInput,
  LoadUserOutcome,
  UserContext,
  UserEvent,
  UserInput,
  UserReport,
} from './user.types';
import { PICTURES } from '../../../support/left-out';

const userEnterprise = (outcome: LoadUserOutcome) => (outcome.ok ? outcome.details.enterpriseResp : null);

const chart = setup({
  types: { input: {} as UserInput, context: {} as UserContext, events: {} as UserEvent },
  actors: {
    loadUser: unprovidedPromise<LoadUserOutcome, UserInput>('loadUser'),
    loadEntries: unprovidedPromise<readonly EnterpriseEntry[], LoadEntriesInput>('loadEntries'),
  },
  guards: { isEnterprise: (_, params: LoadUserOutcome) => userEnterprise(params) !== null },
  actions: {
    noteEnterprise: assign({ basicEntId: (_, params: LoadUserOutcome) => userEnterprise(params)?.basicEntId ?? '' }),
    reportUser: sendParent((_, params: LoadUserOutcome): UserReport => {
      return params.ok
        ? { type: 'user.loaded', user: params.user, details: params.details }
        : { type: 'user.unavailable' };
    }),
    reportUnavailable: sendParent({ type: 'user.unavailable' }),
    reportEntries: sendParent(
      (_, params: { entries: readonly EnterpriseEntry[] }): UserReport => ({ type: 'entries.loaded', ...params }),
    ),
  },
});

/** Loads the owner of a token, and reloads on request. It lives as long as the token. */
export const userMachine = chart.createMachine({
  id: 'user',
  description: PICTURES && '用户信息：获取、刷新，企业用户另取企业信息',
  context: ({ input }) => ({ ...input, basicEntId: '' }),
  initial: 'loading',
  states: {
    loading: {
      description: PICTURES && '正在获取用户信息，不阻塞页面',
      meta: PICTURES && { requirements: ['4 fetching user info'] },
      invoke: {
        id: 'loadUser',
        src: 'loadUser',
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          {
            guard: { type: 'isEnterprise', params: ({ event }) => event.output },
            target: 'loadingEntries',
            actions: [
              { type: 'noteEnterprise', params: ({ event }) => event.output },
              { type: 'reportUser', params: ({ event }) => event.output },
            ],
          },
          { target: 'settled', actions: { type: 'reportUser', params: ({ event }) => event.output } },
        ],
        onError: { target: 'settled', actions: 'reportUnavailable' },
      },
    },
    loadingEntries: {
      description: PICTURES && '正在获取企业已开通的服务，失败不提示',
      meta: PICTURES && { requirements: ['4 fetching user info'] },
      invoke: {
        id: 'loadEntries',
        src: 'loadEntries',
        input: ({ context }) => context,
        onDone: {
          target: 'settled',
          actions: { type: 'reportEntries', params: ({ event }) => ({ entries: event.output }) },
        },
        onError: 'settled',
      },
      on: { 'user.refresh': 'loading' },
    },
    settled: { description: PICTURES && '已有结果，等待下一次刷新', on: { 'user.refresh': 'loading' } },
  },
});

export type UserActor = ActorRefFrom<typeof userMachine>;
export type UserSnapshot = SnapshotFrom<typeof userMachine>;
