import * as v from 'valibot';

import { AIRCRAFT } from '../../goods/air/aircraft';
import { HAZARD_CLASS_IDS } from '../../goods/dangerous-goods';
import { end } from '../../shape/trade';
import { LADDER } from './ladder-shape';
import { AIR_ANSWERS } from '../../goods/air/aircraft';

export const DETAIL = v.object({
  flight: v.string(),
  aircraft: v.picklist(AIRCRAFT),
  takes: v.array(v.picklist(HAZARD_CLASS_IDS)),
  hours: v.number(),
  via: v.nullable(end),
  /** Local time at the destination: `2026-12-02T23:50`. */
  landsAt: v.string(),
  ladder: LADDER,
  /** Air verdict for one package, with its packing instruction; null for general goods. */
  air: v.nullable(v.object({ unNo: v.string(), answer: v.picklist(AIR_ANSWERS), pi: v.string() })),
  /** Most one package may hold to fly here, when only its size is in the way. */
  upTo: v.optional(v.nullable(v.number()), null),
  /**
   * Next freighter after a passenger flight. Lists set it only when nothing else takes the goods; prices always set it.
   */
  freighter: v.nullable(
    v.object({ flight: v.string(), org: end, day: v.pipe(v.string(), v.isoDate()), offerId: v.string() }),
  ),
});
