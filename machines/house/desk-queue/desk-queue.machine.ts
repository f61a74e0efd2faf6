import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import type { Subject } from '../../../domain/house/subjects';
import { choiceAmong, nextSort, QUEUE_PAGE, type QueueChoice, waitingIn } from '../../../domain/house/queue';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import type { ActOutcome, CaseHold } from '../desk-case';
import type {
  DeskQueueContext,
  DeskQueueEvent,
  DeskQueueInput,
  LoadQueueOutcome,
  QueueAddress,
  QueueLook,
  TakeFailure,
} from './desk-queue.types';
import { PICTURES } from '../../support/left-out';

type SortEvent = Extract<DeskQueueEvent, { type: 'sort.choose' }>;

const chart = setup({
  types: {
    input: {} as DeskQueueInput,
    context: {} as DeskQueueContext,
    events: {} as DeskQueueEvent,
    tags: {} as 'loading' | 'listed' | 'failed' | 'busy',
  },
  actors: {
    loadQueue: unprovidedPromise<LoadQueueOutcome, QueueLook>('loadQueue'),
    hold: unprovidedPromise<ActOutcome, CaseHold>('hold'),
    sightWatcher: unprovidedCallback<Extract<DeskQueueEvent, { type: 'page.hidden' | 'page.seen' }>>('sightWatcher'),
  },
  guards: {
    isThere: (_, params: LoadQueueOutcome) => params.ok,
    /** A page beyond the end: its lines were completed, or the address is old. */
    isPastEnd: (_, params: LoadQueueOutcome) => params.ok && params.records.length === 0 && params.total > 0,
    isTaken: (_, params: ActOutcome) => params.ok,
    isSeen: ({ context: { isHidden } }) => !isHidden,
  },
  actions: {
    /** A new filter starts at page 1. */
    narrow: assign({
      asked: ({ context }, params: Partial<QueueChoice>) => ({ ...context.asked, page: 1, ...params }),
    }),
    turnToLast: assign(({ context: { asked } }, params: LoadQueueOutcome) => ({
      asked: { ...asked, page: params.ok ? Math.ceil(params.total / QUEUE_PAGE) : 1 },
    })),
    toggleMine: assign({ asked: ({ context: { asked } }) => ({ ...asked, page: 1, isMine: !asked.isMine }) }),
    sortBy: assign(({ context: { asked } }, { column }: Pick<SortEvent, 'column'>) => ({
      asked: { ...asked, page: 1, sort: nextSort(asked.sort, column) },
    })),
    keepList: assign(({ context: { asked } }, params: LoadQueueOutcome) =>
      params.ok
        ? {
            sorted: asked.sort,
            records: params.records,
            total: params.total,
            counts: params.counts,
            options: params.options,
            taken: params.taken,
            readAt: params.readAt,
          }
        : {},
    ),
    recordFailure: assign({ failureCode: (_, params: LoadQueueOutcome) => (params.ok ? null : params.failure.code) }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    /** The address keeps the filter over a reload. */
    keepAddress: unprovidedAction<QueueAddress>('keepAddress'),
    /** The number waiting for the house is read on the tab. */
    tellWaiting: unprovidedAction<{ waiting: number }>('tellWaiting'),
    beginTake: assign((_, { subject }: { subject: Subject }) => ({ take: { subject, failure: null } })),
    refuseTake: assign(({ context: { take } }, { failure }: { failure: TakeFailure }) => ({
      take: take && { ...take, failure },
    })),
    forgetTake: assign({ take: null }),
    clearFailure: assign({ failureCode: null }),
    noteHidden: assign({ isHidden: true }),
    noteSeen: assign({ isHidden: false }),
  },
  /** Changes by others are visible within 15 seconds, on a hidden page within a minute. */
  delays: { lookAgain: 15_000, lookUnseen: 60_000 },
});

const told = {
  type: 'tellWaiting',
  params: ({ context: { counts } }: { context: DeskQueueContext }) => ({ waiting: waitingIn(counts ?? {}) }),
} as const;

const address = {
  type: 'keepAddress',
  params: ({ context: { queues, asked } }: { context: DeskQueueContext }) => ({ queues, asked }),
} as const;

/** The list stays while the next order is read, so the focus stays on its head. */
const sorting = [
  { type: 'sortBy', params: ({ event: { column } }: { event: SortEvent }) => ({ column }) },
  address,
] as const;

export const deskQueueMachine = chart.createMachine({
  id: 'deskQueue',
  description:
    PICTURES && '待办：订单分审核、等客户、执行，另有询价、企业认证与口岸公告，各看各岗位的，答应得最早的在前',
  context: ({ input: { queues, self, choice } }) => ({
    queues,
    self,
    asked: choiceAmong(queues, choice),
    sorted: '',
    records: [],
    total: 0,
    counts: null,
    options: null,
    taken: [],
    readAt: 0,
    take: null,
    isHidden: false,
    failureCode: null,
  }),
  invoke: { id: 'sightWatcher', src: 'sightWatcher' },
  initial: 'loading',
  on: {
    'queue.choose': {
      target: '.loading',
      actions: {
        type: 'narrow',
        params: ({ event: { queue } }) => ({ queue, mode: '', port: '', hazard: '', sort: '' }),
      },
    },
    'mode.choose': {
      target: '.loading',
      actions: { type: 'narrow', params: ({ event: { mode } }) => ({ mode, port: '' }) },
    },
    'port.choose': { target: '.loading', actions: { type: 'narrow', params: ({ event: { port } }) => ({ port }) } },
    'hazard.choose': {
      target: '.loading',
      actions: { type: 'narrow', params: ({ event: { hazard } }) => ({ hazard }) },
    },
    'mine.toggle': { target: '.loading', actions: 'toggleMine' },
    'page.hidden': { actions: 'noteHidden' },
    'page.seen': { actions: 'noteSeen' },
  },
  states: {
    loading: {
      description: PICTURES && '正在取待办',
      tags: 'loading',
      entry: ['clearFailure', 'forgetTake', address],
      invoke: {
        id: 'loadQueue',
        src: 'loadQueue',
        input: ({ context }) => ({ ...context.asked, isWatching: false }),
        onDone: [
          {
            guard: { type: 'isPastEnd', params: ({ event }) => event.output },
            target: 'loading',
            reenter: true,
            actions: { type: 'turnToLast', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isThere', params: ({ event }) => event.output },
            target: 'listed',
            actions: [{ type: 'keepList', params: ({ event }) => event.output }, told],
          },
          { target: 'failed', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'recordUnexpected' },
      },
    },
    listed: {
      description: PICTURES && '已列出，有人看着就过一会儿再看，没人看着也每分钟看一次',
      tags: 'listed',
      after: { lookAgain: { guard: 'isSeen', target: 'lookingAgain' }, lookUnseen: 'lookingAgain' },
      on: {
        'page.seen': { target: 'lookingAgain', actions: 'noteSeen' },
        'queue.refresh': 'lookingAgain',
        'sort.choose': { target: 'lookingAgain', actions: sorting },
        'line.take': {
          target: 'taking',
          actions: { type: 'beginTake', params: ({ event: { subject } }) => ({ subject }) },
        },
        'page.turn': { target: 'loading', actions: { type: 'narrow', params: ({ event: { page } }) => ({ page }) } },
      },
    },
    lookingAgain: {
      description: PICTURES && '再看一遍，原来的还在',
      tags: ['listed', 'busy'],
      on: {
        'page.turn': { target: 'loading', actions: { type: 'narrow', params: ({ event: { page } }) => ({ page }) } },
        'sort.choose': { target: 'lookingAgain', reenter: true, actions: sorting },
      },
      invoke: {
        id: 'loadQueue',
        src: 'loadQueue',
        input: ({ context, event }) => ({
          ...context.asked,
          isWatching: event.type !== 'queue.refresh' && event.type !== 'sort.choose',
        }),
        onDone: [
          {
            guard: { type: 'isPastEnd', params: ({ event }) => event.output },
            target: 'loading',
            actions: { type: 'turnToLast', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isThere', params: ({ event }) => event.output },
            target: 'listed',
            actions: ['clearFailure', { type: 'keepList', params: ({ event }) => event.output }, told],
          },
          { target: 'listed', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'listed', actions: 'recordUnexpected' },
      },
    },
    taking: {
      description: PICTURES && '领取一件，列表还在',
      tags: ['listed', 'busy'],
      invoke: {
        id: 'hold',
        src: 'hold',
        input: ({ context: { take, self } }) => ({
          subject: take?.subject ?? { kind: 'order' as const, no: '' },
          turn: null,
          to: self.staffId,
        }),
        onDone: [
          { guard: { type: 'isTaken', params: ({ event }) => event.output }, target: 'lookingAgain' },
          {
            target: 'lookingAgain',
            actions: {
              type: 'refuseTake',
              params: ({ event: { output } }) => ({
                failure: output.ok ? { code: 'unexpected' as const } : output.failure,
              }),
            },
          },
        ],
        onError: {
          target: 'listed',
          actions: { type: 'refuseTake', params: { failure: { code: 'unexpected' as const } } },
        },
      },
    },
    failed: { description: PICTURES && '待办取不到，可重试', tags: 'failed', on: { 'queue.refresh': 'loading' } },
  },
});

export type DeskQueueActor = ActorRefFrom<typeof deskQueueMachine>;
export type DeskQueueSnapshot = SnapshotFrom<typeof deskQueueMachine>;
