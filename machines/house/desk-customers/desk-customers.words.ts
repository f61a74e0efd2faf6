import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { deskCustomersMachine } from './desk-customers.machine';

export const deskCustomersWords = {
  events: {
    'text.type': '填写要找谁',
    'text.seek': '查找',
    'customer.open': '打开一位客户',
    'customer.close': '返回查找',
    'customer.retry': '重试',
  },
  guards: {
    isNamed: '地址指着一位客户',
    isEnough: '写得够完整',
    isDone: '取到',
    isGone: '没有这位客户',
  },
  actions: {
    keepText: '记下所填',
    tellShort: '提示写得更完整',
    keepFound: '存下找到的',
    nameCustomer: '换到这位客户',
    keepShown: '存下这位客户',
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: CHART_WORDS.recordUnexpected,
    clearFailure: CHART_WORDS.clearFailure,
    keepAddress: '写进网址',
  },
  actors: { findCustomers: '查找客户', readCustomer: '取一位客户' },
  delays: {},
} satisfies WordsOf<typeof deskCustomersMachine>;
