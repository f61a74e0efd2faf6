import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { choiceAmong, waitingIn } from '../../../domain/house/queue';
import { PICTURES } from '../../support/left-out';
import { chart, type SortEvent } from './desk-queue.setup';
import type { DeskQueueContext } from './desk-queue.types';

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
    exported: null,
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
        params: ({ event: { queue } }) => ({ queue, mode: '', port: '', hazard: '', departure: '', sort: '' }),
      },
    },
    'mode.choose': {
      target: '.loading',
      actions: { type: 'narrow', params: ({ event: { mode } }) => ({ mode, port: '', departure: '' }) },
    },
    'port.choose': { target: '.loading', actions: { type: 'narrow', params: ({ event: { port } }) => ({ port }) } },
    'hazard.choose': {
      target: '.loading',
      actions: { type: 'narrow', params: ({ event: { hazard } }) => ({ hazard }) },
    },
    'departure.choose': {
      target: '.loading',
      actions: { type: 'narrow', params: ({ event: { departure } }) => ({ departure }) },
    },
    'mine.toggle': { target: '.loading', actions: 'toggleMine' },
    'page.hidden': { actions: 'noteHidden' },
    'page.seen': { actions: 'noteSeen' },
  },
  states: {
    loading: {
      description: PICTURES && '正在取待办',
      tags: 'loading',
      entry: ['clearFailure', 'forgetTake', 'forgetExported', address],
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
        'list.export': { target: 'exporting', actions: 'forgetExported' },
        'list.print': { actions: 'printList' },
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
    exporting: {
      description: PICTURES && '正在导出所看的范围，列表还在',
      tags: ['listed', 'busy'],
      invoke: {
        id: 'exportQueue',
        src: 'exportQueue',
        input: ({ context }) => context.asked,
        onDone: { target: 'listed', actions: { type: 'recordExported', params: ({ event }) => event.output } },
        onError: { target: 'listed', actions: 'recordExportFailed' },
      },
    },
    failed: { description: PICTURES && '待办取不到，可重试', tags: 'failed', on: { 'queue.refresh': 'loading' } },
  },
});

export type DeskQueueActor = ActorRefFrom<typeof deskQueueMachine>;
export type DeskQueueSnapshot = SnapshotFrom<typeof deskQueueMachine>;
