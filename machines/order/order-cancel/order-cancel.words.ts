import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { orderCancelMachine } from './order-cancel.machine';

export const orderCancelWords = {
  events: {
    'reason.choose': '选择取消原因',
    'cancel.confirm': '确认取消',
    'order.keep': '保留订单',
  },
  guards: {
    hasReason: '选了原因',
    isCancelled: '已经取消',
    isTooLate: '已过能取消的时候',
  },
  actions: {
    noteReason: '记下原因',
    missReason: '指出没有原因',
    clearFailure: CHART_WORDS.clearFailure,
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: CHART_WORDS.recordUnexpected,
    recordCancelled: '记下已取消',
  },
  actors: {
    cancelOrder: '取消订单',
  },
  delays: {},
} satisfies WordsOf<typeof orderCancelMachine>;
