import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { fitCheckMachine } from './fit-check.machine';

export const fitCheckWords = {
  events: {
    'question.changed': '货物有改动',
  },
  guards: {
    isAsked: '有要问的货物',
    isAnswered: CHART_WORDS.isAnswered,
  },
  actions: {
    noteQuestion: '记下要问的货物',
    keepAnswer: '存下能否进箱',
    forget: CHART_WORDS.forget,
  },
  actors: {
    questionWatcher: '监听货物改动',
    ask: '问所选班次能否进箱',
  },
  delays: {
    editPause: CHART_WORDS.typingPause,
  },
} satisfies WordsOf<typeof fitCheckMachine>;
