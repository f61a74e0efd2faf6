import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { segregationCheckMachine } from './segregation-check.machine';

export const segregationCheckWords = {
  events: {
    'option.chosen': '选定一项',
    'goods.remove': '去掉一种货物',
    'pair.choose': '点开一对',
    'check.retry': '重新核对',
  },
  guards: {
    isTooFew: '不到两种货物',
    isJudged: '核对有结论',
    isTaken: '还能加进来',
    isListed: '已在所选之中',
    isPair: '有这一对',
  },
  actions: {
    addGoods: '加一种货物',
    object: '说明为何加不进',
    removeGoods: '从所选中拿掉',
    forgetVerdict: '丢掉旧结论',
    keepVerdict: '存下结论',
    choosePair: '选看这一对',
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: CHART_WORDS.recordUnexpected,
  },
  actors: {
    goodsPicker: '货物选择器',
    checkGoods: '逐对核对',
  },
  delays: {},
} satisfies WordsOf<typeof segregationCheckMachine>;
