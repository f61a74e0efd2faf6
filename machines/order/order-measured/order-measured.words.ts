import type { WordsOf } from '../../support/words';
import type { orderMeasuredMachine } from './order-measured.machine';

export const orderMeasuredWords = {
  events: {
    'answer.give': '答复加收',
  },
  guards: {},
  actions: {
    noteAnswer: '记下答复',
    recordAnswer: '记下网关的答复',
    recordUnexpected: '记下意外故障',
    showOrder: '换上新的订单',
  },
  actors: {
    answerMeasured: '送出答复',
  },
  delays: {},
} satisfies WordsOf<typeof orderMeasuredMachine>;
