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
    endSession: '通知服务器退出',
    reloadOnce: '刷新页面（仅一次）',
  },
  delays: {
    patience: '最多等多久',
    farewell: '刷新前等一下',
  },
} satisfies WordsOf<typeof expiryMachine>;
