import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { bookingSearchMachine } from './booking-search.machine';

export const bookingSearchWords = {
  events: {
    'mode.choose': '选择运输方式',
    'danger.choose': CHART_WORDS.dangerChoose,
    'ports.swap': '对调两港',
    'goods.clear': '清空货物',
    'form.change': '改动查询条件',
    'option.chosen': '选定一项',
    'past.choose': '用一条历史查询',
    'query.changed': '开始输入',
    'search.submit': '提交查询',
    'search.restore': '恢复原来的条件',
    'search.given': '网址带来了条件',
  },
  guards: {
    isSound: '填写无误',
    isOtherMode: '是另一种方式',
    isPast: '有这条历史查询',
  },
  actions: {
    knowToday: '记下今天日期',
    recall: '取回查询历史',
    noteBegun: '记下已动手',
    keepAsked: CHART_WORDS.keepAsked,
    takeNamed: '填入港口和货物的名称',
    restoreNamed: '恢复网址所问的条件',
    repeatPast: '按历史查询填写',
    chooseMode: '换运输方式',
    turnOrgPicker: '让起运港选择器换类别',
    turnDstPicker: '让目的港选择器换类别',
    declareDanger: CHART_WORDS.declareDanger,
    swapPorts: '两港互换',
    clearGoods: '货物留空',
    changeForm: '记下改动',
    takeOption: CHART_WORDS.takeOption,
    recordFaults: CHART_WORDS.recordFaults,
    rememberSearch: '记入查询历史',
    savePast: '保存查询历史',
    openPage: '打开班期页',
  },
  actors: {
    orgPicker: CHART_WORDS.orgPicker,
    dstPicker: CHART_WORDS.dstPicker,
    goodsPicker: '货物选择器',
    recallSearches: '取回查询历史',
    nameSearch: '给网址里的代码找名称',
  },
  delays: {},
} satisfies WordsOf<typeof bookingSearchMachine>;
