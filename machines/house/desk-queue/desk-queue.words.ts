import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { deskQueueMachine } from './desk-queue.machine';

export const deskQueueWords = {
  events: {
    'queue.choose': '换一列待办',
    'mode.choose': '只看一种方式',
    'port.choose': '只看一个地点',
    'hazard.choose': '只看一个危险类别',
    'page.hidden': '页面看不见了',
    'page.seen': '页面又看得见',
    'sort.choose': '按一列排序',
    'line.take': '领取一件',
    'mine.toggle': '只看我的',
    'page.turn': '翻页',
    'queue.refresh': '再看一遍',
  },
  guards: { isPastEnd: '这一页已没有内容', isThere: '待办取到', isSeen: '页面看得见', isTaken: '领到了' },
  actions: {
    narrow: '换所看的范围',
    sortBy: '换排序：升、降、原来的顺序',
    turnToLast: '转到最后一页',
    toggleMine: '换成只看我的或全部',
    keepList: '存下待办',
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: CHART_WORDS.recordUnexpected,
    keepAddress: '写进网址',
    tellWaiting: '把等待办理的件数写进标签页标题',
    beginTake: '记下领取哪一件',
    refuseTake: '记下没领到的原因',
    forgetTake: '清掉领取的结果',
    clearFailure: CHART_WORDS.clearFailure,
    noteHidden: '记下看不见',
    noteSeen: '记下看得见',
  },
  actors: { loadQueue: '取待办', hold: '领取', sightWatcher: '监听页面是否看得见' },
  delays: { lookAgain: '过 15 秒', lookUnseen: '过 1 分钟' },
} satisfies WordsOf<typeof deskQueueMachine>;
