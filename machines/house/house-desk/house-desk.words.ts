import type { WordsOf } from '../../support/words';
import type { houseDeskMachine } from './house-desk.machine';

export const houseDeskWords = {
  events: {
    'page.changed': '换了一页',
    'session.ended': '登录已失效',
    'person.retry': '重试',
    'person.signOut': '退出登录',
  },
  guards: {
    isKnown: '认出是谁',
    isNobody: '没有登录',
    isPage: '是这一页',
    'isPage(case)': '是一票订单、一份询价、一家企业或一个口岸',
    'isPage(customers)': '是客户页，岗位看得到',
    'isPage(content)': '是内容列表页，岗位看得到',
    'isPage(document)': '是内容编辑页，岗位看得到',
    'isPage(log)': '是工作记录页，岗位看得到',
    'isPage(devices)': '是设备页',
    hasQueue: '是待办页，岗位有待办',
    isSomebody: '有人登录',
  },
  actions: {
    turnPage: '换到这一页',
    knowPerson: '记下是谁',
    takePerson: '采用登录的人',
    becomeNobody: '转为未登录',
    noteReason: '记下原因',
    'noteReason(ended)': '说明登录已失效',
    'noteReason(signedOut)': '说明已退出',
  },
  actors: {
    deskPageWatcher: '监听网址',
    loadSelf: '取登录的人',
    endStaffSession: '通知服务器退出',
    staffSignIn: '平台人员登录',
    deskQueue: '待办',
    deskCase: '一件待办',
    deskCustomers: '查客户',
    contentList: '内容列表',
    contentEditor: '编辑一篇内容',
    deskLog: '工作记录',
    devices: '已登录的设备',
  },
  delays: {},
} satisfies WordsOf<typeof houseDeskMachine>;
