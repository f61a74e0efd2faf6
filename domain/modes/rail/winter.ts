import type { VerdictLevel } from '../../goods/verdict';
import { daysAfter, type Day } from '../../values/days';

export const HEATINGS = ['NONE', 'LINER', 'HEAT'] as const;
export type BoxHeating = (typeof HEATINGS)[number];

/** Frost facts of goods. `state`: null when unknown. */
export type Thermal = { state: 'LIQUID' | 'SOLID' | 'OTHER' | null; freezingC: number | null; isInhibited: boolean };

export const WINTER = { from: '11-01', to: '03-31' } as const;

const isWinterDay = (day: Day): boolean => day.slice(5) >= WINTER.from || day.slice(5) <= WINTER.to;

/** A transit this long would span the whole frost season, so it always counts as cold. */
const SHORTEST_WINTER = 151;

/** Checks only departure and arrival day: shorter transits cannot contain the season. */
export const isWinterWay = (leaves: Day, days: number): boolean =>
  days >= SHORTEST_WINTER || isWinterDay(leaves) || isWinterDay(daysAfter(leaves, days));

export const countWinterDays = (leaves: Day, days: number): number =>
  Array.from({ length: days + 1 }, (_, at) => daysAfter(leaves, at)).filter(isWinterDay).length;

type WinterCode =
  | 'railWinterUnknown'
  | 'railWinterInhibited'
  | 'railWinterHeated'
  | 'railWinterLiner'
  | 'railWinterFreeze'
  | 'railWinterCold';

type WinterVerdict = { level: VerdictLevel; code: WinterCode };

/** A liner slows cooling but does not prevent freezing. */
function frozenUnder(heating: BoxHeating, freezingC: number): WinterVerdict {
  if (heating === 'HEAT') return { level: 'PASS', code: 'railWinterHeated' };
  if (heating === 'LINER') return { level: 'NEED_APPROVAL', code: 'railWinterLiner' };
  return { level: 'NEED_APPROVAL', code: freezingC > 0 ? 'railWinterFreeze' : 'railWinterCold' };
}

/**
 * Frost verdict on a winter route with known lowest temperature; null when frost does no harm. Inhibited goods are
 * never simply heated: freezing separates the inhibitor, heat uses it up.
 */
export function judgeWinter(
  { state, freezingC, isInhibited }: Thermal,
  lowC: number,
  heating: BoxHeating,
): WinterVerdict | null {
  if (state === 'SOLID' || state === 'OTHER') return null;
  if (freezingC === null) return { level: 'MANUAL', code: 'railWinterUnknown' };
  const isFreezing = freezingC > lowC;
  if (isInhibited && (isFreezing || heating === 'HEAT')) return { level: 'MANUAL', code: 'railWinterInhibited' };
  return isFreezing ? frozenUnder(heating, freezingC) : null;
}
