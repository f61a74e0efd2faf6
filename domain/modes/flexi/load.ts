import { densityAt } from '../../goods/tank/fill';
import { bagPlan, type BagPlan } from '../../goods/tank/flexitank';
import { tankLiquidOf } from '../../goods/tank/liquids';
import { TRIAL_TEMP_C, type FlexiSearch } from './search';

/** What the library tells of a liquid that is to be measured. */
export type Measurable = { goodsId: string; densityKgPerL: number | null };

const upToGrams = (density: number): number => Math.round(density * 1000) / 1000;

/** Kilograms a litre where it is loaded; null where the library does not know. */
export function libraryDensity({ goodsId, densityKgPerL }: Measurable, celsius: number): number | null {
  const liquid = tankLiquidOf(goodsId);
  return liquid ? upToGrams(densityAt(liquid, celsius)) : densityKgPerL;
}

/** So far may a figure lie from the library's before somebody has to look: a wrong density loads a wrong weight. */
const DENSITY_OFF = 0.035;

/** By how many per cent a density is another than the library's; null where it is about the same, or nobody knows. */
export function densityOff(density: number, celsius: number, goods: Measurable | null): number | null {
  const known = goods && libraryDensity(goods, celsius);
  const off = known ? Math.abs(density - known) / known : 0;
  return off > DENSITY_OFF ? Math.round(off * 1000) / 10 : null;
}

/** What is filled in for nobody who has said it. */
export const TRIALS = ['density', 'loadTemp', 'amount'] as const;
export type Trial = (typeof TRIALS)[number];

export type FlexiLoad = {
  density: number;
  loadTemp: number;
  plan: BagPlan;
  /** Which of the figures nobody has said. */
  trial: Trial[];
};

type Said = Pick<FlexiSearch, 'kg' | 'litres' | 'density' | 'loadTemp'>;

/** What was said, and trial figures for the rest; null where nobody knows the density. */
export function loadOf(said: Said, goods: Measurable | null): FlexiLoad | null {
  const loadTemp = said.loadTemp ?? TRIAL_TEMP_C;
  const density = said.density ?? (goods && libraryDensity(goods, loadTemp));
  if (density === null) return null;
  const isUnsaid: Record<Trial, boolean> = {
    density: said.density === null,
    loadTemp: said.loadTemp === null,
    amount: said.kg === null && said.litres === null,
  };
  return { density, loadTemp, plan: bagPlan(said, density), trial: TRIALS.filter((one) => isUnsaid[one]) };
}
