import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { buyerPapersMachine } from './buyer-papers.machine';

export const buyerPapersWords = {
  events: {
    'papers.refresh': '重新取采购资质',
    'field.change': '改动一项',
    'file.choose': '选择证件文件',
    'file.remove': '去掉证件文件',
    'form.submit': '提交',
    'paper.takeBack': '撤回一份',
  },
  guards: {
    isLoaded: '采购资质取到',
    isDone: '办成了',
    isDecided: '已经审核过',
    isAcceptable: '文件合格',
    isSound: '填写无误',
    mayHandIn: '企业已通过认证',
    hasFile: '已选文件',
    isWaiting: '这一份还没审核',
  },
  actions: {
    knowPapers: '记下采购资质',
    changeField: '记下改动',
    keepFile: '收下文件',
    rejectFile: CHART_WORDS.rejectFile,
    dropFile: '从表单拿掉文件',
    clearForm: '清空表单',
    recordFaults: CHART_WORDS.recordFaults,
    clearComplaints: '清掉提示',
    notePaper: '记下要撤回的一份',
    noteDone: '说明办成',
    'noteDone(handedIn)': '说明已提交',
    'noteDone(takenBack)': '说明已撤回',
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: CHART_WORDS.recordUnexpected,
    saveTyped: '保留已填的证件资料',
    dropTyped: '清掉保留的证件资料',
  },
  actors: {
    loadPapers: '取采购资质',
    handInPaper: '提交证件',
    takeBackPaper: '撤回证件',
  },
  delays: {},
} satisfies WordsOf<typeof buyerPapersMachine>;
