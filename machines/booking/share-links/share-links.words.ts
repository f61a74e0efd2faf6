import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { shareLinksMachine } from './share-links.machine';

export const shareLinksWords = {
  events: {
    'person.find': '请人登录',
    'person.changed': '换了人',
    'links.refresh': '重新取链接',
    'show.choose': '选显示多少价格',
    'login.ask': '选要不要登录才能看',
    'link.make': '生成链接',
    'link.revoke': '撤回一条链接',
    'link.extend': '延长一条链接',
  },
  guards: {
    isDone: '办成了',
    isSignedOut: '没有登录',
    isFound: '登录了',
  },
  actions: {
    keepLinks: '记下各条链接',
    keepOpen: '记下分享的是哪一张',
    keepAddress: CHART_WORDS.keepAddress,
    noteShow: '记下显示多少价格',
    noteLogin: '记下要不要登录',
    takeRevoking: '取要撤回的链接',
    takeExtending: '取要延长的链接',
    forget: '全部清掉',
    clearFailure: CHART_WORDS.clearFailure,
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: '记下意外',
    recordLost: CHART_WORDS.recordLost,
    recordBroken: CHART_WORDS.recordBroken,
  },
  actors: {
    loadLinks: '取分享过的链接',
    makeLink: '生成链接',
    changeLink: '撤回或延长',
    findPerson: '请人登录',
    personWatcher: '看谁登录着',
  },
  delays: {},
} satisfies WordsOf<typeof shareLinksMachine>;
