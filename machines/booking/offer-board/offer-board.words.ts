import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { offerBoardMachine } from './offer-board.machine';

export const offerBoardWords = {
  events: {
    'filter.change': '改动筛选',
    'filter.clear': '清空筛选',
    'filters.open': '打开筛选面板',
    'sort.choose': '换排序',
    'week.turn': '翻一周',
    'card.toggle': '展开或收起一班',
    'delay.change': '改假设的延误天数',
    'compare.toggle': '加入或移出对比',
    'compare.clear': '清空对比',
    'compare.open': '打开对比',
    'panel.close': '关闭面板',
    'settings.set': '网址带来查看方式',
  },
  guards: {
    isOther: CHART_WORDS.isOther,
    isComparable: '已选至少两班',
    isRoom: '对比栏还有位置',
    isEnough: '还剩至少两班',
    isDelay: '天数合理',
  },
  actions: {
    changeFilter: '按新条件筛选',
    clearFilter: '去掉全部条件',
    chooseSort: '按所选的排',
    setSettings: '采用网址的查看方式',
    turnStrip: '翻动日期条',
    toggleCard: '展开或收起',
    changeDelay: '改延误天数',
    toggleCompared: '对比栏增减一班',
    clearCompared: '对比栏清空',
    saveSettings: '查看方式写进网址',
  },
  actors: {},
  delays: {},
} satisfies WordsOf<typeof offerBoardMachine>;
