import * as v from 'valibot';

import { end } from '../offers/sailings';

/** What a draft is known by beside its goods. What was kept before ways had stops says nothing of any. */
export const draftAbout = v.object({
  org: v.nullable(end),
  dst: v.nullable(end),
  stops: v.optional(v.array(v.string()), []),
  leavesAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});
