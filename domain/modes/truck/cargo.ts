import type { GoodsFacts } from '../../goods/facts';
import { WEIGHED_DOUBTS } from '../../goods/facts';
import type { SegregatedGoods } from '../../goods/segregation';
import { densityAt, windowOf, type Filled } from '../../goods/tank/fill';
import type { TankLiquid } from '../../goods/tank/shapes';
import { roadFactsOf } from '../../road/facts';
import type { RowPlace } from './axles';
import type { TankVehicle } from './vehicles';

/** Goods of one row, as the rules of the road see them. */
export type TruckRow = {
  name: string;
  isDanger: boolean;
  /** Null where nobody knows the substance, or the number means several. */
  goods: GoodsFacts | null;
  /** As the table of segregation sees it. */
  apart: SegregatedGoods;
  /** Packed and declared as limited quantity. */
  isLimited: boolean;
  kg: number | null;
  at: RowPlace | null;
};

/** Goods that are not dangerous, as the table of segregation sees them. */
export const GENERAL: SegregatedGoods = {
  unNo: null,
  hazardClass: null,
  subRisks: [],
  groups: [],
  sixteenB: [],
  burns: null,
};

/** Is there a road row of it, and do its sources agree about it? */
export const isRowRead = ({ isDanger, goods }: TruckRow): boolean =>
  !isDanger ||
  (goods !== null && roadFactsOf(goods) !== null && !goods.doubts.some(({ about }) => WEIGHED_DOUBTS.includes(about)));

/** Up to so many kilograms a truck carries limited quantities as it carries general goods. */
export const LIMITED_MOST_KG = 8000;

/** Everything dangerous on the truck is limited quantities, and how heavy that is. */
export function limitedIn(rows: readonly TruckRow[]): { isAll: boolean; kg: number } {
  const dangerous = rows.filter(({ isDanger }) => isDanger);
  const limited = dangerous.filter((row) => row.isLimited);
  return {
    isAll: limited.length > 0 && limited.length === dangerous.length,
    kg: limited.reduce((sum, { kg }) => sum + (kg ?? 0), 0),
  };
}

/** Do the rules for dangerous goods hold on this truck? Few limited quantities travel as general goods. */
export function isCarriedAsDangerous(rows: readonly TruckRow[]): boolean {
  const { isAll, kg } = limitedIn(rows);
  return rows.some(({ isDanger }) => isDanger) && !(isAll && kg <= LIMITED_MOST_KG);
}

/** At what nobody has said: filled in at twenty degrees, and no warmer than the reference on its way. */
const USUAL_C = 20;

/** How a liquid fills a tank; null where nobody knows its densities. */
export const filledWith = (liquid: Pick<TankLiquid, 'd15' | 'd50'> | null, isDanger: boolean): Filled | null =>
  liquid && {
    d15: liquid.d15,
    d50: liquid.d50,
    fillC: USUAL_C,
    hottestC: USUAL_C,
    isDanger,
    isMild: false,
    viscosity: null,
  };

type Held = Pick<TankVehicle, 'litres' | 'sections' | 'payloadKg'>;

/** A tank of a truck as the formula of filling sees one. */
const asTank = ({ litres, sections, payloadKg }: Held) => ({
  code: '',
  tCode: '',
  litres,
  tareKg: 0,
  payloadKg,
  sectionL: litres / sections,
  lining: 'NONE' as const,
  isFood: false,
  hasOutlet: true,
  heating: [],
  roadKg: Infinity,
});

export type TankFill = { mostKg: number; percent: number };

/** How much it may hold at the most, and how full so much fills each of its sections, evenly. */
export function fillOf(vehicle: Held, filled: Filled, kg: number): TankFill {
  const { mostKg } = windowOf(asTank(vehicle), filled);
  return { mostKg, percent: Math.round((kg / densityAt(filled, filled.fillC) / vehicle.litres) * 100) };
}
