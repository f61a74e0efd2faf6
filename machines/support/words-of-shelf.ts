import type { shelfMachine } from './shelf';
import type { WordsOf } from './words';

export const shelfWords = {
  events: {
    'shelf.retry': '重新载入',
  },
  guards: {
    isEmpty: '一条也没有',
    isFilled: '有内容',
  },
  actions: {
    keepItems: '存下内容',
    recordFailure: '记下失败原因',
    recordUnexpected: '记下意外故障',
    clearFailure: '清掉失败原因',
  },
  actors: {
    loadItems: '取内容',
  },
  delays: {},
} satisfies WordsOf<ReturnType<typeof shelfMachine>>;
