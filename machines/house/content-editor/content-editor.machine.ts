import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { chart } from './content-editor.setup';
import type { ContentEditorContext, PreviewCampaignOutcome } from './content-editor.types';
import { PICTURES } from '../../support/left-out';

type PreviewEvent = { event: { output: PreviewCampaignOutcome } };

/** Preview of a campaign, then back to the calling state. */
const loadPreviewState = <const TTarget extends string>(target: TTarget) =>
  ({
    description: PICTURES && '正在取活动的预览：平台的时间与此刻的价格',
    tags: ['open', 'working', 'telling'],
    entry: 'clearFailure',
    invoke: {
      id: 'previewCampaign',
      src: 'previewCampaign',
      input: ({ context: { ref, form } }: { context: ContentEditorContext }) => ({ key: ref.key, written: form }),
      onDone: [
        {
          guard: { type: 'isTold', params: ({ event }: PreviewEvent) => event.output },
          target,
          actions: { type: 'keepTold', params: ({ event }: PreviewEvent) => event.output },
        },
        { target, actions: { type: 'recordFailure', params: ({ event }: PreviewEvent) => event.output } },
      ],
      onError: { target, actions: 'recordUnexpected' },
    },
  }) as const;

export const contentEditorMachine = chart.createMachine({
  id: 'contentEditor',
  description:
    PICTURES &&
    '一篇资讯、一页帮助、一个活动或一份协议：改文字、看预览、存草稿、发布、撤下、取回旧版；别人先改了会告知，不会覆盖；有改动未存时离开会先问',
  context: ({ input }) => ({
    ...input,
    key: '',
    shown: null,
    form: { heads: {}, text: '' },
    removed: null,
    told: null,
    act: null,
    way: null,
    failureCode: null,
  }),
  output: ({ context: { way } }) => ({ page: way?.page ?? null }),
  on: {
    'page.leave': {
      actions: [
        { type: 'noteWay', params: ({ event }) => event },
        { type: 'keepAddress', params: ({ context: { ref } }) => ref },
      ],
    },
  },
  initial: 'opening',
  states: {
    opening: {
      description: PICTURES && '看是新写的还是已有的',
      always: [{ guard: 'isNew', target: 'open' }, 'reading'],
    },
    reading: {
      description: PICTURES && '正在取这一篇',
      tags: 'reading',
      entry: 'clearFailure',
      always: { guard: 'isLeaving', target: 'left' },
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
    unread: {
      description: PICTURES && '取不到，或没有这一篇',
      tags: 'unread',
      always: { guard: 'isLeaving', target: 'left' },
      on: { 'content.reload': 'reading' },
    },
    open: {
      description: PICTURES && '文字与预览，都已存',
      tags: 'open',
      always: [
        { guard: 'isLeaving', target: 'left' },
        { guard: 'isUnsaved', target: 'unsaved' },
      ],
      on: {
        'key.type': { guard: 'isNew', actions: { type: 'keepKey', params: ({ event }) => event } },
        'head.type': { guard: 'canWrite', actions: { type: 'keepHead', params: ({ event }) => event } },
        'text.type': { guard: 'canWrite', actions: { type: 'keepText', params: ({ event }) => event } },
        'blocks.change': { guard: 'canWrite', actions: { type: 'changeBlocks', params: ({ event }) => event } },
        'preview.ask': { guard: 'mayPreview', target: 'looking' },
        'act.do': {
          guard: { type: 'mayDo', params: ({ event }) => event },
          target: 'acting',
          actions: { type: 'nameAct', params: ({ event }) => event },
        },
        'draft.drop': { guard: 'mayDrop', target: 'asking' },
        'content.reload': { guard: 'isBehind', target: 'reading' },
      },
    },
    unsaved: {
      description: PICTURES && '有改动未存；关掉网页，浏览器会先问',
      tags: 'open',
      invoke: { id: 'closingGuard', src: 'closingGuard' },
      initial: 'writing',
      states: {
        writing: {
          description: PICTURES && '正在写',
          always: [
            { guard: 'isLeaving', target: 'parting' },
            { guard: 'isKept', target: '#contentEditor.open' },
          ],
          on: {
            'key.type': { guard: 'isNew', actions: { type: 'keepKey', params: ({ event }) => event } },
            'head.type': { actions: { type: 'keepHead', params: ({ event }) => event } },
            'text.type': { actions: { type: 'keepText', params: ({ event }) => event } },
            'blocks.change': { actions: { type: 'changeBlocks', params: ({ event }) => event } },
            'preview.ask': { guard: 'mayPreview', target: 'looking' },
            'draft.save': { guard: 'isSound', target: 'saving' },
            'content.reload': { guard: 'isBehind', target: '#contentEditor.reading' },
          },
        },
        looking: loadPreviewState('writing'),
        parting: {
          description: PICTURES && '离开会丢掉未存的改动，再问一遍',
          tags: 'parting',
          entry: 'clearFailure',
          on: {
            'page.stay': { target: 'writing', actions: 'forgetWay' },
            'draft.save': { guard: 'isSound', target: 'saving' },
            'text.abandon': '#contentEditor.left',
          },
        },
        saving: {
          description: PICTURES && '正在存草稿；要离开的，存好才走',
          tags: 'working',
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
                target: '#contentEditor.reading',
                actions: [
                  { type: 'nameContent', params: ({ event }) => event.output },
                  { type: 'keepAddress', params: ({ context: { ref } }) => ref },
                ],
              },
              {
                target: 'writing',
                actions: ['forgetWay', { type: 'recordFailure', params: ({ event }) => event.output }],
              },
            ],
            onError: { target: 'writing', actions: ['forgetWay', 'recordUnexpected'] },
          },
        },
      },
    },
    looking: loadPreviewState('open'),
    asking: {
      description: PICTURES && '丢弃的草稿找不回来，再问一遍',
      tags: ['open', 'asking'],
      entry: 'clearFailure',
      always: { guard: 'isLeaving', target: 'left' },
      on: {
        'drop.leave': 'open',
        'draft.drop': { target: 'acting', actions: 'nameDrop' },
      },
    },
    acting: {
      description: PICTURES && '正在发布、撤下、取回或丢弃；要离开的，办成才走',
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
          {
            target: 'open',
            actions: ['forgetWay', { type: 'recordFailure', params: ({ event }) => event.output }],
          },
        ],
        onError: { target: 'open', actions: ['forgetWay', 'recordUnexpected'] },
      },
    },
    left: { description: PICTURES && '离开这一篇', type: 'final', entry: 'clearFailure' },
  },
});

export type ContentEditorActor = ActorRefFrom<typeof contentEditorMachine>;
export type ContentEditorSnapshot = SnapshotFrom<typeof contentEditorMachine>;
