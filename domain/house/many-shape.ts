import * as v from 'valibot';

import { holder } from './case-shape';

export const caseOfMany = v.object({ orderNo: v.string(), turn: v.string(), heldBy: v.nullable(holder) });

export const caseOutcome = v.object({
  orderNo: v.string(),
  end: v.picklist(['done', 'refused', 'held', 'moved']),
  message: v.string(),
  texts: v.array(v.string()),
});
