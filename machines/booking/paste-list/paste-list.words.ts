import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { pasteListMachine } from './paste-list.machine';

export const pasteListWords = {
  events: {
    'text.type': '粘贴或修改清单',
    'text.read': '逐行识别',
    'row.pick': '选一行是哪种商品与包装',
    'rows.take': '加入采购单',
  },
  guards: {
    isFilled: '有内容，也不太长',
    isRead: '识别完了',
    isTaken: '加入了',
    isRow: '清单里有这一行',
    hasPicked: '至少选好一行',
  },
  actions: {
    noteText: '记下清单，收起识别结果',
    keepRows: '记下每行的识别结果',
    notePick: '记下选了哪一种',
    noteList: '记下加入哪一张',
    keepRest: '没加入的行留在框里',
    refreshList: '让采购单重取一遍',
    clearOutcome: '收起上次的结果与失败原因',
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: '记下意外',
  },
  actors: { readPasted: '逐行识别清单', takePasted: '加入采购单' },
  delays: {},
} satisfies WordsOf<typeof pasteListMachine>;
