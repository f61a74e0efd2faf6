import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { smsCountdownMachine } from './sms-countdown.machine';

export const smsCountdownWords = {
  events: {
    'code.request': '获取验证码',
    'clock.ticked': '过了一秒',
  },
  guards: {
    isMobileNumber: CHART_WORDS.isMobileNumber,
    isProven: '验证通过',
    isCancelled: '关掉了验证',
    isAccepted: '短信已发出',
    isCoolingDown: '还在冷却',
    isCooldownOver: '冷却结束',
  },
  actions: {
    rememberRequest: '记下发给谁',
    keepProof: '留下通行证',
    recordFailure: CHART_WORDS.recordFailure,
    rejectPhone: CHART_WORDS.rejectPhone,
    recordCaptchaFailed: CHART_WORDS.recordUnproven,
    recordUnexpected: CHART_WORDS.recordUnexpected,
    clearFailure: CHART_WORDS.clearFailure,
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
