import * as v from 'valibot';

import { LADDER } from './ladder-shape';
import { HAZARD_CLASS_IDS } from '../../goods/dangerous-goods';

/** Price per kilogram with a minimum weight. */
const BY_KG = v.object({ perKg: v.number(), leastKg: v.number() });

/** Tariff of one flight in minor units of yuan. A quote locks it; the price depends on nothing else. */
export const RATES = v.object({
  ladder: LADDER,
  /** Fuel per chargeable kilogram, security per actual one. */
  fuel: v.number(),
  security: v.number(),
  handling: v.object({ general: BY_KG, danger: BY_KG }),
  bill: v.number(),
  houseBill: v.number(),
  /** Fee for the advance manifest of the arrival country; null when it requires none. */
  manifest: v.nullable(v.number()),
  /** Dangerous goods check: first UN number, and each further one. */
  check: v.number(),
  checkMore: v.number(),
  /** Freight factor for dangerous goods, by class, or by UN number when listed. */
  danger: v.object(v.entriesFromList(HAZARD_CLASS_IDS, v.exactOptional(v.number()))),
  dangerByUn: v.record(v.string(), v.number()),
  /** Rate named by staff for dangerous goods, per chargeable kilogram; replaces the factor. */
  dangerPerKg: v.exactOptional(v.number()),
  /** Hazard classes by UN number of the search, main class first. */
  hazards: v.record(v.string(), v.array(v.picklist(HAZARD_CLASS_IDS))),
});
