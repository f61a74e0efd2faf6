import * as v from 'valibot';

import { end } from '../offers/sailings';

/** Summary of a draft besides its goods. Drafts from before stops existed lack `stops`. */
export const draftAbout = v.object({
  org: v.nullable(end),
  dst: v.nullable(end),
  stops: v.optional(v.array(v.string()), []),
  leavesAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});
