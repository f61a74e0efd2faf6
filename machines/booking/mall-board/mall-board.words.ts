import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { mallBoardMachine } from './mall-board.machine';

export const mallBoardWords = {
  events: {
    'words.type': '在搜索框里输入',
    'words.submit': '按回车搜索',
    'question.ask': '换筛选、排序、数量、城市或页码',
    'question.set': '地址变了',
    'list.retry': '重试',
    'lines.counted': '数到采购单有几行',
    'filters.open': '打开筛选',
    'filters.close': '收起筛选',
  },
  guards: { isOther: '问的和刚才不同', isFound: '查到了' },
  actions: {
    noteWords: '记下输入的字',
    askWords: '按输入的字查',
    setQuestion: '换成新的问题',
    keepSheet: '记下这一页',
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: '记下意外',
    clearFailure: CHART_WORDS.clearFailure,
    noteLines: '记下采购单有几行',
    saveQuestion: '写进地址',
  },
  actors: { loadSheet: '查商品', lineWatcher: '数采购单有几行' },
  delays: { typing: '停笔片刻' },
} satisfies WordsOf<typeof mallBoardMachine>;
