import type { WordsOf } from '../../support/words';
import type { loadRowsMachine } from './load-rows.machine';

export const loadRowsWords = {
  events: {
    'address.changed': '网址有变化',
    'row.add': '加一行货物',
    'row.change': '改一行货物',
    'row.remove': '删一行货物',
    'rows.paste': '粘贴货物',
    'danger.choose': '选危险品或普货',
    'stack.choose': '选能否叠放',
    'option.chosen': '选定一项',
  },
  guards: {
    isOther: '与现有的不同',
    isOfUse: '这里用得上',
    isAnySought: '还有货物要查',
    isTold: '已有答复',
  },
  actions: {
    takeAddress: '照网址填写',
    addRow: '加一行',
    changeRow: '改一行',
    removeRow: '删一行',
    pasteRows: '填入粘贴的各行',
    takePicked: '填入选定的货物',
    declareDanger: '记下是否危险品',
    chooseStack: '记下能否叠放',
    noteTold: '记下各行的答复',
    saveRows: '写进网址',
    holdRows: '记住还没写进网址的货物',
    releaseRows: '不必再记住',
    noteSought: '记下在查哪些货物',
    keepFound: '存下查到的资料',
  },
  actors: {
    goodsPicker: '货物选择器',
    addressWatcher: '监听网址',
    loadGoods: '查货物资料',
  },
  delays: {
    typingPause: '停止输入后等待',
    lookupPause: '再查前的停顿',
  },
} satisfies WordsOf<typeof loadRowsMachine>;
