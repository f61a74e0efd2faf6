import type { WordsOf } from '../../support/words';
import type { authNoticeMachine } from './auth-notice.machine';

export const authNoticeWords = {
  events: {
    'link.follow': '点开链接',
    'notice.cancel': '取消提醒',
    'clock.ticked': '过了一秒',
  },
  guards: {
    isFound: '拿到跳转地址',
    isOpened: '新标签页打开了',
    isCountdownOver: '倒数结束',
    isWayOld: '跳转地址过期',
  },
  actions: {
    takeWay: '用这个跳转地址',
    startCountdown: '开始倒数',
    updateCountdown: '更新倒数',
    recordLeft: '记下已离开',
  },
  actors: {
    findWay: '取会员中心的跳转地址',
    openTab: '打开新标签页',
    secondTicker: '每秒计时',
  },
  delays: {},
} satisfies WordsOf<typeof authNoticeMachine>;
