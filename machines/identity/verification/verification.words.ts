import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { verificationMachine } from './verification.machine';

export const verificationWords = {
  events: {
    'facts.refresh': '重新取认证情况',
    'field.change': '改动一项',
    'licence.choose': '选择营业执照',
    'licence.remove': '去掉营业执照',
    'form.submit': '提交',
  },
  guards: {
    isLoaded: '认证情况取到',
    isWaiting: '正在等审核',
    isPassed: '审核通过',
    isAcceptable: '文件合格',
    isSound: '填写无误',
    isTaken: '已交给审核',
    isClosed: '不可再提交',
  },
  actions: {
    knowFacts: '记下认证情况',
    changeField: '记下改动',
    keepLicence: '收下营业执照',
    rejectLicence: CHART_WORDS.rejectFile,
    dropLicence: '从表单拿掉执照',
    recordFaults: CHART_WORDS.recordFaults,
    clearComplaints: CHART_WORDS.clearComplaints,
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: CHART_WORDS.recordUnexpected,
    saveTyped: '保留已填的企业资料',
    dropTyped: '清掉保留的企业资料',
  },
  actors: {
    loadVerification: '取认证情况',
    submitVerification: '提交认证资料',
  },
  delays: {},
} satisfies WordsOf<typeof verificationMachine>;
