import * as v from 'valibot';

import { PRECURSORS } from './facts';

export const CONTROLS = v.object({
  precursor: v.nullable(v.picklist(PRECURSORS)),
  /** 易制爆. */
  isExplosivePrecursor: v.boolean(),
  /** 剧毒. */
  isHighlyToxic: v.boolean(),
});
