import * as v from 'valibot';

import { DG_HANDLING } from '../places/ports';
import { cutoff } from './cutoffs-shape';
import { SAILING_STATES } from './sailing';
import { verdict } from '../goods/verdict-shape';
import { BOX_TYPES } from './search';
import { money } from '../shape/trade';
import { charges, tier } from './charges-shape';

export const end = v.object({ code: v.string(), nameCn: v.string(), nameEn: v.string() });

export const takers = v.object({
  /** Classes the carrier excludes, or `ALL_DG`. */
  carrierExcludes: v.pipe(v.array(v.string()), v.readonly()),
  /** Null when unknown. */
  orgHandling: v.nullable(v.picklist(DG_HANDLING)),
  dstHandling: v.nullable(v.picklist(DG_HANDLING)),
  /** Transshipment port; missing without one, and in older releases. */
  viaHandling: v.optional(v.nullable(v.picklist(DG_HANDLING))),
});

export const freeTime = v.object({
  /** Demurrage at the terminal, detention outside it. */
  kind: v.picklist(['DEM', 'DET']),
  freeDays: v.number(),
  /** Per day and 20 ft box; `days: null` has no end. */
  tiers: v.array(tier),
  /** Factor of a 40 ft box against a 20 ft one. */
  factor40: v.number(),
});

export const sailing = v.object({
  sailingId: v.string(),
  carrier: v.object({ code: v.string(), nameCn: v.string(), nameEn: v.string() }),
  vessel: v.string(),
  voyage: v.string(),
  service: v.string(),
  org: end,
  dst: end,
  via: v.nullable(end),
  etd: v.pipe(v.string(), v.isoTimestamp()),
  eta: v.pipe(v.string(), v.isoTimestamp()),
  transitDays: v.number(),
  cutoffs: v.array(cutoff),
  freeTime: v.array(freeTime),
  state: v.picklist(SAILING_STATES),
  slots: v.number(),
  acceptance: verdict,
  price: v.nullable(v.object({ perBox: v.array(v.object({ type: v.picklist(BOX_TYPES), total: money })), charges })),
});
