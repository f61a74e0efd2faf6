import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { orderCopyMachine } from './order-copy.machine';

export const orderCopyWords = {
  events: {
    'copy.begin': '再下一单',
  },
  guards: {
    isAtOnce: '网址要求带入',
    isCopied: '草稿已备好',
  },
  actions: {
    begin: '清掉上次的结果',
    keepAddress: '记下接着去哪',
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: CHART_WORDS.recordUnexpected,
    openPage: '打开班期页',
  },
  actors: {
    copyOrder: '复制成草稿',
  },
  delays: {},
} satisfies WordsOf<typeof orderCopyMachine>;
