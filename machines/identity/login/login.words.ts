import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { loginMachine } from './login.machine';

export const loginWords = {
  events: {
    'login.show': CHART_WORDS.loginShow,
    'login.hide': CHART_WORDS.loginHide,
    'mode.choose': '换登录方式',
    'field.change': '改动一项',
    'code.request': '获取验证码',
    'legal.read': '阅读协议',
    'form.submit': '提交',
  },
  guards: {
    isPasswordMode: '选的是密码登录',
    isRegisterMode: '选的是注册',
    isMobileNumber: CHART_WORDS.isMobileNumber,
    isSound: '填写无误',
    isRecallable: '记得这人的账号密码',
    isAgreementChanged: '协议有新版本',
    isRefused: '登录不成功',
    isPasswordLogin: '是密码登录',
    isRememberedLogin: '勾选了记住密码',
  },
  actions: {
    openForm: CHART_WORDS.openForm,
    chooseMode: '换成所选的方式',
    changeField: '记下改动',
    prefill: '预填账号密码',
    noteEditions: '记下协议的现行版本',
    awaitCode: '焦点移到验证码',
    rejectPhone: CHART_WORDS.rejectPhone,
    recordFaults: CHART_WORDS.recordFaults,
    clearComplaints: CHART_WORDS.clearComplaints,
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: CHART_WORDS.recordUnexpected,
    forgetSecrets: '清除密码和验证码',
    requestCode: '请求验证码',
    rememberCredentials: '记住账号密码',
    forgetCredentials: '忘掉账号密码',
    reportSuccess: '报告登录成功',
    askForText: '请求阅读文本',
    reportDismissal: '报告弹窗关掉',
  },
  actors: {
    smsCountdown: '短信验证码',
    signIn: '提交登录',
    recallCredentials: '取回记住的账号密码',
    learnEditions: '取协议的现行版本',
  },
  delays: {},
} satisfies WordsOf<typeof loginMachine>;
