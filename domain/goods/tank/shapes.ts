import { maybe, num, choiceShape, only, shape, table, text, variants, yes, type Is } from '../../shape/shape';
import { CLEANING_GRADES, MATERIALS, NITROGENS } from './grades';

/** Tank facts of a liquid; densities in kg/L at 15 and 50 °C. */
export const LIQUID = shape({
  tp: table(text),
  d15: num,
  d50: num,
  material: choiceShape(MATERIALS),
  cleaning: choiceShape(CLEANING_GRADES),
  /** Null when unknown: never read as zero, nor as never. */
  freezeC: maybe(num),
  isInhibited: yes,
  nitrogen: choiceShape(NITROGENS),
});
export interface TankLiquid extends Is<typeof LIQUID> {}

/** Allowed mass in one tank, in kilograms. */
export const WINDOW = shape({
  density: num,
  /** Rounded down for display; checks use the exact mass in kg. */
  mostPercent: num,
  leastKg: num,
  mostKg: num,
  /** Small amounts up to this are allowed too. */
  littleKg: num,
});
export interface TankWindow extends Is<typeof WINDOW> {}

export const PLAN = variants(
  'kind',
  shape({ kind: only('fits'), tanks: num, eachKg: num, percent: num, isLittle: yes }),
  /** `mostKg`: limit of `tanks`; `leastKg`: minimum of one tank more. */
  shape({ kind: only('between'), tanks: num, mostKg: num, leastKg: num }),
);
export type TankPlan = Is<typeof PLAN>;
