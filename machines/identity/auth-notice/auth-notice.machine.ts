import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { countdownAt, countdownTo, type ClockTicked } from '../../support/clock';
import { unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import type {
  AuthNoticeContext,
  AuthNoticeEvent,
  AuthNoticeInput,
  AuthNoticeOutcome,
  FindWayOutcome,
  OpenTabOutcome,
} from './auth-notice.types';
import { PICTURES } from '../../support/left-out';

export const NOTICE_SECONDS = 5;

/** A ticket lasts one minute; a link that waits for a click gets a new one in time. */
const RENEWAL_MS = 45_000;

const chart = setup({
  types: {
    input: {} as AuthNoticeInput,
    context: {} as AuthNoticeContext,
    events: {} as AuthNoticeEvent,
    output: {} as AuthNoticeOutcome,
    tags: {} as 'preparing' | 'counting' | 'blocked' | 'lost',
    children: {} as { findWay: 'findWay'; openTab: 'openTab'; secondTicker: 'secondTicker' },
  },
  actors: {
    findWay: unprovidedPromise<FindWayOutcome, { target: string }>('findWay'),
    openTab: unprovidedPromise<OpenTabOutcome, { href: string }>('openTab'),
    secondTicker: unprovidedCallback<ClockTicked>('secondTicker'),
  },
  guards: {
    isFound: (_, params: FindWayOutcome) => params.ok,
    isOpened: (_, params: OpenTabOutcome) => params.isOpened,
    isCountdownOver: ({ context }, params: { now: number }) => countdownAt(context, params.now).secondsLeft === 0,
    isWayOld: ({ context }, params: { now: number }) => params.now - context.foundAt >= RENEWAL_MS,
  },
  actions: {
    takeWay: assign((_, params: FindWayOutcome) => (params.ok ? { href: params.href, foundAt: params.foundAt } : {})),
    startCountdown: assign(({ context }) =>
      countdownTo(context.foundAt + NOTICE_SECONDS * 1000, context.foundAt, NOTICE_SECONDS),
    ),
    updateCountdown: assign(({ context }, params: { now: number }) => countdownAt(context, params.now)),
    recordLeft: assign({ outcome: { hasLeft: true } }),
  },
});

/** Opens the user center in a new tab: after five seconds, or at once on a click, and only once. */
export const authNoticeMachine = chart.createMachine({
  id: 'authNotice',
  description: PICTURES && '企业认证提醒：5 秒后在新标签页打开会员中心',
  context: ({ input }) => ({
    ...input,
    href: null,
    foundAt: 0,
    deadline: 0,
    secondsLeft: NOTICE_SECONDS,
    outcome: { hasLeft: false },
  }),
  output: ({ context }) => context.outcome,
  on: { 'notice.cancel': '.ended' },
  initial: 'preparing',
  states: {
    preparing: {
      description: PICTURES && '换取一次性票据，备好跳转地址',
      tags: 'preparing',
      invoke: {
        id: 'findWay',
        src: 'findWay',
        input: ({ context }) => ({ target: context.target }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'counting',
            actions: [{ type: 'takeWay', params: ({ event }) => event.output }, 'startCountdown'],
          },
          'lost',
        ],
        onError: 'lost',
      },
    },
    counting: {
      description: PICTURES && '倒计时，随时可点链接前往',
      meta: PICTURES && { requirements: ['4 auth notice'] },
      tags: 'counting',
      invoke: { id: 'secondTicker', src: 'secondTicker' },
      on: {
        'link.follow': { target: 'ended', actions: 'recordLeft' },
        'clock.ticked': [
          {
            guard: { type: 'isCountdownOver', params: ({ event }) => event },
            target: 'opening',
            actions: { type: 'updateCountdown', params: ({ event }) => event },
          },
          { actions: { type: 'updateCountdown', params: ({ event }) => event } },
        ],
      },
    },
    opening: {
      description: PICTURES && '正在打开新标签页',
      meta: PICTURES && { requirements: ['4 auth notice'] },
      tags: 'preparing',
      invoke: {
        id: 'openTab',
        src: 'openTab',
        input: ({ context }) => ({ href: context.href ?? '' }),
        onDone: [
          {
            guard: { type: 'isOpened', params: ({ event }) => event.output },
            target: 'ended',
            actions: 'recordLeft',
          },
          'blocked',
        ],
        onError: 'blocked',
      },
    },
    blocked: {
      description: PICTURES && '浏览器拦截了新标签页，链接留着等人点',
      tags: 'blocked',
      on: { 'link.follow': { target: 'ended', actions: 'recordLeft' } },
      initial: 'waiting',
      states: {
        waiting: {
          description: PICTURES && '等人点链接',
          invoke: { id: 'secondTicker', src: 'secondTicker' },
          on: {
            'clock.ticked': { guard: { type: 'isWayOld', params: ({ event }) => event }, target: 'renewing' },
          },
        },
        renewing: {
          description: PICTURES && '票据将过期，换一张新的',
          invoke: {
            id: 'findWay',
            src: 'findWay',
            input: ({ context }) => ({ target: context.target }),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => event.output },
                target: 'waiting',
                actions: { type: 'takeWay', params: ({ event }) => event.output },
              },
              'resting',
            ],
            onError: 'resting',
          },
        },
        resting: { description: PICTURES && '换不到新票据，链接仍在' },
      },
    },
    lost: { description: PICTURES && '目标不在可信名单内，只能关闭', tags: 'lost' },
    ended: { type: 'final', description: PICTURES && '已前往，或已取消' },
  },
});

export type AuthNoticeActor = ActorRefFrom<typeof authNoticeMachine>;
export type AuthNoticeSnapshot = SnapshotFrom<typeof authNoticeMachine>;
