import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { orderLeavingMachine } from './order-leaving.machine';

export const orderLeavingWords = {
  events: {
    'leaving.open': '打开出库预约',
    'leaving.write': '填写',
    'leaving.send': '送去预约',
    'leaving.doubt': '要取消一次预约',
    'leaving.drop': '确认取消预约',
    'leaving.close': '关掉',
  },
  guards: {
    isSound: '填写无误',
    isBooked: '已经约好',
    isFull: '时段已约满',
    isDropped: '已经取消',
  },
  actions: {
    begin: '照现在的在库余量填起',
    noteChange: '记下所填',
    keepTerms: '记下送出时的在库余量',
    noteJudged: CHART_WORDS.noteJudged,
    noteCode: '记下要取消的预约',
    clearFailure: CHART_WORDS.clearFailure,
    keepSlots: '存下当天各时段余位',
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: CHART_WORDS.recordUnexpected,
    showOrder: '换上最新的订单',
  },
  actors: {
    bookLeaving: '预约出库',
    dropLeaving: '取消出库预约',
  },
  delays: {},
} satisfies WordsOf<typeof orderLeavingMachine>;
