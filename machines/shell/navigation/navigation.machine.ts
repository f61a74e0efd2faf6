import { assign, sendParent, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { lostPlace, placeAt, ROUTES, type Place } from '../../../domain/routes';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import type {
  LoadPageInput,
  NavigationContext,
  NavigationEvent,
  NavigationInput,
  NavigationReport,
  Visitor,
} from './navigation.types';
import { PICTURES } from '../../support/left-out';

const ownsNothing = ({ target, visitor }: NavigationContext) =>
  ROUTES[target.name].access === 'owner' && visitor !== 'somebody';

const chart = setup({
  types: {
    input: {} as NavigationInput,
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    tags: {} as 'progress' | 'leaving' | 'checking' | 'gated' | 'broken',
  },
  actors: {
    loadPage: unprovidedPromise<void, LoadPageInput>('loadPage'),
    settleVisitor: unprovidedPromise<void>('settleVisitor'),
    restWatcher: unprovidedCallback<NavigationEvent>('restWatcher'),
    locationWatcher: unprovidedCallback<NavigationEvent>('locationWatcher'),
    visitorWatcher: unprovidedCallback<NavigationEvent>('visitorWatcher'),
    intentWatcher: unprovidedCallback<NavigationEvent>('intentWatcher'),
  },
  guards: {
    isElsewhere: ({ context }, params: { path: string }) => placeAt(params.path).path !== context.target.path,
    isShown: ({ context }, params: { path: string }) => params.path === context.shown.path,
    isNobody: ({ context }) => context.visitor === 'nobody',
    mayOpen: ({ context }) => !ownsNothing(context),
    isRefused: ({ context }) => ownsNothing(context) && context.visitor === 'nobody',
  },
  actions: {
    aim: assign({ target: (_, params: { path: string }) => placeAt(params.path) }),
    giveUp: assign({ target: (_, params: { path: string }) => lostPlace(params.path) }),
    knowVisitor: assign({ visitor: (_, params: { visitor: Visitor }) => params.visitor }),
    show: assign(({ context }) => ({ shown: context.target, moves: context.moves + 1 })),
    reportMoved: sendParent({ type: 'route.changed' } satisfies NavigationReport),
    prefetchPage: unprovidedAction<{ place: Place }>('prefetchPage'),
    prefetchNext: unprovidedAction<{ place: Place }>('prefetchNext'),
    /** Sets title, description, focus and scroll after a page change. */
    presentPage: unprovidedAction<{ place: Place }>('presentPage'),
  },
  /**
   * `throttle`: a fast page shows no progress bar. `patience`: longest wait for the person. `out`: exit of the old
   * page.
   */
  delays: { throttle: 200, patience: 3_000, out: 40 },
});

/** Page changes: access, code loading, visitor, and the moment of the switch. */
export const navigationMachine = chart.createMachine({
  id: 'navigation',
  description: PICTURES && '页面导航：权限检查、载入、切换',
  context: ({ input }) => {
    const first = input.isLost ? lostPlace(input.path) : placeAt(input.path);
    return { shown: first, target: first, visitor: 'unknown', moves: 0 };
  },
  invoke: [
    { id: 'locationWatcher', src: 'locationWatcher' },
    { id: 'visitorWatcher', src: 'visitorWatcher' },
    { id: 'intentWatcher', src: 'intentWatcher' },
  ],
  on: {
    'visitor.changed': { actions: { type: 'knowVisitor', params: ({ event }) => event } },
    'page.intend': {
      actions: { type: 'prefetchPage', params: ({ event }) => ({ place: placeAt(event.path) }) },
    },
    'location.changed': {
      guard: { type: 'isElsewhere', params: ({ event }) => event },
      target: '.moving',
      actions: [{ type: 'aim', params: ({ event }) => event }, 'reportMoved'],
    },
  },
  initial: 'arriving',
  states: {
    arriving: {
      description: PICTURES && '打开网址对应的第一个页面',
      tags: 'checking',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => ({ place: context.target }),
        onDone: 'here',
        onError: 'broken',
      },
    },
    here: {
      description: PICTURES && '页面已就位',
      initial: 'admitting',
      on: {
        'page.lost': {
          guard: { type: 'isShown', params: ({ event }) => event },
          target: 'moving',
          actions: { type: 'giveUp', params: ({ event }) => event },
        },
      },
      states: {
        admitting: {
          description: PICTURES && '核对权限：仅本人可看的页面需先知道谁在登录',
          meta: PICTURES && { requirements: ['2 route permission check'] },
          tags: 'checking',
          always: [
            { guard: 'isRefused', target: 'gated' },
            { guard: 'mayOpen', target: 'open' },
          ],
        },
        gated: {
          description: PICTURES && '需登录后查看；网址保留，登录后自动打开',
          tags: 'gated',
          always: { guard: 'mayOpen', target: 'open' },
        },
        open: {
          description: PICTURES && '页面可用；空闲时预取下一步可能去的页面',
          always: { guard: 'isRefused', target: 'gated' },
          invoke: { id: 'restWatcher', src: 'restWatcher' },
          on: {
            'page.rested': { actions: { type: 'prefetchNext', params: ({ context }) => ({ place: context.shown }) } },
          },
        },
      },
    },
    moving: {
      description: PICTURES && '前往下一页，当前页仍在',
      type: 'parallel',
      states: {
        preparing: {
          description: PICTURES && '页面代码与用户信息同时准备',
          type: 'parallel',
          onDone: '#navigation.leaving',
          states: {
            code: {
              description: PICTURES && '页面代码',
              initial: 'loading',
              states: {
                loading: {
                  description: PICTURES && '载入中',
                  invoke: {
                    id: 'loadPage',
                    src: 'loadPage',
                    input: ({ context }) => ({ place: context.target }),
                    onDone: 'ready',
                    onError: '#navigation.broken',
                  },
                },
                ready: { description: PICTURES && '已就绪', type: 'final' },
              },
            },
            person: {
              description: PICTURES && '用户信息：成功与否都继续，最多等三秒',
              meta: PICTURES && { requirements: ['2 route change loads the user'] },
              initial: 'settling',
              states: {
                settling: {
                  description: PICTURES && '获取中',
                  always: { guard: 'isNobody', target: 'settled' },
                  invoke: { id: 'settleVisitor', src: 'settleVisitor', onDone: 'settled', onError: 'settled' },
                  after: { patience: 'settled' },
                },
                settled: { description: PICTURES && '不再等待', type: 'final' },
              },
            },
          },
        },
        bar: {
          description: PICTURES && '顶部进度条',
          meta: PICTURES && { requirements: ['2 progress bar', '4 page loading'] },
          initial: 'quiet',
          states: {
            quiet: { description: PICTURES && '两百毫秒内不出现', after: { throttle: 'filling' } },
            filling: { description: PICTURES && '约五秒填满', tags: 'progress' },
          },
        },
      },
    },
    leaving: {
      description: PICTURES && '旧页淡出',
      tags: 'leaving',
      after: {
        out: {
          target: 'here',
          actions: ['show', { type: 'presentPage', params: ({ context }) => ({ place: context.target }) }],
        },
      },
    },
    broken: {
      description: PICTURES && '页面代码未能载入',
      tags: 'broken',
      on: { 'page.retry': 'moving' },
    },
  },
});

export type NavigationActor = ActorRefFrom<typeof navigationMachine>;
export type NavigationSnapshot = SnapshotFrom<typeof navigationMachine>;
