import type { VerdictLevel } from '../../goods/verdict';
import { daysAfter, type Day } from '../../values/days';

export const HEATINGS = ['NONE', 'LINER', 'HEAT'] as const;
export type Heating = (typeof HEATINGS)[number];

/** What the cold asks of goods. `state`: null where nobody has said whether they are liquid. */
export type Thermal = { state: 'LIQUID' | 'SOLID' | 'OTHER' | null; freezingC: number | null; isInhibited: boolean };

/** Months and days between which it freezes. */
export const WINTER = { from: '11-01', to: '03-31' } as const;

const isWinterDay = (day: Day): boolean => day.slice(5) >= WINTER.from || day.slice(5) <= WINTER.to;

/** No way is so long that a whole winter lies within it; one that were would be taken for a cold one. */
const SHORTEST_WINTER = 151;

/** Any day of the way counts, the last one too: a way that neither begins nor ends in winter has none of it. */
export const isWinterWay = (leaves: Day, days: number): boolean =>
  days >= SHORTEST_WINTER || isWinterDay(leaves) || isWinterDay(daysAfter(leaves, days));

/** How many days of a way lie in winter: the one it leaves on, the last one, and those between. */
export const winterDaysOn = (leaves: Day, days: number): number =>
  Array.from({ length: days + 1 }, (_, at) => daysAfter(leaves, at)).filter(isWinterDay).length;

type WinterCode =
  | 'railWinterUnknown'
  | 'railWinterInhibited'
  | 'railWinterHeated'
  | 'railWinterLiner'
  | 'railWinterFreeze'
  | 'railWinterCold';

type WinterVerdict = { level: VerdictLevel; code: WinterCode };

/** A lining slows the cold down and holds nothing. */
function frozenUnder(heating: Heating, freezingC: number): WinterVerdict {
  if (heating === 'HEAT') return { level: 'PASS', code: 'railWinterHeated' };
  if (heating === 'LINER') return { level: 'NEED_APPROVAL', code: 'railWinterLiner' };
  return { level: 'NEED_APPROVAL', code: freezingC > 0 ? 'railWinterFreeze' : 'railWinterCold' };
}

/**
 * What becomes of goods on a way in winter whose lowest temperature is known; null for what no cold harms. What is
 * inhibited is never simply heated: frozen it loses its inhibitor, and warmth uses that up.
 */
export function winterOf(
  { state, freezingC, isInhibited }: Thermal,
  lowC: number,
  heating: Heating,
): WinterVerdict | null {
  if (state === 'SOLID' || state === 'OTHER') return null;
  if (freezingC === null) return { level: 'MANUAL', code: 'railWinterUnknown' };
  const isFreezing = freezingC > lowC;
  if (isInhibited && (isFreezing || heating === 'HEAT')) return { level: 'MANUAL', code: 'railWinterInhibited' };
  return isFreezing ? frozenUnder(heating, freezingC) : null;
}
