import { maybe, num, oneOf, only, shape, table, text, variants, yes, type Is } from '../../shape/shape';
import { CLEANING_GRADES, MATERIALS, NITROGENS } from './grades';

/** What a tank has to know of a liquid; densities in kilograms a litre at 15 and 50 degrees. */
export const LIQUID = shape({
  tp: table(text),
  d15: num,
  d50: num,
  material: oneOf(MATERIALS),
  cleaning: oneOf(CLEANING_GRADES),
  /** Null where nobody has said: never read as zero, nor as never. */
  freezeC: maybe(num),
  /** Kept from reacting with itself by something that is used up. */
  isInhibited: yes,
  nitrogen: oneOf(NITROGENS),
});
export interface TankLiquid extends Is<typeof LIQUID> {}

/** How much of it may be in one tank, in kilograms. */
export const WINDOW = shape({
  density: num,
  /** Rounded down for the eye; kilograms are judged by the whole figure. */
  mostPercent: num,
  leastKg: num,
  mostKg: num,
  /** So little may also be in it. */
  littleKg: num,
});
export interface TankWindow extends Is<typeof WINDOW> {}

export const PLAN = variants(
  'kind',
  shape({ kind: only('fits'), tanks: num, eachKg: num, percent: num, isLittle: yes }),
  /** So much goes into one tank fewer, and so much is the least of one more. */
  shape({ kind: only('between'), tanks: num, mostKg: num, leastKg: num }),
);
export type TankPlan = Is<typeof PLAN>;
