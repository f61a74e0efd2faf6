import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { orderAmendMachine } from './order-amend.machine';

export const orderAmendWords = {
  events: {
    'amend.open': '打开改货量',
    'amount.type': '填写新货量',
    'amend.send': CHART_WORDS.amendSend,
    'amend.close': '关掉改货量',
  },
  guards: {
    isSound: '填写无误',
    isAmended: '已经改好',
    isPriced: CHART_WORDS.isPriced,
  },
  actions: {
    begin: '照现在的量填起',
    noteAmount: '记下货量',
    noteJudged: CHART_WORDS.noteJudged,
    clearFailure: CHART_WORDS.clearFailure,
    keepOffer: '存下新价',
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: CHART_WORDS.recordUnexpected,
  },
  actors: {
    amendOrder: '核价或改单',
    showOrder: '重读订单，直到读到改后的',
  },
  delays: {},
} satisfies WordsOf<typeof orderAmendMachine>;
