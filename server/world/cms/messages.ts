import { HELP_VOTE_FAULTS } from '../../../domain/content/fault-words';

export const HELP_VOTE_MESSAGES = {
  moved: '这一页刚刚改过，请重新载入后再评价',
  tooMany: '今天的评价太多了，请明天再试，或写信告诉我们',
  faults: HELP_VOTE_FAULTS,
};
