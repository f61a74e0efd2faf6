import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { pickerMachine } from './picker.machine';

export const pickerWords = {
  events: {
    'picker.open': '打开选择器',
    'picker.close': '收起选择器',
    'query.change': '输入查询词',
    'option.move': '上下移动',
    'option.choose': '选定一项',
    'query.submit': '按回车',
    'search.retry': '重新查找',
    'kind.set': '换要找的类别',
  },
  guards: {
    isOtherKind: '类别已更换',
    isFound: '找到了',
    isFirstTaken: '回车即选第一项',
    isAnyActive: '光标停在某一项',
    isThere: '选项在列表中',
  },
  actions: {
    changeQuery: '记下查询词',
    setKind: '改找这一类',
    keepOptions: '存下找到的',
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: CHART_WORDS.recordUnexpected,
    clearFailure: CHART_WORDS.clearFailure,
    clearQuery: '清掉查询词',
    awaitFirst: '等着选第一项',
    moveActive: '移到另一项',
    reportBegun: '报告开始输入',
    reportChoice: '报告选定',
    'reportChoice(0)': '报告选定第一项',
  },
  actors: {
    findOptions: '查找',
  },
  delays: {
    typing: CHART_WORDS.typingPause,
  },
} satisfies WordsOf<typeof pickerMachine>;
