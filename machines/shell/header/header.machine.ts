import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import type {
  CenterWish,
  Guest,
  HeaderContext,
  HeaderEvent,
  ScrollChange,
  VisitInput,
  VisitOutcome,
} from './header.types';
import { PICTURES } from '../../support/left-out';

/** Scroll offsets in pixels: header background from the first, hidden from the second. */
const GROUND_FROM = 104;
const HIDDEN_FROM = 300;

const chart = setup({
  types: {
    context: {} as HeaderContext,
    events: {} as HeaderEvent,
    tags: {} as 'solid' | 'hidden' | 'menu' | 'code' | 'visiting',
  },
  actors: {
    scrollWatcher: unprovidedCallback<HeaderEvent>('scrollWatcher'),
    /** Leads people of the special enterprise to its own page after sign-in. */
    arrivalWatcher: unprovidedCallback<HeaderEvent>('arrivalWatcher'),
    /** Ends when the person is known or the lookup failed. */
    knowGuest: unprovidedPromise<Guest>('knowGuest'),
    visitCenter: unprovidedPromise<VisitOutcome, VisitInput>('visitCenter'),
  },
  guards: {
    isOverHead: (_, { to }: ScrollChange) => to <= GROUND_FROM,
    isOverPage: (_, { to }: ScrollChange) => to > GROUND_FROM,
    isReadingOn: (_, { from, to }: ScrollChange) => to > HIDDEN_FROM && to > from,
    isOwnPage: (_, params: { door: CenterWish }) => params.door === 'own',
    isTurningBack: (_, { from, to }: ScrollChange) => to < from,
  },
  actions: {
    aim: assign((_, { door }: { door: CenterWish }) => ({ door: door === 'own' ? 'workplace' : door, failure: null })),
    aimFor: assign((_, { isSpecial }: Guest) => ({ door: isSpecial ? 'special' : 'workplace' })),
    recordFailure: assign({ failure: (_, params: VisitOutcome) => (params.ok ? null : params.failure) }),
    recordUnavailable: assign({ failure: { code: 'unavailable' } }),
    clearFailure: assign({ failure: null }),
  },
  /** Longest wait for the person. */
  delays: { patience: 3_000 },
});

export const headerMachine = chart.createMachine({
  id: 'header',
  description: PICTURES && '页头：滚动时隐藏与变色、菜单与小程序码、前往会员中心',
  context: { door: 'workplace', failure: null },
  invoke: [
    { id: 'scrollWatcher', src: 'scrollWatcher' },
    { id: 'arrivalWatcher', src: 'arrivalWatcher' },
  ],
  type: 'parallel',
  states: {
    ground: {
      description: PICTURES && '底色',
      initial: 'clear',
      states: {
        clear: {
          description: PICTURES && '透明，露出首屏画面',
          on: { 'page.scrolled': { guard: { type: 'isOverPage', params: ({ event }) => event }, target: 'solid' } },
        },
        solid: {
          description: PICTURES && '滚过 104 像素后有底色',
          meta: PICTURES && { requirements: ['2 header scroll'] },
          tags: 'solid',
          on: { 'page.scrolled': { guard: { type: 'isOverHead', params: ({ event }) => event }, target: 'clear' } },
        },
      },
    },
    place: {
      description: PICTURES && '位置',
      initial: 'shown',
      states: {
        shown: {
          description: PICTURES && '可见',
          on: { 'page.scrolled': { guard: { type: 'isReadingOn', params: ({ event }) => event }, target: 'hidden' } },
        },
        hidden: {
          description: PICTURES && '向下滚过 300 像素后让开，向上即回',
          meta: PICTURES && { requirements: ['2 header scroll'] },
          tags: 'hidden',
          on: { 'page.scrolled': { guard: { type: 'isTurningBack', params: ({ event }) => event }, target: 'shown' } },
        },
      },
    },
    panel: {
      description: PICTURES && '展开的面板',
      meta: PICTURES && { requirements: ['2 header mini-program'] },
      initial: 'closed',
      states: {
        closed: { description: PICTURES && '无', on: { 'menu.open': 'menu', 'code.toggle': 'code' } },
        menu: { description: PICTURES && '手机菜单', tags: 'menu', on: { 'panel.close': 'closed' } },
        code: {
          description: PICTURES && '小程序码',
          tags: 'code',
          on: { 'code.toggle': 'closed', 'panel.close': 'closed' },
        },
      },
    },
    visit: {
      description: PICTURES && '前往会员中心',
      initial: 'idle',
      states: {
        idle: {
          description: PICTURES && '未前往',
          on: {
            'center.visit': [
              {
                guard: { type: 'isOwnPage', params: ({ event }) => event },
                target: 'settling',
                actions: { type: 'aim', params: ({ event }) => event },
              },
              { target: 'asking', actions: { type: 'aim', params: ({ event }) => event } },
            ],
            'visit.dismiss': { actions: 'clearFailure' },
          },
        },
        settling: {
          description: PICTURES && '等个人信息，最多三秒：专属企业去自己的页面，其余去工作台',
          meta: PICTURES && { requirements: ['2 header member center'] },
          tags: 'visiting',
          after: { patience: 'asking' },
          invoke: {
            id: 'knowGuest',
            src: 'knowGuest',
            onDone: { target: 'asking', actions: { type: 'aimFor', params: ({ event }) => event.output } },
            onError: 'asking',
          },
        },
        asking: {
          description: PICTURES && '换取一次性票据并打开',
          meta: PICTURES && { requirements: ['2 header member center'] },
          tags: 'visiting',
          invoke: {
            id: 'visitCenter',
            src: 'visitCenter',
            input: ({ context }) => ({ door: context.door }),
            onDone: { target: 'idle', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
            onError: { target: 'idle', actions: 'recordUnavailable' },
          },
        },
      },
    },
  },
});

export type HeaderActor = ActorRefFrom<typeof headerMachine>;
export type HeaderSnapshot = SnapshotFrom<typeof headerMachine>;
