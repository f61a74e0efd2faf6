import * as v from 'valibot';

import { HELP_REASONS, VOTE_WORDS } from './help-vote';
import { moment } from '../shape/trade';

const helpReason = v.picklist(HELP_REASONS, '请选择原因');

export const vote = {
  helped: v.boolean(),
  reason: v.nullable(helpReason),
  words: v.pipe(v.string(), v.maxLength(VOTE_WORDS.most, `说明不能超过 ${VOTE_WORDS.most} 字`)),
};

export const counted = v.object(vote);

const tally = { helped: v.number(), unhelped: v.number() };

export const votes = v.object({
  ...tally,
  reasons: v.array(v.object({ reason: helpReason, count: v.number() })),
  said: v.array(v.object({ at: moment, reason: helpReason, words: v.string() })),
  before: v.object(tally),
});

export const helpTally = v.object(tally);
