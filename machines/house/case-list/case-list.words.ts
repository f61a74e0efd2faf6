import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { caseListMachine } from './case-list.machine';

export const caseListWords = {
  events: {
    'room.found': '旁边放得下了',
    'room.lost': '旁边放不下了',
    'page.hidden': CHART_WORDS.pageHidden,
    'page.seen': CHART_WORDS.pageSeen,
    'case.opened': '打开另一件',
    'page.turn': '翻页',
    'list.refresh': '办了一件',
    'list.retry': '重试',
  },
  guards: {
    hasNoList: '没有列表',
    isListed: '取到过',
    isThere: '列表取到',
    isPastEnd: CHART_WORDS.pageEndPassed,
  },
  actions: {
    keepList: '存下列表，开着的那件留在原位',
    turnTo: '换到这一页',
    turnToLast: CHART_WORDS.turnToLast,
    clearLines: '清掉这一页',
    noteOpened: '记下开着哪一件',
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: CHART_WORDS.recordUnexpected,
    clearFailure: CHART_WORDS.clearFailure,
    tellWaiting: CHART_WORDS.tellWaiting,
    keepPlace: '把列表的位置写进网址',
  },
  actors: { roomWatcher: '监听旁边放不放得下', sightWatcher: CHART_WORDS.sightWatcher, loadList: '取列表' },
  delays: { lookAgain: CHART_WORDS.lookAgain },
} satisfies WordsOf<typeof caseListMachine>;
