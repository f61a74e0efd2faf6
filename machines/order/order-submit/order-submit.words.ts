import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { orderSubmitMachine } from './order-submit.machine';

export const orderSubmitWords = {
  events: {
    'order.submit': '提交订单',
    'order.doubt': '上次提交不知结果',
    'outcome.query': '查询结果',
    'submit.retry': '用同一编号重试',
    'price.accept': '接受新价格',
    'refusal.dismiss': '关掉拒绝说明',
  },
  guards: {
    isFound: '已登录',
    isPlaced: '成单',
    isAnonymous: '登录已失效',
    isUnagreed: '协议有新版尚未同意',
    isAgreed: '已同意新版',
    isUnknown: '不知是否成单',
    isAskedAbout: '要问一声才能继续',
    isThere: '查到那一单',
    isAbsent: '没有查到那一单',
    isDoubted: '上次的结果还不明',
    isKnown: '有要提交的内容',
    isPriceAsked: '问的是价格',
  },
  actions: {
    keepSubmission: '存下要提交的内容',
    keepKey: CHART_WORDS.keepKey,
    keepRefusal: CHART_WORDS.keepRefusal,
    keepOrderNo: '存下订单号',
    acceptPrice: '按新价格提交',
    dropRefusal: '清掉拒绝原因',
    say: '说明结果',
    'say(absent)': '说明没有成单',
    'say(stillUnknown)': '说明还是查不到',
    clearNotice: '清掉说明',
    doubt: '记下结果不明',
    dropDoubt: '结果已明',
    reportPending: '报告上次的结果明不明',
    'reportPending(true)': '报告正在等结果',
    'reportPending(false)': '报告已有结果：没有成单',
    reportReleased: '报告没有成单',
    reportPlaced: '报告成单',
  },
  actors: {
    findPerson: '请人登录',
    submitOrder: '送出订单',
    askAgreement: '问是否同意协议新版',
    findOrder: '按提交编号查单',
  },
  delays: {},
} satisfies WordsOf<typeof orderSubmitMachine>;
