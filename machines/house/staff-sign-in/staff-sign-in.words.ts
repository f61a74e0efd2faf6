import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { staffSignInMachine } from './staff-sign-in.machine';

export const staffSignInWords = {
  events: {
    'field.change': '填写一项',
    'password.submit': '提交密码',
    'factor.submit': '提交第二步',
    'recovery.choose': '改用恢复码',
    'code.choose': '改用验证码',
    'door.return': '换一个账号',
    'codes.note': '恢复码已记下',
  },
  guards: {
    isDoorFilled: '账号密码已填',
    isStepFilled: '这一步已填好',
    isStep: '正在这一步',
    'isStep(recovery)': '正用恢复码',
    'isStep(begin)': '正首次登录',
    isRightForFirstTime: '密码对，首次登录',
    isRight: '核对通过',
    isLocked: '次数过多',
    isLapsed: '已过 5 分钟',
    isToldCodes: '带来恢复码',
  },
  actions: {
    keepField: '存下这一项',
    tellDoorFaults: '指出账号密码缺什么',
    tellStepFaults: '指出这一步缺什么',
    noteStep: '记下第二步',
    'noteStep(code)': '记下：验证码',
    'noteStep(recovery)': '记下：恢复码',
    'noteStep(begin)': '记下：首次登录',
    keepTicket: '存下票据',
    keepPerson: '记下是谁',
    noteWait: '记下要等多久',
    noteReason: '记下原因',
    'noteReason(lapsed)': '说明已过时',
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: CHART_WORDS.recordUnexpected,
    clearFailure: CHART_WORDS.clearFailure,
    forgetSecrets: '清掉密码与验证码',
    forgetCode: '清掉验证码',
  },
  actors: { checkPassword: '核对密码', showFactor: '核对第二步' },
  delays: { lockEnds: '等待结束' },
} satisfies WordsOf<typeof staffSignInMachine>;
