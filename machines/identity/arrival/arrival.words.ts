import type { WordsOf } from '../../support/words';
import type { arrivalMachine } from './arrival.machine';

export const arrivalWords = {
  events: {
    'arrival.accept': '换成链接里的账号',
    'arrival.decline': '保持现在的账号',
  },
  guards: {
    isMeeting: '已登录的是另一人',
    isRecognised: '认出链接是谁的',
  },
  actions: {
    keepMeeting: '记下两人',
    settleAnswer: '定下答复',
    'settleAnswer(enter)': '答复：换成链接里的账号',
    'settleAnswer(stay)': '答复：保持不变',
  },
  actors: {
    recogniseArrival: '查链接是谁的',
  },
  delays: {},
} satisfies WordsOf<typeof arrivalMachine>;
