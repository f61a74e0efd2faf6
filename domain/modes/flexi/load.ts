import { libraryDensity, type Measurable } from '../../goods/tank/density';
import { bagPlan, type BagPlan } from '../../goods/tank/flexitank';
import { TRIAL_TEMP_C, type FlexiSearch } from './search';

export const TRIALS = ['density', 'loadTemp', 'amount'] as const;
export type Trial = (typeof TRIALS)[number];

export type FlexiLoad = {
  density: number;
  loadTemp: number;
  plan: BagPlan;
  trial: Trial[];
};

type LoadFields = Pick<FlexiSearch, 'kg' | 'litres' | 'density' | 'loadTemp'>;

export function computeLoad(said: LoadFields, goods: Measurable | null): FlexiLoad | null {
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
