import type { WordsOf } from '../../support/words';
import type { accountClosingMachine } from './account-closing.machine';

export const accountClosingWords = {
  events: {
    'closing.begin': '要注销账号',
    'closing.drop': '先不注销',
    'field.change': '填写',
    'closing.confirm': '确认注销',
  },
  guards: {
    isFree: '没有未完订单',
    isTold: '已核对',
    isSound: '已勾选并填了密码',
    isClosed: '已经注销',
    isBusy: '又有订单没有办完',
  },
  actions: {
    keepFacts: '存下核对结果',
    change: '记下填写',
    noteWrong: '标出没填的',
    recordFailure: '记下失败原因',
    recordUnexpected: '记下意外故障',
    clearFailure: '清掉失败原因',
    forgetTyped: '清掉填写的密码',
    reportClosed: '告诉用户中心已注销',
  },
  actors: {
    lookClosing: '核对未完订单',
    closeAccount: '注销账号',
  },
  delays: {},
} satisfies WordsOf<typeof accountClosingMachine>;
