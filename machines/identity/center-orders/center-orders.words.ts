import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { centerOrdersMachine } from './center-orders.machine';

export const centerOrdersWords = {
  events: {
    'orders.refresh': '重新取订单',
    'query.change': '改查找条件',
    'query.clear': '清除查找条件',
    'page.turn': '翻页',
    'order.toggle': '展开或收起订单',
    'cancellation.open': CHART_WORDS.cancellationOpen,
    'draft.drop': '删除一份草稿，先问一次',
    'draft.keep': '不删了',
    'orders.export': '导出查到的订单',
  },
  guards: {
    isNarrowed: '设有查找条件',
    hasPage: '有这一页',
    isLoaded: '订单取到',
    isDropSure: CHART_WORDS.isDropSure,
    isDone: '办成了',
    isCancellable: CHART_WORDS.isCancellable,
  },
  actions: {
    keepOrders: '存下订单',
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: CHART_WORDS.recordUnexpected,
    clearFailure: CHART_WORDS.clearFailure,
    changeQuery: '记下查找条件，回到第一页',
    clearQuery: '清掉查找条件',
    turnPage: '记下页码',
    toggleOrder: '翻转该单的展开',
    noteCancelled: '记下要取消的订单',
    saveQuery: '查找条件写进网址',
    askToDrop: '问是否删除草稿',
    stopDropping: '收起删除的问题',
    takeDraftOff: '拿掉删掉的草稿',
    recordDropFailed: '记下草稿删除失败',
    recordExported: '记下已导出',
    recordExportFailed: '记下导出失败',
  },
  actors: {
    loadOrders: '取订单',
    dropDraft: '删除草稿',
    exportOrders: '导出订单',
    cancellation: CHART_WORDS.cancellation,
  },
  delays: { typingPause: CHART_WORDS.typingPause },
} satisfies WordsOf<typeof centerOrdersMachine>;
