import type { WordsOf } from '../../support/words';
import type { noticesMachine } from './notices.machine';

export const noticesWords = {
  events: {
    'notice.raise': '弹出提示',
    'notice.dismiss': '关掉一条提示',
    'notices.hold': '停在提示上',
    'notices.release': '离开提示',
  },
  guards: {
    isNothingToSay: '无话可说',
    isHeld: '有人停在提示上',
    isAnyPassing: '有会自动消失的提示',
  },
  actions: {
    admitNotice: '收下提示',
    dropNotice: '撤下提示',
    countDownVisible: '显示中的提示倒数一秒',
    addHold: '多一处停留',
    removeHold: '少一处停留',
    clearHolds: '清掉停留',
  },
  actors: {},
  delays: {
    second: '倒数的一格',
  },
} satisfies WordsOf<typeof noticesMachine>;
