import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { orderAnswerMachine } from './order-answer.machine';

export const orderAnswerWords = {
  events: {
    'answer.give': '答复变化',
  },
  guards: {},
  actions: {
    noteAnswer: '记下答复',
    recordAnswer: '记下服务器的答复',
    recordUnexpected: CHART_WORDS.recordUnexpected,
    showOrder: '换上新的订单',
  },
  actors: {
    giveAnswer: '送出答复',
  },
  delays: {},
} satisfies WordsOf<typeof orderAnswerMachine>;
