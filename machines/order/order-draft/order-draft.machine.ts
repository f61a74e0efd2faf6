import { and, not, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { saveLocalInput } from './order-draft.rules';
import { chart } from './order-draft.setup';
import { PICTURES } from '../../support/left-out';

/** Saves the draft locally after one second, on the gateway after five seconds or when the page is left. */
export const orderDraftMachine = chart.createMachine({
  id: 'orderDraft',
  description: PICTURES && '订单草稿：本机 1 秒后保存，登录后 5 秒或离开时送到服务器；两边都改过时先问',
  context: ({ input }) => ({
    ...input,
    form: null,
    draftId: null,
    about: null,
    others: [],
    revision: 0,
    isSent: false,
    isTouched: false,
    wroteAt: 0,
    isStale: false,
    savedAt: 0,
    key: '',
    isPending: false,
    other: null,
    failureCode: null,
  }),
  invoke: { id: 'tabWatcher', src: 'tabWatcher' },
  on: { 'draft.name': { actions: { type: 'noteAbout', params: ({ event }) => event } } },
  initial: 'recalling',
  states: {
    recalling: {
      description: PICTURES && '正在找上次的草稿',
      tags: 'recalling',
      invoke: {
        id: 'recallDrafts',
        src: 'recallDrafts',
        input: ({ context: { quoteId } }) => ({ quoteId }),
        onDone: [
          {
            guard: { type: 'isStillAsked', params: ({ event }) => event.output },
            target: 'asking.open',
            actions: [{ type: 'recall', params: ({ event }) => event.output }, 'tellOpen', 'reportReady'],
          },
          {
            guard: { type: 'isInConflict', params: ({ event }) => event.output },
            target: 'asking',
            actions: [{ type: 'recall', params: ({ event }) => event.output }, 'tellOpen', 'reportReady'],
          },
          {
            target: 'keeping',
            actions: [{ type: 'recall', params: ({ event }) => event.output }, 'tellOpen', 'reportReady'],
          },
        ],
        onError: { target: 'keeping', actions: ['recordUnexpected', 'reportReady'] },
      },
    },
    asking: {
      description: PICTURES && '两边都改过：用哪一份',
      tags: 'asking',
      entry: 'forgive',
      initial: 'parting',
      on: {
        'draft.note': { actions: { type: 'noteForm', params: ({ event }) => event } },
        'draft.mark': { actions: { type: 'notePending', params: ({ event }) => event } },
        'draft.appeared': { actions: { type: 'noteOther', params: ({ event }) => event } },
        'draft.turn': {
          target: '#orderDraft.keeping.local.saving',
          actions: [{ type: 'turnTo', params: ({ event }) => event }, 'tellOpen'],
        },
        'draft.drop': '#orderDraft.dropping',
        'draft.leave': '#orderDraft.dropping',
      },
      states: {
        parting: {
          description: PICTURES && '两份分开放，刷新也不丢',
          invoke: {
            id: 'partDrafts',
            src: 'partDrafts',
            input: ({ context: { other, about } }) => ({ theirs: other, about }),
            onDone: {
              target: 'noting',
              actions: [{ type: 'part', params: ({ event }) => event.output }, 'tellOpen'],
            },
            onError: { target: 'open', actions: 'recordUnexpected' },
          },
        },
        noting: {
          description: PICTURES && '正在把本机的一份存到自己的位置',
          invoke: {
            id: 'saveLocal',
            src: 'saveLocal',
            input: ({ context }) => saveLocalInput(context),
            onDone: {
              target: 'open',
              actions: [{ type: 'noteSaved', params: ({ event }) => event.output }, 'letGo'],
            },
            onError: { target: 'open', actions: 'recordUnexpected' },
          },
        },
        open: {
          description: PICTURES && '等人选',
          on: {
            'draft.note': [
              {
                guard: 'isUnparted',
                target: 'parting',
                actions: { type: 'noteForm', params: ({ event }) => event },
              },
              { target: 'noting', actions: { type: 'noteForm', params: ({ event }) => event } },
            ],
            'draft.choose': [
              { guard: 'isUnparted', target: 'parting' },
              {
                guard: { type: 'isTheirs', params: ({ event }) => event },
                target: '#orderDraft.keeping',
                actions: ['takeTheirs', 'tellOpen', 'letGo', 'reportReady'],
              },
              { target: '#orderDraft.keeping.local.saving', actions: ['keepMine', 'tellOpen', 'reportKey'] },
            ],
          },
        },
      },
    },
    keeping: {
      description: PICTURES && '随填随存',
      type: 'parallel',
      on: {
        'draft.appeared': [
          {
            guard: { type: 'isInTheWay', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'noteOther', params: ({ event }) => event },
          },
          { actions: [{ type: 'noteOther', params: ({ event }) => event }, 'takeTheirs', 'forgive', 'reportReady'] },
        ],
        'draft.recall': { guard: not('isWritten'), target: 'recalling' },
        'draft.counted': { actions: { type: 'noteCount', params: ({ event }) => event } },
        'draft.drop': { target: 'dropping', actions: 'forgive' },
        'draft.leave': 'dropping',
      },
      states: {
        local: {
          description: PICTURES && '本机',
          initial: 'clean',
          on: {
            'draft.note': {
              target: '.waiting',
              actions: [{ type: 'noteForm', params: ({ event }) => event }, 'hold'],
            },
            'draft.save': '.saving',
            'draft.mark': { target: '.saving', actions: { type: 'notePending', params: ({ event }) => event } },
            'draft.turn': {
              target: '.saving',
              actions: [{ type: 'turnTo', params: ({ event }) => event }, 'tellOpen'],
            },
          },
          states: {
            clean: { description: PICTURES && '已保存' },
            waiting: {
              description: PICTURES && '一秒内还可能继续填，离开页面则马上存',
              after: { rest: 'saving' },
              on: { 'page.leave': 'saving' },
            },
            saving: {
              description: PICTURES && '正在存到本机',
              invoke: {
                id: 'saveLocal',
                src: 'saveLocal',
                input: ({ context }) => saveLocalInput(context),
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
          description: PICTURES && '服务器',
          initial: 'clean',
          on: { 'draft.mark': { actions: 'forgive' } },
          states: {
            clean: {
              description: PICTURES && '已送达，或尚无可送',
              always: { guard: 'isStale', target: 'waiting' },
              on: {
                'draft.note': 'waiting',
                'draft.save': { guard: and(['isWritten', not('isStale')]), target: 'saving' },
              },
            },
            waiting: {
              description: PICTURES && '五秒内的修改一起送，离开页面则马上送',
              entry: ['noteFresh', 'owe'],
              after: { turn: 'saving' },
              on: { 'draft.note': { actions: 'owe' }, 'draft.save': 'saving', 'page.leave': 'saving' },
            },
            saving: {
              description: PICTURES && '正在送到服务器',
              tags: 'saving',
              on: { 'draft.note': { actions: ['noteStale', 'owe'] } },
              invoke: {
                id: 'saveRemote',
                src: 'saveRemote',
                input: ({ context: { form, revision, draftId } }) => ({ form, revision, draftId }),
                onDone: [
                  {
                    guard: { type: 'isOverruled', params: ({ event }) => event.output },
                    target: '#orderDraft.asking',
                    actions: { type: 'noteSent', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'isTaken', params: ({ event }) => event.output },
                    target: 'clean',
                    actions: [{ type: 'noteSent', params: ({ event }) => event.output }, 'tellSent'],
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
      description: PICTURES && '正在收起或清除草稿',
      entry: 'letGo',
      invoke: {
        id: 'dropDraft',
        src: 'dropDraft',
        input: ({ context: { key, draftId }, event }) => ({
          key,
          draftId,
          next: event.type === 'draft.drop' ? event.next : null,
          isKept: event.type === 'draft.leave',
        }),
        onDone: {
          target: 'keeping',
          actions: [{ type: 'beginAnew', params: ({ event }) => event.output }, 'tellOpen', 'reportReady'],
        },
        onError: { target: 'keeping', actions: ['recordUnexpected', 'keepMine'] },
      },
    },
  },
});

export type OrderDraftActor = ActorRefFrom<typeof orderDraftMachine>;
export type OrderDraftSnapshot = SnapshotFrom<typeof orderDraftMachine>;
