import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { regionPickerMachine } from './region-picker.machine';

export const regionPickerWords = {
  events: {
    'region.set': '换成这个区县',
    'province.choose': '选择省份',
    'city.choose': '选择城市',
    'district.choose': '选择区县',
    'list.retry': '重新取名单',
  },
  guards: {
    isAnew: '换了区县',
    isMissing: '还有名单没取',
    isLoaded: '名单取到',
  },
  actions: {
    take: '采用这个区县',
    chooseProvince: '记下省份，市与区县重选',
    chooseCity: '记下城市，区县重选',
    chooseDistrict: '记下区县',
    keepLists: '存下名单',
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: CHART_WORDS.recordUnexpected,
    clearFailure: CHART_WORDS.clearFailure,
    reportChosen: '报告选定',
  },
  actors: {
    loadRegions: '取省市区名单',
  },
  delays: {},
} satisfies WordsOf<typeof regionPickerMachine>;
