import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { arrivalMachine } from './arrival.machine';

export const arrivalWords = {
  events: {
    'arrival.accept': CHART_WORDS.isEntering,
    'arrival.decline': '保持不变',
  },
  guards: {
    isUnexpected: '已登录的是另一人，或来路不明',
    isRecognised: '认出链接是谁的',
  },
  actions: {
    keepMeeting: '记下要问的人',
    settleAnswer: '定下答复',
    'settleAnswer(enter)': '答复：以链接里的账号登录',
    'settleAnswer(stay)': '答复：保持不变',
  },
  actors: {
    recogniseArrival: '查链接是谁的',
  },
  delays: {},
} satisfies WordsOf<typeof arrivalMachine>;
