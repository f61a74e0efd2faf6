import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { approvalAskMachine } from './approval-ask.machine';

export const approvalAskWords = {
  events: {
    'person.find': '请人登录',
    'person.changed': '换了人',
    'book.refresh': '重新取送审记录',
    'field.change': '改一项',
    'approval.ask': '送审',
    'approval.revoke': '撤回一次送审',
  },
  guards: { isDone: '办成了', isSignedOut: '没有登录', isFound: '登录了', isSound: '都填对了' },
  actions: {
    keepBook: '记下送审记录',
    keepAddress: CHART_WORDS.keepAddress,
    change: '记下这一项',
    noteWrong: CHART_WORDS.noteWrong,
    takeAfter: '取在哪一次之后送',
    takeRevoking: '取要撤回的一次',
    forget: '全部清掉',
    clearFailure: CHART_WORDS.clearFailure,
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: '记下意外',
    recordLost: CHART_WORDS.recordLost,
    recordBroken: CHART_WORDS.recordBroken,
  },
  actors: {
    loadBook: '取送审记录',
    askApproval: '送审',
    revokeApproval: '撤回',
    findPerson: '请人登录',
    personWatcher: '看谁登录着',
  },
  delays: {},
} satisfies WordsOf<typeof approvalAskMachine>;
