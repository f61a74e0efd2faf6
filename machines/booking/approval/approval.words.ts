import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { approvalMachine } from './approval.machine';

export const approvalWords = {
  events: {
    'approval.refresh': '重新打开',
    'code.send': '获取访问码',
    'code.check': '提交访问码',
    'field.change': '改一项',
    'signature.changed': '签名变了',
    'decision.choose': '选同意或退回',
    'decision.send': '提交决定',
  },
  guards: {
    isDecided: '已经决定',
    isListed: '看得到清单',
    isClosed: '要访问码',
    isGone: '链接已失效',
    isSent: '发出了',
    isOpen: '可以试',
    isLocked: '锁定着',
    isCode: '是六位数字',
    isSound: '都填对了',
    mayChoose: '可以选',
  },
  actions: {
    keepSight: '记下看到的',
    leadDecision: '内容变了只能退回',
    dropAll: '全部收起',
    change: '记下这一项',
    noteSignature: '记下签名',
    noteDecision: '记下同意或退回',
    noteWrong: CHART_WORDS.noteWrong,
    noteWrongCode: '指出访问码没填对',
    noteSent: '记下访问码已发',
    forgetCode: '清掉访问码',
    noteRefused: '记下访问码不对',
    clearFailure: CHART_WORDS.clearFailure,
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: '记下意外',
  },
  actors: {
    openApproval: '打开链接',
    sendCode: '发访问码',
    checkCode: '核对访问码',
    decide: '提交决定',
    signatureWatcher: '看签名',
  },
  delays: {},
} satisfies WordsOf<typeof approvalMachine>;
