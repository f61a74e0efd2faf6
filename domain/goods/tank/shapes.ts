import * as v from 'valibot';

import type { Is } from '../../shape/is';
import { CLEANING_GRADES, MATERIALS, NITROGENS } from './grades';

/** Tank facts of a liquid; densities in kg/L at 15 and 50 °C. */
export const LIQUID = v.object({
  tp: v.pipe(v.array(v.string()), v.readonly()),
  d15: v.number(),
  d50: v.number(),
  material: v.picklist(MATERIALS),
  cleaning: v.picklist(CLEANING_GRADES),
  /** Null when unknown: neither 0 °C nor 'never freezes'. */
  freezeC: v.nullable(v.number()),
  isInhibited: v.boolean(),
  nitrogen: v.picklist(NITROGENS),
});
export interface TankLiquid extends Is<typeof LIQUID> {}

/** Allowed mass in one tank, in kilograms. */
export const WINDOW = v.object({
  density: v.number(),
  /** Rounded down for display; checks use the exact mass in kg. */
  mostPercent: v.number(),
  leastKg: v.number(),
  mostKg: v.number(),
  /** Small amounts up to this are allowed too. */
  littleKg: v.number(),
});
export interface TankWindow extends Is<typeof WINDOW> {}

export const PLAN = v.variant('kind', [
  v.object({
    kind: v.literal('fits'),
    tanks: v.number(),
    eachKg: v.number(),
    percent: v.number(),
    isLittle: v.boolean(),
  }),
  /** `mostKg`: limit of `tanks`; `leastKg`: minimum of one tank more. */
  v.object({ kind: v.literal('between'), tanks: v.number(), mostKg: v.number(), leastKg: v.number() }),
]);
export type TankPlan = Is<typeof PLAN>;
