import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import type { ShareShow } from '../../../domain/mall/share';
import { unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import type {
  ChangeLinkInput,
  ChangeLinkOutcome,
  FindOwnerOutcome,
  LoadLinksOutcome,
  MakeLinkInput,
  MakeLinkOutcome,
  ShareLinksContext,
  ShareLinksEvent,
} from './share-links.types';
import { PICTURES } from '../../support/left-out';

type Outcome = LoadLinksOutcome | MakeLinkOutcome | ChangeLinkOutcome;

const NOTHING: ShareLinksContext = {
  links: [],
  open: null,
  show: 'TOTAL',
  needsLogin: false,
  address: null,
  madeId: null,
  change: null,
  failureCode: null,
  lostCode: 'unavailable',
};

const chart = setup({
  types: {
    context: {} as ShareLinksContext,
    events: {} as ShareLinksEvent,
    tags: {} as 'loading' | 'signedOut' | 'finding' | 'shown' | 'making' | 'changing',
  },
  actors: {
    loadLinks: unprovidedPromise<LoadLinksOutcome>('loadLinks'),
    makeLink: unprovidedPromise<MakeLinkOutcome, MakeLinkInput>('makeLink'),
    changeLink: unprovidedPromise<ChangeLinkOutcome, ChangeLinkInput | null>('changeLink'),
    findPerson: unprovidedPromise<FindOwnerOutcome>('findPerson'),
    personWatcher: unprovidedCallback<Extract<ShareLinksEvent, { type: 'person.changed' }>>('personWatcher'),
  },
  guards: {
    isDone: (_, params: Outcome) => params.ok,
    isSignedOut: (_, params: Outcome) => !params.ok && params.code === 'signedOut',
    isFound: (_, params: FindOwnerOutcome) => params.isFound,
  },
  actions: {
    keepLinks: assign((_, params: Outcome) => (params.ok ? { links: params.links } : {})),
    keepOpen: assign((_, params: LoadLinksOutcome) => (params.ok ? { open: params.open } : {})),
    keepAddress: assign((_, params: MakeLinkOutcome) =>
      params.ok ? { address: params.address, madeId: params.links[0]?.shareId ?? null } : {},
    ),
    noteShow: assign((_, { show }: { show: ShareShow }) => ({ show })),
    noteLogin: assign((_, { needsLogin }: { needsLogin: boolean }) => ({ needsLogin })),
    takeRevoking: assign((_, { shareId }: { shareId: string }) => ({ change: { shareId, kind: 'REVOKE' as const } })),
    takeExtending: assign((_, { shareId }: { shareId: string }) => ({ change: { shareId, kind: 'EXTEND' as const } })),
    /** The link is shown only to its owner and forgotten when the person changes. */
    forget: assign(NOTHING),
    clearFailure: assign({ failureCode: null }),
    recordFailure: assign({
      failureCode: (_, params: MakeLinkOutcome | ChangeLinkOutcome) =>
        params.ok || params.code === 'signedOut' ? null : params.code,
    }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    recordLost: assign({
      lostCode: (_, params: LoadLinksOutcome) =>
        !params.ok && params.code === 'network' ? ('network' as const) : ('unavailable' as const),
    }),
    recordBroken: assign({ lostCode: 'unexpected' }),
  },
});

export const shareLinksMachine = chart.createMachine({
  id: 'shareLinks',
  description: PICTURES && '分享采购单：生成链接、看谁打开过、延长与撤回',
  context: NOTHING,
  initial: 'loading',
  invoke: { id: 'personWatcher', src: 'personWatcher' },
  on: { 'person.changed': { target: '.loading', actions: 'forget' } },
  states: {
    loading: {
      description: PICTURES && '正在取分享过的链接',
      tags: 'loading',
      invoke: {
        id: 'loadLinks',
        src: 'loadLinks',
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'shown',
            actions: [
              { type: 'keepLinks', params: ({ event }) => event.output },
              { type: 'keepOpen', params: ({ event }) => event.output },
            ],
          },
          { guard: { type: 'isSignedOut', params: ({ event }) => event.output }, target: 'signedOut' },
          { target: 'lost', actions: { type: 'recordLost', params: ({ event }) => event.output } },
        ],
        onError: { target: 'lost', actions: 'recordBroken' },
      },
    },
    signedOut: {
      description: PICTURES && '登录后才能分享',
      tags: 'signedOut',
      entry: 'forget',
      initial: 'resting',
      states: {
        resting: { description: PICTURES && '等人登录', on: { 'person.find': 'asking' } },
        asking: {
          description: PICTURES && '请登录',
          tags: 'finding',
          invoke: {
            id: 'findPerson',
            src: 'findPerson',
            onDone: [
              { guard: { type: 'isFound', params: ({ event }) => event.output }, target: '#shareLinks.loading' },
              'resting',
            ],
            onError: 'resting',
          },
        },
      },
    },
    lost: { description: PICTURES && '链接取不到，可重试', on: { 'links.refresh': 'loading' } },
    shown: {
      description: PICTURES && '链接已列出',
      tags: 'shown',
      initial: 'resting',
      states: {
        resting: {
          description: PICTURES && '选显示什么，看与改',
          on: {
            'show.choose': { actions: { type: 'noteShow', params: ({ event }) => event } },
            'login.ask': { actions: { type: 'noteLogin', params: ({ event }) => event } },
            'link.make': 'making',
            'link.revoke': { target: 'changing', actions: { type: 'takeRevoking', params: ({ event }) => event } },
            'link.extend': { target: 'changing', actions: { type: 'takeExtending', params: ({ event }) => event } },
          },
        },
        making: {
          description: PICTURES && '正在生成链接',
          tags: 'making',
          entry: 'clearFailure',
          invoke: {
            id: 'makeLink',
            src: 'makeLink',
            input: ({ context: { show, needsLogin, open } }) => ({ show, needsLogin, listId: open?.listId ?? null }),
            onDone: [
              {
                guard: { type: 'isDone', params: ({ event }) => event.output },
                target: 'resting',
                actions: [
                  { type: 'keepLinks', params: ({ event }) => event.output },
                  { type: 'keepAddress', params: ({ event }) => event.output },
                ],
              },
              {
                guard: { type: 'isSignedOut', params: ({ event }) => event.output },
                target: '#shareLinks.signedOut',
              },
              { target: 'resting', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'resting', actions: 'recordUnexpected' },
          },
        },
        changing: {
          description: PICTURES && '正在撤回或延长',
          tags: 'changing',
          entry: 'clearFailure',
          invoke: {
            id: 'changeLink',
            src: 'changeLink',
            input: ({ context: { change } }) => change,
            onDone: [
              {
                guard: { type: 'isDone', params: ({ event }) => event.output },
                target: 'resting',
                actions: { type: 'keepLinks', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isSignedOut', params: ({ event }) => event.output },
                target: '#shareLinks.signedOut',
              },
              { target: 'resting', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'resting', actions: 'recordUnexpected' },
          },
        },
      },
    },
  },
});

export type ShareLinksActor = ActorRefFrom<typeof shareLinksMachine>;
export type ShareLinksSnapshot = SnapshotFrom<typeof shareLinksMachine>;
