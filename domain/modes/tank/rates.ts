import { list, num, oneOf, shape, table, text, yes, type Is } from '../../shape/shape';
import { HEATING_RATES, LAST_RATES } from './detail';

/** The numbers of one tank on one ship: what a quote locks, and all a price is made of. Minor units. */
export const RATES = shape({
  /** Dollars for a tank. The surcharge is nothing for what is not dangerous. */
  ocean: num,
  surcharge: num,
  hazardClass: text,
  /** Dollars for a day. */
  rent: num,
  reposition: num,
  cleaning: num,
  grade: text,
  last: LAST_RATES,
  heating: HEATING_RATES,
  /** Yuan for a tank. */
  position: num,
  nitrogen: num,
  local: table(shape({ item: text, name: text, unit: oneOf(['TK', 'BL']), amount: num, isForDangerOnly: yes })),
  isDanger: yes,
  /** So long it is away at least: to the ship, at sea, and empty at its destination. */
  days: shape({ least: num, before: num, transit: num, free: num }),
  /** Dollars for a tank and a day too many; yuan that are given back. */
  overdue: num,
  deposit: num,
  notIncluded: list(text),
});
export interface TankRates extends Is<typeof RATES> {}
