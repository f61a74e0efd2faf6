import { HELP_VOTE_FAULTS } from '../../../domain/content/fault-words';
import { type HelpReason, type HelpVote, VOTE_WORDS } from '../../../domain/content/help-vote';
import type { HelpVoteFailureCode } from '../../../machines/content/help-vote';

export const helpVoteCopy = {
  ask: '有帮助吗？',
  helped: '有帮助',
  unhelped: '没有帮助',
  counted: ({ helped }: HelpVote) =>
    helped ? '已记下：有帮助。可以改。' : '已记下：没有帮助，我们会据此修改这一页。可以改。',
  remembered: '为不重复计数，浏览器会记住您的选择 180 天。',
  why: '为什么没有帮助？',
  reasons: {
    unclear: '看不懂',
    incomplete: '没有我要找的内容',
    wrong: '写得不对',
    other: '其他',
  } satisfies Record<HelpReason, string>,
  words: '说明',
  wordsHint: `选“其他”时必填，最多 ${VOTE_WORDS.most} 字；请不要写电话、姓名等个人信息`,
  send: { idle: '提交', busy: '提交中' },
  leave: '不说了',
  faults: HELP_VOTE_FAULTS,
  failure: {
    network: '网络不通，未记下。请检查网络后重试。',
    unavailable: '服务器繁忙，未记下。请稍后重试。',
    moved: '这一页刚刚改过，未记下。请刷新页面，看过新的内容后再评价。',
    many: '今天的评价太多了，未记下。请明天再试，或写信告诉我们。',
    refused: '未记下，请检查所填内容。',
    unexpected: '出了点问题，未记下。请重试。',
  } satisfies Record<HelpVoteFailureCode, string>,
};
