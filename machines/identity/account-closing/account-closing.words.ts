import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { accountClosingMachine } from './account-closing.machine';

export const accountClosingWords = {
  events: {
    'closing.begin': '要注销账号',
    'closing.drop': '先不注销',
    'field.change': '填写',
    'code.request': '获取验证码',
    'closing.confirm': '确认注销',
  },
  guards: {
    isFree: '没有未完订单',
    isTold: '已核对',
    isByCode: '选了用短信验证码',
    isSound: '已勾选，填了密码或验证码',
    isClosed: '已经注销',
    isBusy: '又有订单没有办完',
  },
  actions: {
    keepFacts: '存下核对结果',
    change: '记下填写',
    noteWrong: '标出没填的',
    leadTo: '把焦点带到该处',
    'leadTo(isUnderstood)': '把焦点带到勾选处',
    'leadTo(again)': '把焦点带到“重新核对”',
    'leadTo(begin)': '把焦点带回“注销账号”',
    leadToProof: '把焦点带到密码或验证码',
    forgiveCode: '不再提示验证码没填',
    requestCode: '要一个验证码',
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: CHART_WORDS.recordUnexpected,
    clearFailure: CHART_WORDS.clearFailure,
    forgetTyped: '清掉填写的密码与验证码',
    reportClosed: '告诉会员中心已注销',
  },
  actors: {
    smsCountdown: '短信验证码',
    lookClosing: '核对未完订单',
    closeAccount: '注销账号',
  },
  delays: {},
} satisfies WordsOf<typeof accountClosingMachine>;
