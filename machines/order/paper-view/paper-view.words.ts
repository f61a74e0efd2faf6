import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { paperViewMachine } from './paper-view.machine';

export const paperViewWords = {
  events: {
    'paper.open': '查看一份资料',
    'paper.save': '存到本机',
    'paper.close': '关闭预览',
  },
  guards: {
    isShowable: '能在页内预览',
    isThere: '资料已取到',
  },
  actions: {
    noteWanted: '记下要看哪一份',
    takePaper: '收下资料',
    dropPaper: '不再看这份资料',
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: CHART_WORDS.recordUnexpected,
    savePaper: '下载到本机',
    releasePaper: '释放内存里的资料',
  },
  actors: {
    fetchPaper: '取资料',
  },
  delays: {},
} satisfies WordsOf<typeof paperViewMachine>;
