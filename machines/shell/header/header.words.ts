import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { headerMachine } from './header.machine';

export const headerWords = {
  events: {
    'page.scrolled': '页面滚动',
    'menu.open': '打开菜单',
    'code.toggle': CHART_WORDS.codeToggle,
    'panel.close': '关闭面板',
    'center.visit': CHART_WORDS.centerVisit,
    'visit.dismiss': '关掉“打不开”的说明',
  },
  guards: {
    isOverHead: '还在页头高度之内',
    isOverPage: '滚过了首屏',
    isReadingOn: '继续往下读',
    isOwnPage: '去自己的页面',
    isTurningBack: '回头往上',
  },
  actions: {
    aim: CHART_WORDS.aim,
    aimFor: '去访客自己的页面',
    recordFailure: '没去成就记下原因',
    recordUnavailable: '记下会员中心打不开',
    clearFailure: CHART_WORDS.clearFailure,
  },
  actors: {
    scrollWatcher: '监听滚动',
    arrivalWatcher: '监听换到哪一页',
    knowGuest: '问访客是谁',
    visitCenter: CHART_WORDS.centerVisit,
  },
  delays: {
    patience: '最多等多久',
  },
} satisfies WordsOf<typeof headerMachine>;
