import type { WordsOf } from '../../support/words';
import type { orderAmendMachine } from './order-amend.machine';

export const orderAmendWords = {
  events: {
    'amend.open': '打开改货量',
    'amount.type': '填写新货量',
    'amend.send': '送去核价或确认',
    'amend.close': '关掉改货量',
  },
  guards: {
    isSound: '填写无误',
    isAmended: '已经改好',
    isPriced: '服务器报了新价',
  },
  actions: {
    begin: '照现在的量填起',
    noteAmount: '记下货量',
    noteJudged: '指出填错的项',
    clearFailure: '清掉失败原因',
    keepOffer: '存下新价',
    recordFailure: '记下失败原因',
    recordUnexpected: '记下意外故障',
  },
  actors: {
    amendOrder: '核价或改单',
    showOrder: '重读订单，直到读到改后的',
  },
  delays: {},
} satisfies WordsOf<typeof orderAmendMachine>;
