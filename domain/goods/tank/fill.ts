import type { TankPlan, TankWindow } from './shapes';
import type { TankType } from './types';

/** The reference of IMDG 4.2.1.9: the highest mean temperature of the bulk, and the span of the two densities. */
export const REFERENCE_C = 50;
const FIRST_C = 15;
const SPAN_C = 35;
const SURGE = { least: 0.8, most: 0.2 };
/** Sections up to so many litres, or so thick a liquid, may be half full. */
const SECTION_L = 7500;
const VISCOUS = 2680;

export type FillFigures = {
  d15: number;
  d50: number;
  /** At which it is filled in, and at its hottest where that is above the reference. */
  fillC: number;
  hottestC: number;
  isDanger: boolean;
  /** The provisions of its entry allow the milder formula. */
  isMild: boolean;
  viscosity: number | null;
};

/** How a liquid grows with the heat; a straight line between its two densities. */
export const densityAt = ({ d15, d50 }: Pick<FillFigures, 'd15' | 'd50'>, celsius: number): number =>
  d15 - ((d15 - d50) / SPAN_C) * (celsius - FIRST_C);

/** So far off the library a typed density is another liquid: a wrong density loads a wrong weight. */
export const DENSITY_SHARE = 0.035;
export type Densities = Pick<FillFigures, 'd15' | 'd50'>;

/** By how many per cent, to a tenth, they are those of another liquid; null where they are about the same. */
export function densitiesApart(typed: Densities, known: Densities | null): number | null {
  if (known === null) return null;
  const apart = Math.max(...(['d15', 'd50'] as const).map((at) => Math.abs(typed[at] / known[at] - 1)));
  return apart > DENSITY_SHARE ? Math.round(apart * 1000) / 10 : null;
}

/** At no moment of a hot journey is a tank fuller than this. */
export const HOT_PERCENT = 95;

/** How full of so many litres a mass is at a temperature, in per cent to a tenth. */
export const levelAt = (
  litres: number,
  filled: Pick<FillFigures, 'd15' | 'd50'>,
  kg: number,
  celsius: number,
): number => Math.round((kg / densityAt(filled, celsius) / litres) * 1000) / 10;

/** What it may be at the hottest moment of its way. */
export const hottestPercent = ({ isDanger, isMild, hottestC }: FillFigures): number =>
  (isDanger && !isMild) || hottestC > REFERENCE_C ? HOT_PERCENT : 97;

/** The share that the formula begins with. */
export const formulaShare = ({ isDanger, isMild }: Pick<FillFigures, 'isDanger' | 'isMild'>): number =>
  isMild || !isDanger ? 97 : HOT_PERCENT;

/** How much it grows with each degree, for its volume at the reference. */
export const expansionOf = ({ d15, d50 }: Pick<FillFigures, 'd15' | 'd50'>): number => (d15 - d50) / (SPAN_C * d50);

/** The degree of filling in hundredths of the tank: 4.2.1.9.2 to 4.2.1.9.5. What is heated on the way keeps both limits. */
export function mostPercent(filled: FillFigures): number {
  const { fillC, hottestC, isDanger } = filled;
  const hottest = Math.max(fillC, hottestC);
  const hot = hottest > REFERENCE_C ? (HOT_PERCENT * densityAt(filled, hottest)) / densityAt(filled, fillC) : Infinity;
  if (fillC > REFERENCE_C) return hot;
  const percent = formulaShare(filled) / (1 + expansionOf(filled) * (REFERENCE_C - fillC));
  return Math.min(hot, isDanger ? percent : Math.min(HOT_PERCENT, percent));
}

/** In short sections nothing surges. */
export const isBaffled = ({ sectionL }: Pick<TankType, 'sectionL'>): boolean => sectionL <= SECTION_L;

/** May it be half full for no other reason than that somebody has typed how thick it is? */
export const isFreeByThickness = (tank: TankType, { viscosity }: Pick<FillFigures, 'viscosity'>): boolean =>
  !isBaffled(tank) && viscosity !== null && viscosity >= VISCOUS;

const isFree = (tank: TankType, filled: FillFigures): boolean => isBaffled(tank) || isFreeByThickness(tank, filled);

/** Between which masses a tank may be filled: not so full that it bursts, not so slack that it surges. */
export function windowOf(tank: TankType, filled: FillFigures): TankWindow {
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

/** It may not carry as much as keeps the goods from surging: nothing but a little of them goes into it. */
export const isTooHeavy = ({ leastKg, mostKg }: Pick<TankWindow, 'leastKg' | 'mostKg'>): boolean => leastKg > mostKg;

/** How high the most stands in it: what the tank may carry can end below what the goods may fill. */
export function topOf({ litres }: Pick<TankType, 'litres'>, { density, mostKg, mostPercent: most }: TankWindow) {
  const carried = Math.floor((mostKg / density / litres) * 10_000) / 100;
  const isByLoad = carried < most - 0.01;
  return { percent: isByLoad ? carried : most, isByLoad };
}

/** How full a tank is as it is filled in; what keeps to its mark is never shown above it. */
export function ownLevel(tank: TankType, filled: FillFigures, kg: number): number {
  const { mostKg, mostPercent: most } = windowOf(tank, filled);
  const level = levelAt(tank.litres, filled, kg, filled.fillC);
  return kg > mostKg ? level : Math.min(level, Math.floor(most * 10) / 10);
}

const MOST_TANKS = 50;

/** The fewest tanks that hold a mass evenly; null where fifty do not. */
export function tankPlan(tank: TankType, filled: FillFigures, kg: number): TankPlan | null {
  const { leastKg, mostKg, littleKg } = windowOf(tank, filled);
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
