import type { WordsOf } from '../../support/words';
import type { authNoticeMachine } from './auth-notice.machine';

export const authNoticeWords = {
  events: {
    'link.follow': '点开链接',
    'notice.cancel': '取消提醒',
    'clock.ticked': '过了一秒',
  },
  guards: {
    isFound: '找到去路',
    isOpened: '新标签页打开了',
    isCountdownOver: '倒数结束',
    isWayOld: '去路已过时',
  },
  actions: {
    takeWay: '采用这条去路',
    startCountdown: '开始倒数',
    updateCountdown: '更新倒数',
    recordLeft: '记下已离开',
  },
  actors: {
    findWay: '问用户中心怎么走',
    openTab: '打开新标签页',
    secondTicker: '秒针',
  },
  delays: {},
} satisfies WordsOf<typeof authNoticeMachine>;
