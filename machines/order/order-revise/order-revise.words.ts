import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { orderReviseMachine } from './order-revise.machine';

export const orderReviseWords = {
  events: {
    'order.read': '订单页重读了订单',
    'list.retry': '重试',
    'revise.open': '打开一项',
    'text.type': '填写',
    'region.chosen': '选好提货的省市区',
    'revise.send': '送去核对或确认',
    'revise.close': '关掉弹窗',
  },
  guards: {
    isLoaded: '已取得',
    isOffered: '这一项还能改或加',
    isStillOffered: '要打开的那项还能改或加',
    isChanged: '有改动，或要加订服务',
    isRevised: '已经改好',
    isPriced: CHART_WORDS.isPricedAgain,
    isRepriced: '总价与所示不同',
    isFaulty: '有填错的项',
  },
  actions: {
    keepTopics: '存下还能改与加的各项',
    noteWanted: '记下要打开哪一项',
    begin: '照现在的内容填起',
    noteText: '记下所填，旧报价作废',
    askDistrict: '要提货地的，取省市区',
    noteSame: '指出没有改动',
    clearFailure: CHART_WORDS.clearFailure,
    keepOffer: '存下新总价与加收的各项',
    noteRepriced: '指出总价变了',
    keepFaults: CHART_WORDS.noteJudged,
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: CHART_WORDS.recordUnexpected,
    shut: '收起这一项',
    showOrder: '让订单页重读订单',
  },
  actors: {
    loadRevisable: '取得还能改与加的各项',
    reviseOrder: '核对内容与价格，或改单',
    regionPicker: '省市区选择',
  },
  delays: {},
} satisfies WordsOf<typeof orderReviseMachine>;
