import * as v from 'valibot';

import { WAY_OUT_KINDS } from './ways-out';

/** Load per truck, truck count, first free day and total in minor units of yuan. */
export const WAY_OUT = v.object({
  kind: v.picklist(WAY_OUT_KINDS),
  kg: v.number(),
  m3: v.nullable(v.number()),
  packages: v.nullable(v.number()),
  trucks: v.number(),
  day: v.string(),
  total: v.number(),
});
