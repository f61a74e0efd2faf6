import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { chart } from './content-editor.setup';

/** A text that readers read, at the desk: written, looked at as it will be read, published, taken back. */
export const contentEditorMachine = chart.createMachine({
  id: 'contentEditor',
  description: '一篇资讯或一页帮助：改文字、看预览、存草稿、发布、撤下、取回旧版；别人先改了会告知，不会覆盖',
  context: ({ input }) => ({
    ...input,
    key: '',
    shown: null,
    form: { heads: {}, text: '' },
    act: null,
    failureCode: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: '看是新写的还是已有的',
      always: [{ guard: 'isNew', target: 'open' }, 'reading'],
    },
    reading: {
      description: '正在取这一篇',
      tags: 'reading',
      entry: 'clearFailure',
      invoke: {
        id: 'readContent',
        src: 'readContent',
        input: ({ context: { ref } }) => ref,
        onDone: [
          {
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'open',
            actions: { type: 'keepShown', params: ({ event }) => event.output },
          },
          { target: 'unread', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'unread', actions: 'recordUnexpected' },
      },
    },
    unread: { description: '取不到，或没有这一篇', tags: 'unread', on: { 'content.reload': 'reading' } },
    open: {
      description: '文字与预览',
      tags: 'open',
      on: {
        'key.type': { guard: 'isNew', actions: { type: 'keepKey', params: ({ event }) => event } },
        'head.type': { guard: 'canWrite', actions: { type: 'keepHead', params: ({ event }) => event } },
        'text.type': { guard: 'canWrite', actions: { type: 'keepText', params: ({ event }) => event } },
        'draft.save': { guard: 'isSound', target: 'saving' },
        'act.do': {
          guard: { type: 'mayDo', params: ({ event }) => event },
          target: 'acting',
          actions: { type: 'nameAct', params: ({ event }) => event },
        },
        'draft.drop': { guard: 'mayDrop', target: 'asking' },
        'content.reload': { guard: 'isBehind', target: 'reading' },
      },
    },
    asking: {
      description: '丢弃的草稿找不回来，再问一遍',
      tags: ['open', 'asking'],
      entry: 'clearFailure',
      on: {
        'drop.leave': 'open',
        'draft.drop': { target: 'acting', actions: 'nameDrop' },
      },
    },
    saving: {
      description: '正在存草稿',
      tags: ['open', 'working'],
      entry: 'clearFailure',
      invoke: {
        id: 'saveContent',
        src: 'saveContent',
        input: ({ context: { ref, key, shown, form } }) => ({
          kind: ref.kind,
          key: ref.key ?? (ref.kind === 'help' ? key : null),
          turn: shown?.turn ?? null,
          written: form,
        }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'reading',
            actions: [
              { type: 'nameContent', params: ({ event }) => event.output },
              { type: 'keepAddress', params: ({ context: { ref } }) => ref },
            ],
          },
          { target: 'open', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'open', actions: 'recordUnexpected' },
      },
    },
    acting: {
      description: '正在发布、撤下、取回或丢弃',
      tags: ['open', 'working'],
      entry: 'clearFailure',
      invoke: {
        id: 'actOnContent',
        src: 'actOnContent',
        input: ({ context: { ref, shown, act } }) => ({
          kind: ref.kind,
          key: ref.key ?? '',
          turn: shown?.turn ?? 0,
          act: act?.act ?? 'publish',
          number: act?.number ?? null,
        }),
        onDone: [
          { guard: { type: 'isDone', params: ({ event }) => event.output }, target: 'reading' },
          { target: 'open', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'open', actions: 'recordUnexpected' },
      },
    },
  },
});

export type ContentEditorActor = ActorRefFrom<typeof contentEditorMachine>;
export type ContentEditorSnapshot = SnapshotFrom<typeof contentEditorMachine>;
