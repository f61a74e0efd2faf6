import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { sampleMachine } from './sample.machine';

export const sampleWords = {
  events: {
    'sample.open': '打开样品申请',
    'sample.refresh': '刷新样品进度',
    'field.change': '填写样品申请',
    'form.submit': '提交样品申请',
    'sample.change': '撤回申请或确认收到',
    'person.changed': '换了人',
  },
  guards: {
    isLoaded: '取到了',
    isSignedOut: '没有登录',
    isFound: '登录了',
    isSound: '填写完整',
    mayAsk: '资质够，次数没用完',
    mayChange: '这一步现在能做',
    isAsked: '已收下申请',
    isBarred: '平台说明了为什么不行',
    isChanged: '已改好',
    isDecided: '已审核或已撤回',
  },
  actions: {
    forget: '忘掉这个人的申请',
    knowSamples: '记下能否申请与进度，带出上次的收件人',
    changeField: '记下填写',
    recordFaults: CHART_WORDS.recordFaultsAgain,
    clearComplaints: '清掉提示',
    clearForm: '清掉用途',
    noteChange: '记下要改哪一份',
    noteAsked: '记下已提交',
    noteChanged: '记下已改好',
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: CHART_WORDS.recordUnexpected,
  },
  actors: {
    loadSamples: '取样品申请',
    findPerson: '请人登录',
    personWatcher: '看谁登录着',
    askSample: '提交样品申请',
    changeSample: '撤回或确认收到',
  },
  delays: {},
} satisfies WordsOf<typeof sampleMachine>;
