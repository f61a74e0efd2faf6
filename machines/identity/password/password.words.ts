import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { passwordMachine } from './password.machine';

export const passwordWords = {
  events: {
    'password.show': CHART_WORDS.passwordShow,
    'password.hide': CHART_WORDS.passwordHide,
    'field.change': '改动一项',
    'form.submit': '提交',
  },
  guards: {
    isSound: '填写无误',
    isChanged: '修改成功',
  },
  actions: {
    openForm: CHART_WORDS.openForm,
    changeField: '记下改动',
    recordFaults: CHART_WORDS.recordFaults,
    clearComplaints: CHART_WORDS.clearComplaints,
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: CHART_WORDS.recordUnexpected,
    forgetEverything: '清空全部',
    reportChange: '报告密码改好',
  },
  actors: {
    changePassword: '修改密码',
  },
  delays: {},
} satisfies WordsOf<typeof passwordMachine>;
