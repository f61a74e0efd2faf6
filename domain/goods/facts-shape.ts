import * as v from 'valibot';

import { PRECURSORS } from './facts';

export const CONTROLS = v.object({
  precursor: v.nullable(v.picklist(PRECURSORS)),
  /** 易制爆. */
  isExplosivePrecursor: v.boolean(),
  /** 剧毒. */
  isHighlyToxic: v.boolean(),
});

/** Row of the dangerous goods list: IMDG 42-24 and table A of ADR 2025. */
export const listRow = v.object({
  provisions: v.array(v.string()),
  excepted: v.string(),
  stowage: v.array(v.string()),
  handling: v.array(v.string()),
  category: v.string(),
  tunnel: v.string(),
  hazardNumber: v.string(),
  /** Sources that have the row, with their editions. */
  sources: v.array(v.string()),
});
