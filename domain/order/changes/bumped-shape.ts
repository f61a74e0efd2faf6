import * as v from 'valibot';

import { moment } from '../../shape/trade';
import { BUMPED_STANDS } from './bumped';

export const stage = v.object({ offerId: v.string(), name: v.string(), leavesAt: moment });

export const bumped = v.object({
  stands: v.picklist(BUMPED_STANDS),
  reason: v.string(),
  from: stage,
  to: stage,
  bumpedAt: moment,
  /** Latest time to return the goods free of charge; null once settled. */
  answerBy: v.nullable(moment),
});
