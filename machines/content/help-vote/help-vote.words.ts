import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { helpVoteMachine } from './help-vote.machine';

export const helpVoteWords = {
  events: {
    'vote.helped': '有帮助',
    'vote.unhelped': '没有帮助',
    'reason.choose': '选择原因',
    'words.type': '填写说明',
    'vote.send': '提交',
    'vote.leave': '不说了',
  },
  guards: { isExplained: '原因齐全', isCounted: '已记下', isHelped: '说的是有帮助' },
  actions: {
    keepVote: '记下平台所记的',
    draftHelped: '要说有帮助',
    draftUnhelped: '要说没有帮助',
    keepReason: '记下原因',
    keepWords: '记下说明',
    markTried: '记下已试着提交',
    clearTried: '忘掉已试着提交',
    clearFailure: CHART_WORDS.clearFailure,
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: CHART_WORDS.recordUnexpected,
  },
  actors: { recallVote: '取以前说过的', sendVote: '记下这一次' },
  delays: {},
} satisfies WordsOf<typeof helpVoteMachine>;
