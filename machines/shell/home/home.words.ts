import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { homeMachine } from './home.machine';

export const homeWords = {
  events: {
    'code.toggle': CHART_WORDS.codeToggle,
    'code.close': '关闭小程序码',
    'top.seek': '回到顶部',
  },
  guards: {},
  actions: {
    scrollToTop: '滚到页首',
  },
  actors: {
    bookingSearch: '订舱查询',
    carousel: '轮播',
    lowestPrices: '本周低价',
    news: '最新资讯',
    segregationCheck: '同箱核对',
  },
  delays: {},
} satisfies WordsOf<typeof homeMachine>;
