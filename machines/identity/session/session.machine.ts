import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { NOBODY } from './session.person';
import { chart, sessionCookies } from './session.setup';
import { PICTURES } from '../../support/left-out';

/** The token is the only proof of a signed-in person. */
export const sessionMachine = chart.createMachine({
  id: 'session',
  description: PICTURES && '会话：恢复、登录、过期、退出',
  context: ({ input }) => ({ ...NOBODY, ...input, isKept: true, presentToken: '', expiredToken: '' }),
  initial: 'restoring',
  invoke: { id: 'sessionWatcher', src: 'sessionWatcher' },
  on: {
    'session.begin': {
      target: '.signedIn',
      actions: [
        { type: 'becomeUser', params: ({ event }) => event },
        { type: 'saveSession', params: sessionCookies },
        'reportStarted',
      ],
    },
  },
  states: {
    restoring: {
      description: PICTURES && '读取上次的登录状态',
      meta: PICTURES && { requirements: ['4 session stored'] },
      tags: 'settling',
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: [
          {
            guard: 'isArrivingBySso',
            target: 'meeting',
            actions: [
              { type: 'noteIsKept', params: ({ event }) => event.output },
              { type: 'setPresentAside', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'isSomebody', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: [
              { type: 'noteIsKept', params: ({ event }) => event.output },
              { type: 'adoptSession', params: ({ event }) => event.output },
              'reportStarted',
            ],
          },
          { target: 'anonymous', actions: { type: 'noteIsKept', params: ({ event }) => event.output } },
        ],
        onError: 'anonymous',
      },
    },
    meeting: {
      description: PICTURES && '打开单点登录链接：先认出是谁的，必要时问清由谁继续',
      meta: PICTURES && { requirements: ['4 single sign-on'] },
      tags: 'settling',
      exit: { type: 'setPresentAside', params: { token: null } },
      invoke: {
        id: 'arrival',
        src: 'arrival',
        input: ({ context: { ssoToken, presentToken } }) => ({ ssoToken: ssoToken ?? '', token: presentToken }),
        onDone: [
          {
            guard: { type: 'isEntering', params: ({ event }) => event.output },
            target: 'signingInBySso',
          },
          {
            guard: { type: 'isStaying', params: ({ event }) => event.output },
            target: 'restoring',
            actions: 'dropSsoToken',
          },
          { target: 'restoring', actions: ['dropSsoToken', 'reportSsoRefused'] },
        ],
        onError: { target: 'restoring', actions: ['dropSsoToken', 'reportSsoRefused'] },
      },
    },
    signingInBySso: {
      description: PICTURES && '单点登录：用网址带来的登录凭证换取登录',
      meta: PICTURES && { requirements: ['4 single sign-on'] },
      tags: 'settling',
      exit: 'dropSsoToken',
      invoke: {
        id: 'signInBySso',
        src: 'signInBySso',
        input: ({ context }) => ({ ssoToken: context.ssoToken ?? '' }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: [
              { type: 'becomeSsoUser', params: ({ event }) => event.output },
              { type: 'saveSession', params: sessionCookies },
              'reportStarted',
            ],
          },
          { target: 'restoring', actions: 'reportSsoRefused' },
        ],
        onError: { target: 'restoring', actions: 'reportSsoRefused' },
      },
    },
    anonymous: {
      description: PICTURES && '未登录',
      on: {
        'session.changed': {
          guard: { type: 'isSomebody', params: ({ event }) => event },
          target: 'signedIn',
          actions: [{ type: 'adoptSession', params: ({ event }) => event }, 'reportStarted'],
        },
      },
    },
    signedIn: {
      description: PICTURES && '已登录',
      initial: 'loading',
      invoke: { id: 'user', src: 'user', input: ({ context }) => ({ token: context.token ?? '' }) },
      on: {
        'session.changed': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          target: 'changingHands',
          actions: [{ type: 'adoptSession', params: ({ event }) => event }, 'reportEnded'],
        },
        'session.expired': { guard: { type: 'isOurs', params: ({ event }) => event }, target: 'expired' },
        'session.signOut': 'signingOut',
        'entries.loaded': { actions: { type: 'knowEntries', params: ({ event }) => event } },
      },
      states: {
        loading: {
          description: PICTURES && '正在获取用户信息，不阻塞页面',
          meta: PICTURES && { requirements: ['4 fetching user info', '2 route change loads the user'] },
          tags: 'settling',
          on: {
            'user.loaded': {
              target: 'ready',
              actions: [
                { type: 'knowUser', params: ({ event }) => event },
                { type: 'refreshSession', params: sessionCookies },
              ],
            },
            'user.unavailable': 'ready',
          },
        },
        ready: {
          description: PICTURES && '用户信息已就绪',
          on: { 'user.refresh': { target: 'loading', actions: 'refreshUser' } },
        },
      },
    },
    changingHands: {
      description: PICTURES && '另一个标签页已换人或退出',
      always: [
        {
          guard: { type: 'isSomebody', params: sessionCookies },
          target: 'signedIn',
          actions: 'reportStarted',
        },
        'anonymous',
      ],
    },
    expired: {
      description: PICTURES && '登录已过期，正在清除并刷新',
      meta: PICTURES && { requirements: ['4 authentication expired', '8 expired codes'] },
      entry: [
        { type: 'setExpiredAside', params: ({ context }) => ({ token: context.token ?? '' }) },
        'becomeNobody',
        'reportEnded',
      ],
      invoke: {
        id: 'expiry',
        src: 'expiry',
        input: ({ context }) => ({ token: context.expiredToken }),
        onDone: [
          {
            guard: { type: 'isEndedByNewer', params: ({ event }) => event.output },
            target: 'restoring',
          },
          {
            guard: { type: 'isEndedHere', params: ({ event }) => event.output },
            target: 'stranded',
          },
          'anonymous',
        ],
        onError: 'stranded',
      },
    },
    stranded: {
      description: PICTURES && '反复过期，不再自动刷新，由用户决定',
      tags: 'blocking',
      on: { 'page.reload': { actions: 'reloadPage' } },
    },
    signingOut: {
      description: PICTURES && '退出登录：通知服务器，无论结果都清除，提示后刷新',
      meta: PICTURES && { requirements: ['4 logout', '2 header logout'] },
      initial: 'ending',
      states: {
        ending: {
          description: PICTURES && '正在通知服务器',
          tags: 'busy',
          invoke: {
            id: 'endSession',
            src: 'endSession',
            input: ({ context }) => ({ token: context.token ?? '' }),
            onDone: 'leaving',
            onError: 'leaving',
          },
          after: { patience: 'leaving' },
        },
        leaving: {
          description: PICTURES && '已清除，稍候刷新',
          entry: [{ type: 'forgetSession', params: sessionCookies }, 'becomeNobody', 'reportEnded', 'reportSignedOut'],
          after: { farewell: { target: '#session.anonymous', actions: 'reloadPage' } },
        },
      },
    },
  },
});

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;
