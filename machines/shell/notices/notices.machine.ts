import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { admitNotice, allVisible, countDown } from './notices.list';
import type { NoticeHold, NoticeContent, NoticesContext, NoticesEvent } from './notices.types';
import { PICTURES } from '../../support/left-out';

const chart = setup({
  types: { context: {} as NoticesContext, events: {} as NoticesEvent },
  guards: {
    isNothingToSay: ({ context }) => context.notices.length === 0,
    isHeld: ({ context }) => context.holds.length > 0,
    isAnyPassing: ({ context }) => allVisible(context.notices).some(({ secondsLeft }) => secondsLeft !== null),
  },
  actions: {
    admitNotice: assign({
      notices: ({ context }, params: { notice: NoticeContent }) => admitNotice(context.notices, params.notice),
    }),
    /** The focused element may disappear with the notice, without a blur event. */
    dropNotice: assign(({ context: { notices, holds } }, params: { id: string }) => ({
      notices: notices.filter(({ id }) => id !== params.id),
      holds: holds.filter((hold) => hold !== 'focus'),
    })),
    countDownVisible: assign({ notices: ({ context }) => countDown(context.notices) }),
    addHold: assign({
      holds: ({ context: { holds } }, params: { by: NoticeHold }) => [
        ...holds.filter((hold) => hold !== params.by),
        params.by,
      ],
    }),
    removeHold: assign({
      holds: ({ context: { holds } }, params: { by: NoticeHold }) => holds.filter((hold) => hold !== params.by),
    }),
    clearHolds: assign({ holds: [] }),
  },
  delays: { second: 1000 },
});

export const noticesMachine = chart.createMachine({
  id: 'notices',
  description: PICTURES && '提示与通知：排队、去重、朗读、关闭',
  context: { notices: [], holds: [] },
  initial: 'empty',
  on: {
    'notice.raise': {
      target: '.choosing',
      actions: { type: 'admitNotice', params: ({ event }) => ({ notice: event.notice }) },
    },
    'notice.dismiss': {
      target: '.choosing',
      actions: { type: 'dropNotice', params: ({ event }) => ({ id: event.id }) },
    },
    'notices.hold': { target: '.choosing', actions: { type: 'addHold', params: ({ event }) => ({ by: event.by }) } },
    'notices.release': {
      target: '.choosing',
      actions: { type: 'removeHold', params: ({ event }) => ({ by: event.by }) },
    },
  },
  states: {
    choosing: {
      description: PICTURES && '决定下一步：清空、暂停、计时或停留',
      meta: PICTURES && { requirements: ['8 error messages'] },
      always: [
        { guard: 'isNothingToSay', target: 'empty' },
        { guard: 'isHeld', target: 'held' },
        { guard: 'isAnyPassing', target: 'counting' },
        { target: 'staying' },
      ],
    },
    empty: { description: PICTURES && '没有提示', entry: 'clearHolds' },
    held: { description: PICTURES && '指针或焦点在提示上，暂停计时' },
    counting: {
      description: PICTURES && '有提示会自动消失，逐秒计时',
      meta: PICTURES && { requirements: ['8 error messages'] },
      after: { second: { target: 'choosing', actions: 'countDownVisible' } },
    },
    staying: { description: PICTURES && '只剩需要手动关闭的提示' },
  },
});

export type NoticesActor = ActorRefFrom<typeof noticesMachine>;
export type NoticesSnapshot = SnapshotFrom<typeof noticesMachine>;
