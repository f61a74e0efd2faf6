import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { shareViewMachine } from './share-view.machine';

export const shareViewWords = {
  events: {
    'share.refresh': '重新打开',
    'person.find': '请人登录',
    'person.changed': '换了人',
    'list.choose': '选导入到哪一张',
    'share.take': '导入我的采购单',
    'paper.print': '打印或存为 PDF',
  },
  guards: {
    isShown: '打开了',
    isLocked: '要先登录',
    isGone: '链接已失效',
    isTaken: '导入了',
    isSignedOut: '没有登录',
    isListed: '有这一张',
    isFound: '登录了',
  },
  actions: {
    keepShared: '记下分享的内容',
    keepLists: '记下有哪几张采购单',
    chooseList: '记下导入到哪一张',
    keepImported: '记下导入了哪些行',
    dropShared: '收起内容',
    clearFailure: CHART_WORDS.clearFailure,
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: '记下意外',
    printPaper: '打印采购单',
  },
  actors: {
    openShare: '打开分享',
    takeShare: '导入采购单',
    findPerson: '请人登录',
    personWatcher: '看谁登录着',
  },
  delays: {},
} satisfies WordsOf<typeof shareViewMachine>;
