import type { HazardClass } from '../../goods/dangerous-goods';
import type { ServiceRates } from '../../offer/service-rates';
import type { Ladder } from './ladder';

/** Charged for every kilogram, and for so many of them at least. */
type ByKg = { perKg: number; leastKg: number };

/** The tariff as one flight has it, in minor units of yuan: what a quote locks, and all a price is made of. */
export type AirRates = ServiceRates & {
  ladder: Ladder;
  /** For every kilogram that is charged, and for every one there is. */
  fuel: number;
  security: number;
  handling: { general: ByKg; danger: ByKg };
  bill: number;
  houseBill: number;
  /** What the country of arrival wants to know beforehand; null where it wants nothing. */
  manifest: number | null;
  /** The check of dangerous goods: of the first number, and of each further one. */
  check: number;
  checkMore: number;
  /** What the freight of dangerous goods is multiplied by: by the class, or by the number where it has one of its own. */
  danger: Partial<Record<HazardClass, number>>;
  dangerByUn: Readonly<Record<string, number>>;
  /** What somebody has named for dangerous goods instead, for every kilogram that is charged. */
  dangerPerKg?: number;
  /** The hazards of what was searched for, by its number: the main class first. */
  hazards: Readonly<Record<string, HazardClass[]>>;
};
