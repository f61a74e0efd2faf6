import { CHART_WORDS } from '../../../support/chart-words';
import type { WordsOf } from '../../../support/words';
import type { expiryMachine } from './expiry.machine';

export const expiryWords = {
  events: {},
  guards: {
    isNewer: '已换成更新的登录',
    isNothing: '登录已不在',
    isReloading: '页面正在刷新',
  },
  actions: {
    settle: '结束处理',
    'settle(newerSession)': '结束处理：已有更新的登录',
    'settle(reloading)': '结束处理：页面刷新',
  },
  actors: {
    forgetExpired: '清掉过期的登录',
    endSession: CHART_WORDS.endSession,
    reloadOnce: CHART_WORDS.reloadOnce,
  },
  delays: {
    patience: '最多等多久',
    farewell: CHART_WORDS.farewell,
  },
} satisfies WordsOf<typeof expiryMachine>;
