import type { WordsOf } from '../../support/words';
import type { passwordMachine } from './password.machine';

export const passwordWords = {
  events: {
    'password.show': '打开修改密码',
    'password.hide': '关闭修改密码',
    'field.change': '改动一项',
    'form.submit': '提交',
  },
  guards: {
    isSound: '填写无误',
    isChanged: '修改成功',
  },
  actions: {
    openForm: '显示空白表单',
    changeField: '记下改动',
    recordFaults: '标出填错的项',
    clearComplaints: '清掉出错提示',
    recordFailure: '记下失败原因',
    recordUnexpected: '记下意外故障',
    forgetEverything: '清空全部',
    reportChange: '报告密码改好',
  },
  actors: {
    changePassword: '修改密码',
  },
  delays: {},
} satisfies WordsOf<typeof passwordMachine>;
