import {
  isBaffled,
  isTooHeavy,
  ownLevel,
  tankPlan,
  topFillLevel,
  fillWindow,
  type FillFigures,
} from '../../goods/tank/fill';
import type { TankType } from '../../goods/tank/types';
import type { FaultValues } from '../../rules/fault';

export type Amount = { kg: number | null; tanks: number | null };

type Filling = { tank: TankType; filled: FillFigures | null; amount: Amount };

const MOSTLY_SURGES = { least: 20, most: 80 } as const;

/** Filling rules, in the order of display. */
export const FILL_CODES = [
  'tankOverFill',
  'tankOverLoad',
  'tankHeavy',
  'tankUnderFill',
  'tankBetween',
  'tankNever',
  'tankFits',
  'tankLittle',
  'tankBaffled',
  'tankRoad',
] as const;
type Fills = Readonly<Partial<Record<(typeof FILL_CODES)[number], FaultValues>>>;

/** Load per tank, checked in whole kilograms; percentages are for display only. */
function eachFills({ tank, filled }: { tank: TankType; filled: FillFigures }, kg: number, tanks: number): Fills {
  const window = fillWindow(tank, filled);
  const { leastKg, mostKg, littleKg } = window;
  const top = topFillLevel(tank, window);
  const each = Math.ceil(kg / tanks);
  const percent = ownLevel(tank, filled, kg / tanks);
  const given = { tanks, each, percent, least: leastKg, most: mostKg, little: littleKg, top: top.percent };
  const isLittle = tanks === 1 && each <= littleKg;
  if (isTooHeavy(window) && !isLittle) return { tankHeavy: given };
  if (kg / tanks > mostKg) return top.isByLoad ? { tankOverLoad: given } : { tankOverFill: given };
  if (kg / tanks < leastKg && !isLittle) return { tankUnderFill: given };
  const isHalfFull = isBaffled(tank) && percent > MOSTLY_SURGES.least && percent < MOSTLY_SURGES.most;
  return {
    ...(isLittle && leastKg > 1 ? { tankLittle: given } : { tankFits: given }),
    ...(isHalfFull && { tankBaffled: given }),
    ...(each > tank.roadKg && { tankRoad: { ...given, road: tank.roadKg } }),
  };
}

/** Filling of the tanks: count from the form, otherwise the fewest. */
export function judgeFill({ tank, filled, amount: { kg, tanks } }: Filling): Fills {
  if (filled === null) return {};
  const window = fillWindow(tank, filled);
  const heavy = { tankHeavy: { least: window.leastKg, most: window.mostKg } };
  if (kg === null) return isTooHeavy(window) ? heavy : {};
  if (tanks !== null) return eachFills({ tank, filled }, kg, tanks);
  const plan = tankPlan(tank, filled, kg);
  if (plan?.kind === 'fits') return eachFills({ tank, filled }, kg, plan.tanks);
  if (isTooHeavy(window)) return heavy;
  if (plan === null) return { tankNever: {} };
  const { mostKg, leastKg } = plan;
  const given = { tank: tank.code, tanks: plan.tanks, more: plan.tanks + 1, most: mostKg, least: leastKg };
  return plan.tanks === 0 ? { tankUnderFill: { ...given, little: window.littleKg } } : { tankBetween: given };
}
