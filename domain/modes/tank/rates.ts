import { listShape, num, choiceShape, shape, table, text, yes, type Is } from '../../shape/shape';
import { HEATING_RATES, LAST_RATES } from './detail';

/** Tariff of one tank on one ship in minor units. A quote locks it; the price depends on nothing else. */
export const RATES = shape({
  /** Dollars per tank. `surcharge`: 0 for general goods. */
  ocean: num,
  surcharge: num,
  hazardClass: text,
  /** Dollars per day. */
  rent: num,
  reposition: num,
  cleaning: num,
  grade: text,
  last: LAST_RATES,
  heating: HEATING_RATES,
  /** Yuan per tank. */
  position: num,
  nitrogen: num,
  local: table(shape({ item: text, name: text, unit: choiceShape(['TK', 'BL']), amount: num, isForDangerOnly: yes })),
  isDanger: yes,
  /** Rental days: `least` in total, then before the ship, at sea, and free at the destination. */
  days: shape({ least: num, before: num, transit: num, free: num }),
  /** `overdue`: dollars per tank and day. `deposit`: yuan, refunded. */
  overdue: num,
  deposit: num,
  notIncluded: listShape(text),
});
export interface TankRates extends Is<typeof RATES> {}
