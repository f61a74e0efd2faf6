import type { TankPlan, TankWindow } from './shapes';
import type { TankType } from './types';

/** Reference of IMDG 4.2.1.9: highest mean bulk temperature, and the span of the two densities, in °C. */
export const REFERENCE_C = 50;
const FIRST_C = 15;
const SPAN_C = 35;
const SURGE = { least: 0.8, most: 0.2 };
/** Sections up to this volume in litres, or liquids this viscous (mm²/s), may be half full. */
const SECTION_L = 7500;
const VISCOUS = 2680;

export type FillFigures = {
  d15: number;
  d50: number;
  /** Filling temperature, and the highest temperature when above the reference. */
  fillC: number;
  hottestC: number;
  isDanger: boolean;
  /** The provisions of the entry allow the milder formula. */
  isMild: boolean;
  viscosity: number | null;
};

/** Linear between the two densities. */
export const densityAt = ({ d15, d50 }: Pick<FillFigures, 'd15' | 'd50'>, celsius: number): number =>
  d15 - ((d15 - d50) / SPAN_C) * (celsius - FIRST_C);

/** A typed density this far off the library means another liquid: a wrong density loads a wrong weight. */
export const DENSITY_SHARE = 0.035;
export type Densities = Pick<FillFigures, 'd15' | 'd50'>;

/** Largest difference in percent, to a tenth; null when about equal. */
export function densitiesApart(typed: Densities, known: Densities | null): number | null {
  if (known === null) return null;
  const apart = Math.max(...(['d15', 'd50'] as const).map((at) => Math.abs(typed[at] / known[at] - 1)));
  return apart > DENSITY_SHARE ? Math.round(apart * 1000) / 10 : null;
}

/** Highest fill level of a heated tank at any moment. */
export const HOT_PERCENT = 95;

/** Fill level of a mass at a temperature, in percent to a tenth. */
export const fillLevelAt = (
  litres: number,
  filled: Pick<FillFigures, 'd15' | 'd50'>,
  kg: number,
  celsius: number,
): number => Math.round((kg / densityAt(filled, celsius) / litres) * 1000) / 10;

export const hottestPercent = ({ isDanger, isMild, hottestC }: FillFigures): number =>
  (isDanger && !isMild) || hottestC > REFERENCE_C ? HOT_PERCENT : 97;

/** First factor of the formula, in percent. */
export const formulaShare = ({ isDanger, isMild }: Pick<FillFigures, 'isDanger' | 'isMild'>): number =>
  isMild || !isDanger ? 97 : HOT_PERCENT;

/** Expansion per degree, relative to the volume at the reference temperature. */
export const thermalExpansion = ({ d15, d50 }: Pick<FillFigures, 'd15' | 'd50'>): number =>
  (d15 - d50) / (SPAN_C * d50);

/** Degree of filling in percent of the tank: 4.2.1.9.2 to 4.2.1.9.5. Heated goods keep both limits. */
export function mostPercent(filled: FillFigures): number {
  const { fillC, hottestC, isDanger } = filled;
  const hottest = Math.max(fillC, hottestC);
  const hot = hottest > REFERENCE_C ? (HOT_PERCENT * densityAt(filled, hottest)) / densityAt(filled, fillC) : Infinity;
  if (fillC > REFERENCE_C) return hot;
  const percent = formulaShare(filled) / (1 + thermalExpansion(filled) * (REFERENCE_C - fillC));
  return Math.min(hot, isDanger ? percent : Math.min(HOT_PERCENT, percent));
}

/** Short sections prevent surge. */
export const isBaffled = ({ sectionL }: Pick<TankType, 'sectionL'>): boolean => sectionL <= SECTION_L;

/** True if only the typed viscosity allows half filling. */
export const isFreeByThickness = (tank: TankType, { viscosity }: Pick<FillFigures, 'viscosity'>): boolean =>
  !isBaffled(tank) && viscosity !== null && viscosity >= VISCOUS;

const isFree = (tank: TankType, filled: FillFigures): boolean => isBaffled(tank) || isFreeByThickness(tank, filled);

/** Allowed mass range of a tank: below overfilling, above surge. */
export function fillWindow(tank: TankType, filled: FillFigures): TankWindow {
  const density = densityAt(filled, filled.fillC);
  const percent = mostPercent(filled);
  const whole = tank.litres * density;
  return {
    density,
    mostPercent: Math.floor(percent * 100 + 1e-9) / 100,
    leastKg: isFree(tank, filled) ? 1 : Math.ceil(whole * SURGE.least),
    mostKg: Math.floor(Math.min(tank.payloadKg, (whole * percent) / 100)),
    littleKg: Math.floor(whole * SURGE.most),
  };
}

/** The payload ends below the surge limit: only a small amount may go into the tank. */
export const isTooHeavy = ({ leastKg, mostKg }: Pick<TankWindow, 'leastKg' | 'mostKg'>): boolean => leastKg > mostKg;

/** Fill level at the largest allowed mass: the payload may end below the fill limit. */
export function topFillLevel({ litres }: Pick<TankType, 'litres'>, { density, mostKg, mostPercent: most }: TankWindow) {
  const carried = Math.floor((mostKg / density / litres) * 10_000) / 100;
  const isByLoad = carried < most - 0.01;
  return { percent: isByLoad ? carried : most, isByLoad };
}

/** Fill level at loading; an allowed mass is never displayed above its limit. */
export function ownLevel(tank: TankType, filled: FillFigures, kg: number): number {
  const { mostKg, mostPercent: most } = fillWindow(tank, filled);
  const level = fillLevelAt(tank.litres, filled, kg, filled.fillC);
  return kg > mostKg ? level : Math.min(level, Math.floor(most * 10) / 10);
}

const MOST_TANKS = 50;

/** Fewest tanks that hold a mass in equal parts; null when fifty are not enough. */
export function tankPlan(tank: TankType, filled: FillFigures, kg: number): TankPlan | null {
  const { leastKg, mostKg, littleKg } = fillWindow(tank, filled);
  for (let tanks = 1; tanks <= MOST_TANKS; tanks += 1) {
    const each = kg / tanks;
    const isLittle = tanks === 1 && each < leastKg && each <= littleKg;
    if (each <= mostKg && (each >= leastKg || isLittle)) {
      const percent = ownLevel(tank, filled, each);
      return { kind: 'fits', tanks, eachKg: Math.ceil(each), percent, isLittle };
    }
    if (each < leastKg)
      return { kind: 'between', tanks: tanks - 1, mostKg: (tanks - 1) * mostKg, leastKg: tanks * leastKg };
  }
  return null;
}
