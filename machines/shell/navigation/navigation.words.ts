import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { navigationMachine } from './navigation.machine';

export const navigationWords = {
  events: {
    'location.changed': '网址换了页面',
    'page.lost': '没有这一页',
    'visitor.changed': '登录的人换了',
    'page.intend': '看样子要打开一页',
    'page.rested': '页面空闲下来',
    'page.retry': '重新载入页面',
  },
  guards: {
    isElsewhere: '是另一页',
    isShown: '就是现在这一页',
    isNobody: '没有登录',
    mayOpen: '这一页可以看',
    isRefused: '没有登录，这一页不给看',
  },
  actions: {
    aim: '记下要去的页面',
    giveUp: '不去那一页了',
    knowVisitor: '记下谁在登录',
    show: '换上这一页',
    reportMoved: '报告换了页',
    prefetchPage: '预取这一页的代码',
    prefetchNext: '预取下一步的页面',
    presentPage: '移动焦点并朗读页名',
  },
  actors: {
    loadPage: '载入页面代码',
    settleVisitor: '等用户信息到手',
    restWatcher: '监听页面空闲下来',
    locationWatcher: '监听网址',
    visitorWatcher: CHART_WORDS.personWatcher,
    intentWatcher: '监听指针和焦点',
  },
  delays: {
    throttle: '进度条出现前的等待',
    patience: '最多等多久',
    out: '进度条淡出',
  },
} satisfies WordsOf<typeof navigationMachine>;
