import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { freightChoiceMachine } from './freight-choice.machine';

export const freightChoiceWords = {
  events: { 'question.changed': '选了由运输订单提货，或回到本页' },
  guards: { isAsked: '由运输订单提货', isAnswered: CHART_WORDS.isAnswered },
  actions: { noteQuestion: '记下要问的', keepAnswer: '存下可用的运输草稿', forget: CHART_WORDS.forget },
  actors: { questionWatcher: '监听表单与回到本页', ask: '核对本人的运输草稿' },
  delays: { editPause: '稍等再问' },
} satisfies WordsOf<typeof freightChoiceMachine>;
