import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { orderProlongMachine } from './order-prolong.machine';

export const orderProlongWords = {
  events: {
    'prolong.open': '打开续存',
    'days.type': '填写再存天数',
    'prolong.send': CHART_WORDS.amendSend,
    'prolong.close': '关掉续存',
  },
  guards: {
    isSound: '天数填写无误',
    isProlonged: '已经续好',
    isPriced: CHART_WORDS.isPricedAgain,
    isShort: '之后有人预约',
  },
  actions: {
    begin: '照现在的存期填起',
    noteDays: '记下再存天数',
    noteJudged: '指出天数填错',
    clearFailure: CHART_WORDS.clearFailure,
    keepOffer: '存下新总价与到期日',
    keepMost: '存下最多可存天数',
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: CHART_WORDS.recordUnexpected,
    showOrder: '换上续存后的订单',
  },
  actors: {
    prolongStay: '核价或续存',
  },
  delays: {},
} satisfies WordsOf<typeof orderProlongMachine>;
