import { CHART_WORDS } from '../../../support/chart-words';
import type { WordsOf } from '../../../support/words';
import type { signInMachine } from './sign-in.machine';

export const signInWords = {
  events: {},
  guards: {
    isMode: '登录方式是',
    'isMode(sms)': '是验证码登录',
    'isMode(register)': '是注册',
    'isMode(reset)': '是重设密码',
    isProofDemanded: '服务器要求先做安全验证',
    isProven: '验证通过',
    isReset: '重设成功',
    isProofMissing: '还没做安全验证',
  },
  actions: {
    demandProof: '记下要先验证',
    keepProof: '留下通行证',
    keepOutcome: '存下登录结果',
    keepRefusal: CHART_WORDS.keepRefusal,
    recordUnproven: CHART_WORDS.recordUnproven,
    goOnWithPassword: '改用新密码继续登录',
  },
  actors: {
    obtainProof: '做安全验证',
    signInBySms: '验证码登录',
    signInByPassword: '密码登录',
    registerAccount: '注册账号',
    resetPassword: '重设密码',
  },
  delays: {},
} satisfies WordsOf<typeof signInMachine>;
