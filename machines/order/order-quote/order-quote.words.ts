import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { orderQuoteMachine } from './order-quote.machine';

export const orderQuoteWords = {
  events: {
    'clock.ticked': '过了一秒',
    'quote.retry': '重新取报价',
    'login.request': '请求登录',
    'quote.renew': CHART_WORDS.quoteRenew,
    'quote.lapse': '报价作废',
    'quote.turn': '换成旧报价',
    'renewal.accept': '接受新价格',
    'renewal.dismiss': '不接受新价格',
  },
  guards: {
    isNamed: '网址有报价号',
    isUsed: '报价已经下过单',
    isHeld: '报价取到',
    isMissing: '没有这份报价',
    isSignedOut: '未登录，报价可能是某个账号的',
    isRenewed: '新报价取到',
    isTimeChanged: CHART_WORDS.isLater,
    isOver: '锁价到期',
  },
  actions: {
    keepQuote: '记下取报价的结果',
    turnTo: '采用旧报价',
    keepRenewal: '记下重报的结果',
    acceptRenewal: '换成新报价',
    dropRenewal: '不用新报价',
    noteTime: CHART_WORDS.noteTime,
    endLock: '倒计时归零',
    showLogin: '打开登录',
    recordUnexpected: CHART_WORDS.recordUnexpected,
    clearFailure: CHART_WORDS.clearFailure,
    reportTime: '报告时间',
    reportOwner: CHART_WORDS.reportOwner,
    reportQuote: '报告报价',
  },
  actors: {
    loadQuote: '取报价',
    renewQuote: '重新报价',
    somebody: '等人登录',
    secondTicker: '每秒计时',
  },
  delays: {},
} satisfies WordsOf<typeof orderQuoteMachine>;
