import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { keepOpenLine, subjectOf } from '../../../domain/house/beside';
import { choiceAmong, QUEUE_PAGE, type QueueChoice, waitingIn } from '../../../domain/house/queue';
import type { Subject } from '../../../domain/house/subjects';
import { PICTURES } from '../../support/left-out';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import type {
  CaseListContext,
  CaseListEvent,
  CaseListInput,
  ListLook,
  LoadListOutcome,
  RoomEvent,
  SightEvent,
} from './case-list.types';

const chart = setup({
  types: {
    input: {} as CaseListInput,
    context: {} as CaseListContext,
    events: {} as CaseListEvent,
    tags: {} as 'absent' | 'loading' | 'listed' | 'failed' | 'busy',
  },
  actors: {
    roomWatcher: unprovidedCallback<RoomEvent>('roomWatcher'),
    sightWatcher: unprovidedCallback<SightEvent>('sightWatcher'),
    loadList: unprovidedPromise<LoadListOutcome, ListLook | null>('loadList'),
  },
  guards: {
    hasNoList: ({ context: { asked } }) => asked === null,
    isListed: ({ context: { readAt } }) => readAt > 0,
    isThere: (_, params: LoadListOutcome) => params.ok,
    isPastEnd: (_, params: LoadListOutcome) => params.ok && params.records.length === 0 && params.total > 0,
  },
  actions: {
    keepList: assign(({ context: { records, subject } }, params: LoadListOutcome) => {
      if (!params.ok) return {};
      const kept = keepOpenLine(records, params.records, subject);
      const isLeft = kept.length > params.records.length;
      return { records: kept, isLeft, total: params.total, readAt: params.readAt };
    }),
    turnTo: assign(({ context: { asked } }, { page }: Pick<QueueChoice, 'page'>) => ({
      asked: asked && { ...asked, page },
    })),
    turnToLast: assign(({ context: { asked } }, params: LoadListOutcome) => ({
      asked: asked && { ...asked, page: params.ok ? Math.ceil(params.total / QUEUE_PAGE) : 1 },
    })),
    clearLines: assign({ records: [], isLeft: false }),
    noteOpened: assign(({ context: { records, subject: left, isLeft } }, { subject }: { subject: Subject }) => ({
      subject,
      isLeft: false,
      records: isLeft ? records.filter((line) => subjectOf(line).no !== left.no) : records,
    })),
    recordFailure: assign({ failureCode: (_, params: LoadListOutcome) => (params.ok ? null : params.failure.code) }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    clearFailure: assign({ failureCode: null }),
    tellWaiting: unprovidedAction<{ waiting: number }>('tellWaiting'),
    keepPlace: unprovidedAction<Pick<CaseListContext, 'subject' | 'asked'>>('keepPlace'),
  },
  delays: { lookAgain: 15_000 },
});

type LoadedEvent = { event: { output: LoadListOutcome } };
const outcome = ({ event }: LoadedEvent): LoadListOutcome => event.output;
const told = {
  type: 'tellWaiting',
  params: ({ event: { output } }: LoadedEvent) => ({ waiting: waitingIn(output.ok ? output.counts : {}) }),
} as const;
const place = {
  type: 'keepPlace',
  params: ({ context: { subject, asked } }: { context: CaseListContext }) => ({ subject, asked }),
} as const;
const turning = [
  { type: 'turnTo', params: ({ event: { page } }: { event: Pick<QueueChoice, 'page'> }) => ({ page }) },
  'clearLines',
  place,
] as const;
const again = [{ guard: 'isListed', target: 'lookingAgain' }, 'loading'] as const;
const lookOf = ({ asked }: CaseListContext, isWatching: boolean): ListLook | null => asked && { ...asked, isWatching };

export const caseListMachine = chart.createMachine({
  id: 'caseList',
  description: PICTURES && '案旁列表：从待办打开一件，屏幕够宽时，那一列待办留在左边，可接着看上一件、下一件',
  context: ({ input: { queues, self, choice, subject } }) => ({
    self,
    subject,
    asked: choice && choiceAmong(queues, choice),
    records: [],
    total: 0,
    isLeft: false,
    readAt: 0,
    failureCode: null,
  }),
  initial: 'opening',
  on: {
    'case.opened': {
      actions: [{ type: 'noteOpened', params: ({ event: { subject } }) => ({ subject }) }, place],
    },
  },
  states: {
    opening: {
      description: PICTURES && '看是不是从待办打开的',
      always: [{ guard: 'hasNoList', target: 'without' }, 'beside'],
    },
    without: { description: PICTURES && '由链接或查找打开的，没有列表', tags: 'absent' },
    beside: {
      description: PICTURES && '有列表，放得下就在旁边',
      entry: place,
      invoke: [
        { id: 'roomWatcher', src: 'roomWatcher' },
        { id: 'sightWatcher', src: 'sightWatcher' },
      ],
      initial: 'narrow',
      on: { 'room.lost': '.narrow' },
      states: {
        narrow: {
          description: PICTURES && '放不下：列表不出现，也不再取',
          tags: 'absent',
          on: { 'room.found': again },
        },
        unseen: {
          description: PICTURES && '页面看不见：列表还在，不再取',
          tags: 'listed',
          on: { 'page.seen': again },
        },
        loading: {
          description: PICTURES && '正在取列表',
          tags: 'loading',
          entry: 'clearFailure',
          on: { 'page.hidden': 'unseen' },
          invoke: {
            id: 'loadList',
            src: 'loadList',
            input: ({ context }) => lookOf(context, false),
            onDone: [
              {
                guard: { type: 'isPastEnd', params: outcome },
                target: 'loading',
                reenter: true,
                actions: [{ type: 'turnToLast', params: outcome }, place],
              },
              {
                guard: { type: 'isThere', params: outcome },
                target: 'listed',
                actions: [{ type: 'keepList', params: outcome }, told],
              },
              { target: 'failed', actions: { type: 'recordFailure', params: outcome } },
            ],
            onError: { target: 'failed', actions: 'recordUnexpected' },
          },
        },
        listed: {
          description: PICTURES && '已列出，过一会儿再看；办了一件就立刻再看',
          tags: 'listed',
          after: { lookAgain: 'lookingAgain' },
          on: {
            'page.hidden': 'unseen',
            'list.refresh': 'lookingAgain',
            'page.turn': { target: 'loading', actions: turning },
          },
        },
        lookingAgain: {
          description: PICTURES && '再看一遍，已取到的还在',
          tags: ['listed', 'busy'],
          on: {
            'page.hidden': 'unseen',
            'list.refresh': { target: 'lookingAgain', reenter: true },
            'page.turn': { target: 'loading', actions: turning },
          },
          invoke: {
            id: 'loadList',
            src: 'loadList',
            input: ({ context }) => lookOf(context, true),
            onDone: [
              {
                guard: { type: 'isPastEnd', params: outcome },
                target: 'loading',
                actions: [{ type: 'turnToLast', params: outcome }, place],
              },
              {
                guard: { type: 'isThere', params: outcome },
                target: 'listed',
                actions: ['clearFailure', { type: 'keepList', params: outcome }, told],
              },
              { target: 'listed', actions: { type: 'recordFailure', params: outcome } },
            ],
            onError: { target: 'listed', actions: 'recordUnexpected' },
          },
        },
        failed: {
          description: PICTURES && '列表取不到，可重试',
          tags: 'failed',
          on: { 'list.retry': 'loading' },
        },
      },
    },
  },
});

export type CaseListActor = ActorRefFrom<typeof caseListMachine>;
export type CaseListSnapshot = SnapshotFrom<typeof caseListMachine>;
