import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { isSameQuestion, type MallQuestion } from '../../../domain/mall/asked';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import type {
  LineCountEvent,
  LoadSheetInput,
  LoadSheetOutcome,
  MallBoardContext,
  MallBoardEvent,
  MallBoardInput,
} from './mall-board.types';
import { PICTURES } from '../../support/left-out';

type QuestionParams = { question: MallQuestion };

const chart = setup({
  types: {
    input: {} as MallBoardInput,
    context: {} as MallBoardContext,
    events: {} as MallBoardEvent,
    tags: {} as 'busy' | 'filtering',
  },
  actors: {
    loadSheet: unprovidedPromise<LoadSheetOutcome, LoadSheetInput>('loadSheet'),
    lineWatcher: unprovidedCallback<LineCountEvent>('lineWatcher'),
  },
  guards: {
    isOther: ({ context }, { question }: QuestionParams) => !isSameQuestion(context.question, question),
    isFound: (_, params: LoadSheetOutcome) => params.ok,
  },
  actions: {
    noteWords: assign({ typed: (_, { words }: { words: string }) => words }),
    askWords: assign(({ context: { question, typed } }) => ({
      question: { ...question, words: typed.trim(), page: 1 },
    })),
    setQuestion: assign((_, { question }: QuestionParams) => ({ question, typed: question.words })),
    keepSheet: assign((_, params: LoadSheetOutcome) => (params.ok ? { sheet: params.sheet } : {})),
    recordFailure: assign((_, params: LoadSheetOutcome) => ({ failureCode: params.ok ? null : params.failure.code })),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    clearFailure: assign({ failureCode: null }),
    noteLines: assign((_, { lines }: Pick<LineCountEvent, 'lines'>) => ({ lines })),
    saveQuestion: unprovidedAction<QuestionParams>('saveQuestion'),
  },
  /** `typing`: no request between two keys. */
  delays: { typing: 300 },
});

export const mallBoardMachine = chart.createMachine({
  id: 'mallBoard',
  description: PICTURES && '商城列表：搜索、筛选、排序、翻页',
  context: ({ input: { question } }) => ({
    question,
    typed: question.words,
    sheet: null,
    failureCode: null,
    lines: null,
  }),
  type: 'parallel',
  invoke: { id: 'lineWatcher', src: 'lineWatcher' },
  on: { 'lines.counted': { actions: { type: 'noteLines', params: ({ event }) => event } } },
  states: {
    list: {
      description: PICTURES && '一页商品',
      initial: 'loading',
      on: {
        'words.type': { target: '.typing', actions: { type: 'noteWords', params: ({ event }) => event } },
        'words.submit': {
          target: '.loading',
          actions: ['askWords', { type: 'saveQuestion', params: ({ context }) => context }],
        },
        'question.ask': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: '.loading',
          actions: [
            { type: 'setQuestion', params: ({ event }) => event },
            { type: 'saveQuestion', params: ({ event }) => event },
          ],
        },
        'question.set': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: '.loading',
          actions: { type: 'setQuestion', params: ({ event }) => event },
        },
      },
      states: {
        typing: {
          description: PICTURES && '正在输入',
          after: {
            typing: {
              target: 'loading',
              actions: ['askWords', { type: 'saveQuestion', params: ({ context }) => context }],
            },
          },
        },
        loading: {
          description: PICTURES && '正在查找，上一次的结果还看得见',
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'loadSheet',
            src: 'loadSheet',
            input: ({ context: { question } }) => ({ question }),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => event.output },
                target: 'listed',
                actions: { type: 'keepSheet', params: ({ event }) => event.output },
              },
              { target: 'failed', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'failed', actions: 'recordUnexpected' },
          },
        },
        listed: { description: PICTURES && '已列出这一页' },
        failed: { description: PICTURES && '载入失败，可重试', on: { 'list.retry': 'loading' } },
      },
    },
    filters: {
      description: PICTURES && '手机上的筛选抽屉',
      initial: 'shut',
      states: {
        shut: { description: PICTURES && '未打开', on: { 'filters.open': 'open' } },
        open: { description: PICTURES && '已打开', tags: 'filtering', on: { 'filters.close': 'shut' } },
      },
    },
  },
});

export type MallBoardActor = ActorRefFrom<typeof mallBoardMachine>;
export type MallBoardSnapshot = SnapshotFrom<typeof mallBoardMachine>;
