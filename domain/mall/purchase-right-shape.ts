import * as v from 'valibot';

import { PURCHASE_LIMITS } from './product';

export const guarded = v.object({
  goodsId: v.string(),
  gate: v.picklist(PURCHASE_LIMITS),
  isRetail: v.boolean(),
  isPriced: v.boolean(),
});
