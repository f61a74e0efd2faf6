import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { offerSearchMachine } from './offer-search.machine';

export const offerSearchWords = {
  events: {
    'address.changed': '网址有变化',
    'search.retry': '重新查询',
  },
  guards: {
    isSameQuestion: '问的还是同一件事',
    isComplete: '条件齐全',
    isBlank: '什么都没问',
    isEmpty: '一班也没有',
    isPartial: '有的班次没有价',
    isFound: '查到班次',
  },
  actions: {
    keepAddress: CHART_WORDS.keepAsked,
    tellSearch: '转告查询栏',
    tellBoard: '转告班期列表',
    keepAnswer: '存下班次',
    dropAnswer: '旧班次不再用',
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: CHART_WORDS.recordUnexpected,
  },
  actors: {
    bookingSearch: '订舱查询',
    offerBoard: '班期列表',
    quoting: '锁价',
    addressWatcher: '监听网址',
    loadOffers: '查班次',
  },
  delays: {},
} satisfies WordsOf<typeof offerSearchMachine>;
