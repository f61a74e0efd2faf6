import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import type { ListSummary } from '../../../domain/mall/lists';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import type {
  FindReaderOutcome,
  OpenShareOutcome,
  ShareViewContext,
  ShareViewEvent,
  ShareViewInput,
  TakeShareInput,
  TakeShareOutcome,
} from './share-view.types';
import { PICTURES } from '../../support/left-out';

const openListId = (lists: readonly ListSummary[]): string | null => lists.find(({ isOpen }) => isOpen)?.listId ?? null;

const chart = setup({
  types: {
    input: {} as ShareViewInput,
    context: {} as ShareViewContext,
    events: {} as ShareViewEvent,
    tags: {} as 'reading' | 'locked' | 'here' | 'gone' | 'finding' | 'taking',
  },
  actors: {
    openShare: unprovidedPromise<OpenShareOutcome, ShareViewInput>('openShare'),
    takeShare: unprovidedPromise<TakeShareOutcome, TakeShareInput>('takeShare'),
    findPerson: unprovidedPromise<FindReaderOutcome>('findPerson'),
    personWatcher: unprovidedCallback<Extract<ShareViewEvent, { type: 'person.changed' }>>('personWatcher'),
  },
  guards: {
    isShown: (_, params: OpenShareOutcome) => params.ok && params.shared !== null,
    isLocked: (_, params: OpenShareOutcome) => params.ok && params.shared === null,
    isGone: (_, params: OpenShareOutcome | TakeShareOutcome) => !params.ok && params.code === 'gone',
    isTaken: (_, params: TakeShareOutcome) => params.ok,
    isSignedOut: (_, params: TakeShareOutcome) => !params.ok && params.code === 'signedOut',
    isListed: ({ context }, params: { listId: string }) => context.lists.some(({ listId }) => listId === params.listId),
    isFound: (_, params: FindReaderOutcome) => params.isFound,
  },
  actions: {
    keepShared: assign((_, params: OpenShareOutcome) =>
      params.ok ? { shared: params.shared, lists: params.lists, listId: openListId(params.lists) } : {},
    ),
    keepLists: assign((_, params: TakeShareOutcome) =>
      'lists' in params ? { lists: params.lists, listId: openListId(params.lists) } : {},
    ),
    chooseList: assign((_, params: { listId: string }) => params),
    keepImported: assign((_, params: TakeShareOutcome) => (params.ok ? { imported: params.imported } : {})),
    dropShared: assign({ shared: null, imported: null, lists: [], listId: null }),
    clearFailure: assign({ failureCode: null }),
    recordFailure: assign({
      failureCode: (_, params: OpenShareOutcome | TakeShareOutcome) =>
        params.ok || params.code === 'gone' || params.code === 'signedOut' ? ('unavailable' as const) : params.code,
    }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    printPaper: unprovidedAction('printPaper'),
  },
});

/** A change of person drops all data of the previous one. */
const anew = { 'person.changed': { target: '#shareView.reading', actions: 'dropShared' } } as const;

export const shareViewMachine = chart.createMachine({
  id: 'shareView',
  description: PICTURES && '打开分享的采购单：看、登录后看、导入自己的采购单',
  context: ({ input: { token } }) => ({
    token,
    shared: null,
    imported: null,
    lists: [],
    listId: null,
    failureCode: null,
  }),
  initial: 'reading',
  invoke: { id: 'personWatcher', src: 'personWatcher' },
  states: {
    reading: {
      description: PICTURES && '正在打开',
      tags: 'reading',
      entry: 'clearFailure',
      invoke: {
        id: 'openShare',
        src: 'openShare',
        input: ({ context: { token } }) => ({ token }),
        onDone: [
          {
            guard: { type: 'isShown', params: ({ event }) => event.output },
            target: 'here',
            actions: { type: 'keepShared', params: ({ event }) => event.output },
          },
          { guard: { type: 'isLocked', params: ({ event }) => event.output }, target: 'locked' },
          { guard: { type: 'isGone', params: ({ event }) => event.output }, target: 'gone' },
          { target: 'lost', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'lost', actions: 'recordUnexpected' },
      },
    },
    lost: { description: PICTURES && '打不开，可重试', on: { 'share.refresh': 'reading' } },
    gone: { description: PICTURES && '链接已失效', tags: 'gone', entry: 'dropShared' },
    locked: {
      description: PICTURES && '分享人要求登录后查看',
      tags: 'locked',
      initial: 'resting',
      states: {
        resting: {
          description: PICTURES && '等人登录',
          on: { 'person.find': 'asking', 'person.changed': '#shareView.reading' },
        },
        asking: {
          description: PICTURES && '请登录',
          tags: 'finding',
          invoke: {
            id: 'findPerson',
            src: 'findPerson',
            onDone: [
              { guard: { type: 'isFound', params: ({ event }) => event.output }, target: '#shareView.reading' },
              'resting',
            ],
            onError: 'resting',
          },
        },
      },
    },
    here: {
      description: PICTURES && '采购单已显示',
      tags: 'here',
      initial: 'resting',
      on: { 'paper.print': { actions: 'printPaper' } },
      states: {
        resting: {
          description: PICTURES && '看，选导入到哪一张',
          on: {
            'list.choose': {
              guard: { type: 'isListed', params: ({ event }) => event },
              actions: [{ type: 'chooseList', params: ({ event: { listId } }) => ({ listId }) }, 'clearFailure'],
            },
            'share.take': 'taking',
            ...anew,
          },
        },
        taking: {
          description: PICTURES && '正在导入自己的采购单',
          tags: 'taking',
          entry: 'clearFailure',
          invoke: {
            id: 'takeShare',
            src: 'takeShare',
            input: ({ context: { token, listId } }) => ({ token, listId }),
            onDone: [
              {
                guard: { type: 'isTaken', params: ({ event }) => event.output },
                target: 'taken',
                actions: { type: 'keepImported', params: ({ event }) => event.output },
              },
              { guard: { type: 'isSignedOut', params: ({ event }) => event.output }, target: 'asking' },
              { guard: { type: 'isGone', params: ({ event }) => event.output }, target: '#shareView.gone' },
              {
                target: 'resting',
                actions: [
                  { type: 'keepLists', params: ({ event }) => event.output },
                  { type: 'recordFailure', params: ({ event }) => event.output },
                ],
              },
            ],
            onError: { target: 'resting', actions: 'recordUnexpected' },
          },
        },
        asking: {
          description: PICTURES && '请登录再导入',
          tags: 'finding',
          invoke: {
            id: 'findPerson',
            src: 'findPerson',
            onDone: [{ guard: { type: 'isFound', params: ({ event }) => event.output }, target: 'taking' }, 'resting'],
            onError: 'resting',
          },
        },
        taken: { description: PICTURES && '已导入，说明哪些行没带过来', on: anew },
      },
    },
  },
});

export type ShareViewActor = ActorRefFrom<typeof shareViewMachine>;
export type ShareViewSnapshot = SnapshotFrom<typeof shareViewMachine>;
