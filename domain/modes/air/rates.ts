import { HAZARD_CLASS_IDS } from '../../goods/dangerous-goods';
import type { ServiceRates } from '../../offer/service-rates';
import { leftOut, list, maybe, num, oneOf, record, shape, some, type Is } from '../../shape/shape';
import { LADDER } from './ladder';

/** Charged for every kilogram, and for so many of them at least. */
const BY_KG = shape({ perKg: num, leastKg: num });

/** The tariff as one flight has it, in minor units of yuan: what a quote locks, and all a price is made of. */
export const RATES = shape({
  ladder: LADDER,
  /** For every kilogram that is charged, and for every one there is. */
  fuel: num,
  security: num,
  handling: shape({ general: BY_KG, danger: BY_KG }),
  bill: num,
  houseBill: num,
  /** What the country of arrival wants to know beforehand; null where it wants nothing. */
  manifest: maybe(num),
  /** The check of dangerous goods: of the first number, and of each further one. */
  check: num,
  checkMore: num,
  /** What the freight of dangerous goods is multiplied by: by the class, or by the number where it has one of its own. */
  danger: some(HAZARD_CLASS_IDS, num),
  dangerByUn: record(num),
  /** What somebody has named for dangerous goods instead, for every kilogram that is charged. */
  dangerPerKg: leftOut(num),
  /** The hazards of what was searched for, by its number: the main class first. */
  hazards: record(list(oneOf(HAZARD_CLASS_IDS))),
});
/** And what is ordered on top of the freight, as all modes price it. */
export interface AirRates extends Is<typeof RATES>, ServiceRates {}
