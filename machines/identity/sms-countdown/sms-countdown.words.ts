import type { WordsOf } from '../../support/words';
import type { smsCountdownMachine } from './sms-countdown.machine';

export const smsCountdownWords = {
  events: {
    'code.request': '获取验证码',
    'clock.ticked': '过了一秒',
  },
  guards: {
    isMobileNumber: '手机号没填错',
    isProven: '验证通过',
    isCancelled: '关掉了验证',
    isAccepted: '短信已发出',
    isCoolingDown: '还在冷却',
    isCooldownOver: '冷却结束',
  },
  actions: {
    rememberRequest: '记下发给谁',
    keepProof: '留下通行证',
    recordFailure: '记下失败原因',
    rejectPhone: '指出手机号有误',
    recordCaptchaFailed: '记下验证没做成',
    recordUnexpected: '记下意外故障',
    clearFailure: '清掉失败原因',
    startCooldown: '开始冷却',
    updateCooldown: '更新剩余秒数',
    saveDeadline: '本机记住冷却到几时',
  },
  actors: {
    obtainProof: '做安全验证',
    requestCode: '发送短信',
    secondTicker: '每秒计时',
  },
  delays: {},
} satisfies WordsOf<typeof smsCountdownMachine>;
