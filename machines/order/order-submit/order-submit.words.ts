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
    isUnknown: '不知是否成单',
    isAskedAbout: '要问一声才能继续',
    isThere: '查到那一单',
    isAbsent: '没有查到那一单',
    isKnown: '有要提交的内容',
    isPriceAsked: '问的是价格',
  },
  actions: {
    keepSubmission: '存下要提交的内容',
    keepKey: '存下提交编号',
    keepRefusal: '存下拒绝原因',
    keepOrderNo: '存下订单号',
    acceptPrice: '按新价格提交',
    dropRefusal: '清掉拒绝原因',
    say: '说明结果',
    'say(absent)': '说明没有成单',
    'say(stillUnknown)': '说明还是查不到',
    clearNotice: '清掉说明',
    reportReleased: '报告没有成单',
    reportPlaced: '报告成单',
  },
  actors: {
    findPerson: '请人登录',
    submitOrder: '送出订单',
    findOrder: '按提交编号查单',
  },
  delays: {},
} satisfies WordsOf<typeof orderSubmitMachine>;
