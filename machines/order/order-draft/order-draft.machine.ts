import { and, assign, not, sendParent, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import type { OrderForm } from '../../../domain/order/form';
import { unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import { insistedIn, isInConflict, isOther, keptFrom, recalledIn, sentIn, takenIn } from './order-draft.rules';
import type {
  DraftReport,
  DraftSide,
  DropDraftInput,
  DropDraftOutcome,
  DraftKeeper,
  OrderDraftContext,
  OrderDraftEvent,
  RecallDraftsOutcome,
  SaveLocalInput,
  SaveLocalOutcome,
  SaveRemoteInput,
  SaveRemoteOutcome,
  StoredDraft,
  TabHeard,
} from './order-draft.types';

const chart = setup({
  types: {
    context: {} as OrderDraftContext,
    events: {} as OrderDraftEvent,
    tags: {} as 'recalling' | 'asking' | 'saving',
    children: {} as {
      recallDrafts: 'recallDrafts';
      saveLocal: 'saveLocal';
      saveRemote: 'saveRemote';
      dropDraft: 'dropDraft';
      tabWatcher: 'tabWatcher';
    },
  },
  actors: {
    recallDrafts: unprovidedPromise<RecallDraftsOutcome>('recallDrafts'),
    saveLocal: unprovidedPromise<SaveLocalOutcome, SaveLocalInput>('saveLocal'),
    saveRemote: unprovidedPromise<SaveRemoteOutcome, SaveRemoteInput>('saveRemote'),
    dropDraft: unprovidedPromise<DropDraftOutcome, DropDraftInput>('dropDraft'),
    tabWatcher: unprovidedCallback<TabHeard, undefined, DraftKeeper>('tabWatcher'),
  },
  guards: {
    isInConflict: (_, params: RecallDraftsOutcome) => isInConflict(params),
    isTheirs: (_, params: { side: DraftSide }) => params.side === 'theirs',
    isInTheWay: ({ context }, params: { draft: StoredDraft }) => context.isTouched && isOther(context, params.draft),
    isWritten: ({ context }) => context.form !== null,
    isOverruled: ({ context }, params: SaveRemoteOutcome) =>
      params.ok && !params.isKept && isOther(context, params.draft),
    isStale: ({ context }) => context.isStale,
  },
  actions: {
    recall: assign((_, params: RecallDraftsOutcome) => recalledIn(params)),
    noteForm: assign((_, params: { form: OrderForm }) => ({ form: params.form, isTouched: true, isSent: false })),
    notePending: assign({ isPending: (_, params: { isPending: boolean }) => params.isPending }),
    noteStale: assign({ isStale: true }),
    noteFresh: assign({ isStale: false }),
    noteSaved: assign((_, { isKept, at }: SaveLocalOutcome) => ({
      savedAt: at,
      failureCode: isKept ? null : ('notKept' as const),
    })),
    noteSent: assign(({ context }, params: SaveRemoteOutcome) => sentIn(context, params)),
    noteOther: assign({ other: (_, params: { draft: StoredDraft }) => params.draft }),
    takeTheirs: assign(({ context }) => takenIn(context)),
    insist: assign(({ context }) => insistedIn(context)),
    beginAnew: assign((_, params: DropDraftOutcome) => ({
      key: params.key,
      isPending: false,
      form: null,
      draftId: null,
      isTouched: false,
      savedAt: 0,
    })),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    /** Held for the page that goes before it was kept. */
    hold: sendTo('tabWatcher', ({ context }): DraftKeeper => ({ type: 'draft.hold', draft: keptFrom(context) })),
    letGo: sendTo('tabWatcher', { type: 'draft.let.go' } satisfies DraftKeeper),
    reportReady: sendParent(({ context: { form, draftId, key, isPending } }): DraftReport => {
      return { type: 'draft.ready', form, draftId, key, isPending };
    }),
  },
  /** `rest`: a second after the last key. `turn`: what was filled in within five seconds goes out together. */
  delays: { rest: 1_000, turn: 5_000 },
});

/** What was filled in is never lost: kept here a second later, at the gateway five seconds later. */
export const orderDraftMachine = chart.createMachine({
  id: 'orderDraft',
  description: '订单草稿：本机 1 秒后保存，登录后 5 秒送网关；两边都改过时先问',
  context: {
    form: null,
    draftId: null,
    revision: 0,
    isSent: false,
    isTouched: false,
    isStale: false,
    savedAt: 0,
    key: '',
    isPending: false,
    other: null,
    failureCode: null,
  },
  invoke: { id: 'tabWatcher', src: 'tabWatcher' },
  initial: 'recalling',
  states: {
    recalling: {
      description: '正在找上次的草稿',
      tags: 'recalling',
      invoke: {
        id: 'recallDrafts',
        src: 'recallDrafts',
        onDone: [
          {
            guard: { type: 'isInConflict', params: ({ event }) => event.output },
            target: 'asking',
            actions: [{ type: 'recall', params: ({ event }) => event.output }, 'reportReady'],
          },
          {
            target: 'keeping',
            actions: [{ type: 'recall', params: ({ event }) => event.output }, 'reportReady'],
          },
        ],
        onError: { target: 'keeping', actions: ['recordUnexpected', 'reportReady'] },
      },
    },
    asking: {
      description: '两边都改过：用哪一份',
      tags: 'asking',
      on: {
        'draft.choose': [
          {
            guard: { type: 'isTheirs', params: ({ event }) => event },
            target: 'keeping',
            actions: ['takeTheirs', 'reportReady'],
          },
          { target: '#orderDraft.keeping.local.saving', actions: 'insist' },
        ],
        'draft.note': { actions: [{ type: 'noteForm', params: ({ event }) => event }, 'hold'] },
        'draft.drop': 'dropping',
      },
    },
    keeping: {
      description: '随填随存',
      type: 'parallel',
      on: {
        'draft.appeared': [
          {
            guard: { type: 'isInTheWay', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'noteOther', params: ({ event }) => event },
          },
          { actions: [{ type: 'noteOther', params: ({ event }) => event }, 'takeTheirs', 'reportReady'] },
        ],
        'draft.drop': 'dropping',
      },
      states: {
        local: {
          description: '本机',
          initial: 'clean',
          on: {
            'draft.note': {
              target: '.waiting',
              actions: [{ type: 'noteForm', params: ({ event }) => event }, 'hold'],
            },
            'draft.save': { target: '.saving', actions: { type: 'notePending', params: ({ event }) => event } },
          },
          states: {
            clean: { description: '已保存' },
            waiting: {
              description: '一秒内还可能继续填，离开页面则马上存',
              after: { rest: 'saving' },
              on: { 'page.leave': 'saving' },
            },
            saving: {
              description: '正在存到本机',
              invoke: {
                id: 'saveLocal',
                src: 'saveLocal',
                input: ({ context }) => keptFrom(context),
                onDone: {
                  target: 'clean',
                  actions: [{ type: 'noteSaved', params: ({ event }) => event.output }, 'letGo'],
                },
                onError: { target: 'clean', actions: 'recordUnexpected' },
              },
            },
          },
        },
        remote: {
          description: '网关',
          initial: 'clean',
          states: {
            clean: {
              description: '已送达，或尚无可送',
              always: { guard: 'isStale', target: 'waiting' },
              on: {
                'draft.note': 'waiting',
                'draft.save': { guard: and(['isWritten', not('isStale')]), target: 'saving' },
              },
            },
            waiting: {
              description: '五秒内的修改一起送',
              entry: 'noteFresh',
              after: { turn: 'saving' },
              on: { 'draft.save': 'saving' },
            },
            saving: {
              description: '正在送网关',
              tags: 'saving',
              on: { 'draft.note': { actions: 'noteStale' } },
              invoke: {
                id: 'saveRemote',
                src: 'saveRemote',
                input: ({ context: { form, revision } }) => ({ form, revision }),
                onDone: [
                  {
                    guard: { type: 'isOverruled', params: ({ event }) => event.output },
                    target: '#orderDraft.asking',
                    actions: { type: 'noteSent', params: ({ event }) => event.output },
                  },
                  { target: 'clean', actions: { type: 'noteSent', params: ({ event }) => event.output } },
                ],
                onError: { target: 'clean', actions: 'recordUnexpected' },
              },
            },
          },
        },
      },
    },
    dropping: {
      description: '正在清除草稿',
      entry: 'letGo',
      invoke: {
        id: 'dropDraft',
        src: 'dropDraft',
        input: ({ event }) => ({ next: event.type === 'draft.drop' ? event.next : null }),
        onDone: {
          target: 'keeping',
          actions: [{ type: 'beginAnew', params: ({ event }) => event.output }, 'reportReady'],
        },
        onError: { target: 'keeping', actions: 'recordUnexpected' },
      },
    },
  },
});

export type OrderDraftActor = ActorRefFrom<typeof orderDraftMachine>;
export type OrderDraftSnapshot = SnapshotFrom<typeof orderDraftMachine>;
