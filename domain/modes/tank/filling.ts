import { isBaffled, isTooHeavy, ownLevel, tankPlan, topOf, windowOf, type Filled } from '../../goods/tank/fill';
import type { TankType } from '../../goods/tank/types';
import { found, type TankFinding } from './finding';

/** How much of it, and into how many tanks; null while nobody has said. */
export type Amount = { kg: number | null; tanks: number | null };

type Filling = { tank: TankType; filled: Filled | null; amount: Amount };

const MOSTLY_SURGES = { least: 20, most: 80 } as const;

/** What is in each of so many tanks, judged in whole kilograms; percentages are for the eye. */
function eachFindings({ tank, filled }: { tank: TankType; filled: Filled }, kg: number, tanks: number): TankFinding[] {
  const window = windowOf(tank, filled);
  const { leastKg, mostKg, littleKg } = window;
  const top = topOf(tank, window);
  const each = Math.ceil(kg / tanks);
  const percent = ownLevel(tank, filled, kg / tanks);
  const given = { tanks, each, percent, least: leastKg, most: mostKg, little: littleKg, top: top.percent };
  const isLittle = tanks === 1 && each <= littleKg;
  if (isTooHeavy(window) && !isLittle) return [found('BLOCK', 'tankHeavy', given)];
  if (kg / tanks > mostKg) return [found('BLOCK', top.isByLoad ? 'tankOverLoad' : 'tankOverFill', given)];
  if (kg / tanks < leastKg && !isLittle) return [found('BLOCK', 'tankUnderFill', given)];
  const isHalfFull = isBaffled(tank) && percent > MOSTLY_SURGES.least && percent < MOSTLY_SURGES.most;
  return [
    found('PASS', isLittle && leastKg > 1 ? 'tankLittle' : 'tankFits', given),
    ...(isHalfFull ? [found('PASS', 'tankBaffled', given)] : []),
    ...(each > tank.roadKg ? [found('PASS', 'tankRoad', { ...given, road: tank.roadKg })] : []),
  ];
}

/** How the goods stand in the tanks: those of a form, or the fewest that hold them evenly. */
export function fillFindings({ tank, filled, amount: { kg, tanks } }: Filling): TankFinding[] {
  if (filled === null) return [];
  const window = windowOf(tank, filled);
  const heavy = () => found('BLOCK', 'tankHeavy', { least: window.leastKg, most: window.mostKg });
  if (kg === null) return isTooHeavy(window) ? [heavy()] : [];
  if (tanks !== null) return eachFindings({ tank, filled }, kg, tanks);
  const plan = tankPlan(tank, filled, kg);
  if (plan?.kind === 'fits') return eachFindings({ tank, filled }, kg, plan.tanks);
  if (isTooHeavy(window)) return [heavy()];
  if (plan === null) return [found('BLOCK', 'tankNever')];
  const { mostKg, leastKg } = plan;
  const given = { tank: tank.code, tanks: plan.tanks, more: plan.tanks + 1, most: mostKg, least: leastKg };
  return plan.tanks === 0
    ? [found('BLOCK', 'tankUnderFill', { ...given, little: window.littleKg })]
    : [found('BLOCK', 'tankBetween', given)];
}
