import { CHART_WORDS } from '../../../support/chart-words';
import type { WordsOf } from '../../../support/words';
import type { challengeMachine } from './challenge.machine';

export const captchaChallengeWords = {
  events: {
    'challenge.retry': '重新取题',
    'clock.ticked': '过了一秒',
  },
  guards: {
    isFirstTry: '首次取题',
    mustWait: '还要等',
    isServed: '题目取到',
    isPauseOver: '等够了',
  },
  actions: {
    keepChallenge: '存下题目',
    recordFailure: CHART_WORDS.recordFailure,
    updatePause: '更新还要等多久',
  },
  actors: {
    requestChallenge: '取验证题',
    secondTicker: '每秒计时',
  },
  delays: {},
} satisfies WordsOf<typeof challengeMachine>;
