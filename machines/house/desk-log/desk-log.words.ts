import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { deskLogMachine } from './desk-log.machine';

export const deskLogWords = {
  events: {
    'field.change': '改查询条件',
    'filter.apply': '查询',
    'page.turn': '翻页',
    'log.retry': '重试',
    'chain.check': '再核对',
  },
  guards: { isThere: '记录取到', isChecked: '核对到底' },
  actions: {
    keepField: '记下条件',
    applyFilter: '采用条件',
    turnPage: '换一页',
    keepLines: '存下记录',
    keepChain: '记下核对结果',
    forgetChain: '忘掉上次的结果',
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: CHART_WORDS.recordUnexpected,
    clearFailure: CHART_WORDS.clearFailure,
  },
  actors: { loadLog: '取记录', checkLog: '核对整条记录' },
  delays: {},
} satisfies WordsOf<typeof deskLogMachine>;
