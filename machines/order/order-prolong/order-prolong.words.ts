import type { WordsOf } from '../../support/words';
import type { orderProlongMachine } from './order-prolong.machine';

export const orderProlongWords = {
  events: {
    'prolong.open': '打开续存',
    'days.type': '填写再存天数',
    'prolong.send': '送去核价或确认',
    'prolong.close': '关掉续存',
  },
  guards: {
    isSound: '天数填写无误',
    isProlonged: '已经续好',
    isPriced: '服务器报了新总价',
    isShort: '之后有人预约',
  },
  actions: {
    begin: '照现在的存期填起',
    noteDays: '记下再存天数',
    noteJudged: '指出天数填错',
    clearFailure: '清掉失败原因',
    keepOffer: '存下新总价与到期日',
    keepMost: '存下最多可存天数',
    recordFailure: '记下失败原因',
    recordUnexpected: '记下意外故障',
    showOrder: '换上续存后的订单',
  },
  actors: {
    prolongStay: '核价或续存',
  },
  delays: {},
} satisfies WordsOf<typeof orderProlongMachine>;
