import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { helpSearchMachine } from './help-search.machine';

export const helpSearchWords = {
  events: { 'address.read': '地址指着另一页或另一次搜索', 'text.type': '输入要搜的词', 'help.retry': '重试' },
  guards: { isLoaded: '取到', isFound: '有相符的', isAsked: '填了要搜的词', isKnown: '有这个编码' },
  actions: {
    keepAsked: '记下地址要的',
    keepText: '记下所填',
    keepPages: '存下全部帮助',
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: CHART_WORDS.recordUnexpected,
    clearFailure: CHART_WORDS.clearFailure,
  },
  actors: { loadHelp: '取全部帮助' },
  delays: {},
} satisfies WordsOf<typeof helpSearchMachine>;
