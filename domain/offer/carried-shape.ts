import * as v from 'valibot';

import { PACKING_GROUPS } from '../goods/dangerous-goods';
import { CARRIED_NUMBER, SOLD_PARTS } from './carried';

const amount = v.pipe(v.string(), v.regex(CARRIED_NUMBER));

export const carriedRow = v.object({
  unNo: v.pipe(v.string(), v.regex(/^(?:\d{4})?$/)),
  pieces: amount,
  kg: amount,
  m3: amount,
  group: v.picklist(['', ...PACKING_GROUPS]),
  goodsId: v.optional(v.pipe(v.string(), v.regex(SOLD_PARTS.goodsId))),
  net: v.optional(v.pipe(v.string(), v.regex(SOLD_PARTS.net))),
  kind: v.optional(v.pipe(v.string(), v.regex(SOLD_PARTS.kind))),
  name: v.optional(v.pipe(v.string(), v.regex(SOLD_PARTS.name))),
});
