import type { WordsOf } from '../../support/words';
import type { loginMachine } from './login.machine';

export const loginWords = {
  events: {
    'login.show': '打开登录弹窗',
    'login.hide': '关闭登录弹窗',
    'mode.choose': '换登录方式',
    'field.change': '改动一项',
    'code.request': '获取验证码',
    'legal.read': '阅读协议',
    'form.submit': '提交',
  },
  guards: {
    isPasswordMode: '选的是密码登录',
    isMobileNumber: '手机号没填错',
    isSound: '填写无误',
    isRecallable: '记得这人的账号密码',
    isRefused: '登录不成功',
    isPasswordLogin: '是密码登录',
    isRememberedLogin: '勾选了记住密码',
  },
  actions: {
    openForm: '显示空白表单',
    chooseMode: '换成所选的方式',
    changeField: '记下改动',
    prefill: '预填账号密码',
    awaitCode: '焦点移到验证码',
    rejectPhone: '指出手机号有误',
    recordFaults: '标出填错的项',
    clearComplaints: '清掉出错提示',
    recordFailure: '记下失败原因',
    recordUnexpected: '记下意外故障',
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
  },
  delays: {},
} satisfies WordsOf<typeof loginMachine>;
