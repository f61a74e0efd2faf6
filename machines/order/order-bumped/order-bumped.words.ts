import type { WordsOf } from '../../support/words';
import type { orderBumpedMachine } from './order-bumped.machine';

export const orderBumpedWords = {
  events: {
    'answer.give': '答复改配',
  },
  guards: {},
  actions: {
    noteAnswer: '记下答复',
    recordAnswer: '记下网关的答复',
    recordUnexpected: '记下意外故障',
    showOrder: '换上新的订单',
  },
  actors: {
    answerBump: '送出答复',
  },
  delays: {},
} satisfies WordsOf<typeof orderBumpedMachine>;
