import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { userCenterMachine } from './user-center.machine';

export const userCenterWords = {
  events: {
    'page.changed': '换了一页',
    'session.expired': '登录已过期',
    'person.retry': '重新取个人信息',
    'person.signOut': '退出登录',
    'account.closed': '账号已注销',
  },
  guards: {
    hasTicket: '带着票据来',
    hasToken: '先前登录过',
    isRedeemed: '票据换到登录',
    isKnown: '个人信息取到',
    isExpired: '登录已过期',
  },
  actions: {
    turnPage: '换到这一页',
    spendTicket: '票据只用一次',
    takeToken: '采用换到的登录',
    knowPerson: '记下个人信息',
    becomeNobody: '转为未登录',
    noteReason: '记下原因',
    'noteReason(ticketRefused)': '说明票据失效',
    'noteReason(expired)': '说明登录已过期',
    'noteReason(signedOut)': '说明已退出',
    'noteReason(closed)': '说明已注销',
    refreshOrders: '请订单列表重取',
    refreshPapers: '请采购资质重取',
    refreshWallet: '请卡券重取',
    refreshSamples: '请样品重取',
    saveToken: '保存登录',
    forgetToken: '清掉登录',
    forgetDrafts: '清掉未提交的资料',
  },
  actors: {
    pageWatcher: '监听网址',
    redeemTicket: '用票据换登录',
    loadPerson: '取个人信息',
    endSession: CHART_WORDS.endSession,
    verification: '企业认证',
    buyerPapers: '采购资质',
    centerOrders: '我的订单',
    couponWallet: '我的卡券',
    ownSamples: '我的样品',
    devices: CHART_WORDS.devices,
    accountClosing: '注销账号',
  },
  delays: {},
} satisfies WordsOf<typeof userCenterMachine>;
