import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { deskToolMachine } from './desk-tool.machine';

export const deskToolWords = {
  events: {
    'address.changed': '网址有变化',
    'value.change': '改动一项',
    'row.remove': '删一行货物',
    'values.clear': '清空填写',
    'lookup.retry': '重新查资料',
    'calendar.save': '导出日历',
    'option.chosen': '选定一项',
    'clock.ticked': '过了一分钟',
  },
  guards: {
    isOther: CHART_WORDS.isOther,
    isRoom: '还能再加一行',
    isTimed: '结论随时间变',
    isLater: CHART_WORDS.isLater,
    isAnySought: CHART_WORDS.isAnySought,
    isBlank: '还没填全',
    isFaulty: '填错了',
    isAnyDue: '还有事项要做',
    isTold: '已有答复',
  },
  actions: {
    takeAddress: '照网址填写',
    changeValue: '记下改动',
    removeRow: '删一行',
    clearValues: '回到空白',
    takePicked: CHART_WORDS.takePicked,
    noteTime: CHART_WORDS.noteTime,
    noteTold: '记下网址里的内容',
    saveTyped: '写进网址',
    saveCalendar: '存成日历文件',
    judge: '作出结论',
    noteSought: CHART_WORDS.noteSought,
    keepFound: CHART_WORDS.keepFound,
  },
  actors: {
    goodsPicker: '货物选择器',
    addressWatcher: '监听网址',
    minuteTicker: '每分钟计时',
    findGoods: '查货物资料',
  },
  delays: {
    typingPause: CHART_WORDS.typingPause,
  },
} satisfies WordsOf<typeof deskToolMachine>;
