import type { WordsOf } from '../../support/words';
import type { fitCheckMachine } from './fit-check.machine';

export const fitCheckWords = {
  events: {
    'question.changed': '货物有改动',
  },
  guards: {
    isAsked: '有要问的货物',
    isAnswered: '服务器有答复',
  },
  actions: {
    noteQuestion: '记下要问的货物',
    keepAnswer: '存下能否进箱',
    forget: '先前的答复不再用',
  },
  actors: {
    questionWatcher: '监听货物改动',
    ask: '问所选班次能否进箱',
  },
  delays: {
    editPause: '停止输入后等待',
  },
} satisfies WordsOf<typeof fitCheckMachine>;
