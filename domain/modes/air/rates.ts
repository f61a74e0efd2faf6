import { HAZARD_CLASS_IDS } from '../../goods/dangerous-goods';
import type { ServiceRates } from '../../offer/service-rates';
import { leftOut, listShape, maybe, num, choiceShape, record, shape, some, type Is } from '../../shape/shape';
import { LADDER } from './ladder';

/** Price per kilogram with a minimum weight. */
const BY_KG = shape({ perKg: num, leastKg: num });

/** Tariff of one flight in minor units of yuan. A quote locks it; the price depends on nothing else. */
export const RATES = shape({
  ladder: LADDER,
  /** Fuel per chargeable kilogram, security per actual one. */
  fuel: num,
  security: num,
  handling: shape({ general: BY_KG, danger: BY_KG }),
  bill: num,
  houseBill: num,
  /** Fee for the advance manifest of the arrival country; null when it requires none. */
  manifest: maybe(num),
  /** Dangerous goods check: first UN number, and each further one. */
  check: num,
  checkMore: num,
  /** Freight factor for dangerous goods, by class, or by UN number when listed. */
  danger: some(HAZARD_CLASS_IDS, num),
  dangerByUn: record(num),
  /** Rate named by staff for dangerous goods, per chargeable kilogram; replaces the factor. */
  dangerPerKg: leftOut(num),
  /** Hazard classes by UN number of the search, main class first. */
  hazards: record(listShape(choiceShape(HAZARD_CLASS_IDS))),
});
export interface AirRates extends Is<typeof RATES>, ServiceRates {}
