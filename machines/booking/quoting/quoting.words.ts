import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { quotingMachine } from './quoting.machine';

export const quotingWords = {
  events: {
    'offer.choose': '预订一班',
    'alternatives.seek': '找其他班次',
    'quote.renew': CHART_WORDS.quoteRenew,
    'price.accept': '接受新价格',
    'choice.retry': '再试一次',
    'choice.close': '关掉说明',
    'clock.ticked': '过了一秒',
  },
  guards: {
    isPressed: '取回锁价前已选了一班',
    isPressedKept: '选的就是先前锁了价的一班',
    isKept: '先前锁的价还在',
    isLapsed: '锁价已过期',
    isHeld: '这一班已锁价',
    isLocked: '锁价成功',
    isPriceChanged: '价格有变',
    isSoldOut: '已经售罄',
    isOver: '锁价到期',
  },
  actions: {
    chooseOffer: '记下预订哪一班',
    askOffer: '记下在问哪一班',
    keepQuote: '存下锁价',
    rememberBefore: '记下原来的价',
    dropQuote: '先前的锁价不再用',
    keepAlternatives: CHART_WORDS.keepAlternatives,
    clearAlternatives: '清掉其他班次',
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: CHART_WORDS.recordUnexpected,
    clearFailure: CHART_WORDS.clearFailure,
    countDown: '更新剩余时间',
    saveQuote: '本机记住锁价',
    openPage: '打开下单页',
  },
  actors: {
    recallQuote: '取回先前的锁价',
    lockPrice: '锁定价格',
    findAlternatives: '找其他班次',
    secondTicker: '每秒计时',
  },
  delays: {},
} satisfies WordsOf<typeof quotingMachine>;
