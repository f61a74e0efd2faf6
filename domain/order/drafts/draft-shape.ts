import * as v from 'valibot';

import { MODE_IDS } from '../../mode-ids';
import { moment } from '../../shape/trade';
import { end } from '../../offer/sailing-shape';

/** Summary of a draft besides its goods. Drafts from before stops existed lack `stops`. */
export const draftAbout = v.object({
  org: v.nullable(end),
  dst: v.nullable(end),
  stops: v.optional(v.array(v.string()), []),
  leavesAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});

export const draftBrief = v.object({
  draftId: v.string(),
  mode: v.picklist(MODE_IDS),
  about: v.nullable(draftAbout),
  quoteId: v.string(),
  goods: v.array(v.string()),
  savedAt: moment,
});
