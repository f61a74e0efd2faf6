import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { enquiryPriceMachine } from './enquiry-price.machine';

export const enquiryPriceWords = {
  events: {
    'question.changed': '询价单有改动',
  },
  guards: {
    isAsked: '有即时价可问',
    isAnswered: CHART_WORDS.isAnswered,
  },
  actions: {
    noteQuestion: '记下要问的内容',
    keepAnswer: '存下即时价',
    forget: '先前的即时价不再用',
  },
  actors: {
    questionWatcher: '监听询价单改动',
    ask: '取同航线即时价',
  },
  delays: {
    editPause: CHART_WORDS.typingPause,
  },
} satisfies WordsOf<typeof enquiryPriceMachine>;
