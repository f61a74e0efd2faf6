import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { readingMachine } from './reading.machine';

export const readingWords = {
  events: {
    'text.scrolled': '滚动正文',
    'text.retry': '重新取正文',
    'text.confirm': '按“我知道了”',
    'reading.close': '由别处合上',
    'reading.dismiss': '关掉弹窗',
    'clock.ticked': '过了一秒',
  },
  guards: {
    isWithMail: '需要客服邮箱',
    isLookedUp: '查阅写明的一版',
    isLoaded: '正文取到',
    isAtEnd: '读到末尾',
    isCountdownOver: '倒数结束',
  },
  actions: {
    openText: CHART_WORDS.openText,
    recordFailure: CHART_WORDS.recordFailure,
    recordUnavailable: '记下正文取不到',
    clearFailure: CHART_WORDS.clearFailure,
    noteMail: '记下客服邮箱',
    noteProgress: '记下读到哪里',
    noteEnd: '记下读到末尾',
    updateCountdown: '更新倒数',
    recordConfirmed: '记下已确认',
  },
  actors: {
    loadText: '取协议正文',
    loadMail: '取客服邮箱',
    secondTicker: '每秒计时',
  },
  delays: {},
} satisfies WordsOf<typeof readingMachine>;
