import type { WordsOf } from '../../support/words';
import type { centerOrdersMachine } from './center-orders.machine';

export const centerOrdersWords = {
  events: {
    'orders.refresh': '重新取订单',
    'order.toggle': '展开或收起订单',
    'cancellation.open': '打开取消弹窗',
  },
  guards: {
    isLoaded: '订单取到',
    isCancellable: '这单还能取消',
  },
  actions: {
    keepOrders: '存下订单',
    recordFailure: '记下失败原因',
    recordUnexpected: '记下意外故障',
    clearFailure: '清掉失败原因',
    toggleOrder: '翻转该单的展开',
    noteCancelled: '记下要取消的订单',
  },
  actors: {
    loadOrders: '取订单',
    cancellation: '取消订单弹窗',
  },
  delays: {},
} satisfies WordsOf<typeof centerOrdersMachine>;
