import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { loadRowsMachine } from './load-rows.machine';

export const loadRowsWords = {
  events: {
    'address.changed': '网址有变化',
    'row.add': '加一行货物',
    'row.change': '改一行货物',
    'row.remove': '删一行货物',
    'rows.paste': '粘贴货物',
    'danger.choose': CHART_WORDS.dangerChoose,
    'stack.choose': '选能否叠放',
    'option.chosen': '选定一项',
  },
  guards: {
    isOther: CHART_WORDS.isOther,
    isOfUse: '这里用得上',
    isAnySought: CHART_WORDS.isAnySought,
    isTold: '已有答复',
  },
  actions: {
    takeAddress: '照网址填写',
    addRow: '加一行',
    changeRow: '改一行',
    removeRow: '删一行',
    pasteRows: '填入粘贴的各行',
    takePicked: CHART_WORDS.takePicked,
    declareDanger: CHART_WORDS.declareDanger,
    chooseStack: '记下能否叠放',
    noteTold: '记下各行的答复',
    saveRows: '写进网址',
    holdRows: '记住还没写进网址的货物',
    releaseRows: '不必再记住',
    noteSought: CHART_WORDS.noteSought,
    keepFound: CHART_WORDS.keepFound,
  },
  actors: {
    goodsPicker: '货物选择器',
    addressWatcher: '监听网址',
    loadGoods: '查货物资料',
  },
  delays: {
    typingPause: CHART_WORDS.typingPause,
    lookupPause: CHART_WORDS.lookupPause,
  },
} satisfies WordsOf<typeof loadRowsMachine>;
