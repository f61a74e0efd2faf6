import type { GoodsFacts } from '../../goods/facts';
import { WEIGHED_DOUBTS } from '../../goods/facts';
import type { SegregatedGoods } from '../../goods/segregation';
import { densityAt, windowOf, type FillFigures } from '../../goods/tank/fill';
import type { TankLiquid } from '../../goods/tank/shapes';
import { roadFactsOf } from '../../road/facts';
import type { RowPlace } from './axles';
import type { Excepted } from './excepted';
import type { Limited } from './limited';
import type { TankVehicle } from './vehicles';

/** Goods of one row, as the rules of the road see them. */
export type TruckRow = {
  name: string;
  isDanger: boolean;
  /** Null where nobody knows the substance, or the number means several. */
  goods: GoodsFacts | null;
  /** As the table of segregation sees it. */
  apart: SegregatedGoods;
  /** Declared as limited quantity; null of what is not, or of which too little is said. */
  limited: Limited | null;
  /** Declared as excepted quantity; null of what is not, or of which too little is said. */
  excepted: Excepted | null;
  /** With its packaging, and without; null where it is not said. */
  kg: number | null;
  netKg: number | null;
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

type Declared = Pick<TruckRow, 'limited' | 'excepted'>;

/** Goods that are declared as neither limited nor excepted quantity: nothing in a tank is. */
export const UNDECLARED: Declared = { limited: null, excepted: null };

const isLimited = ({ limited }: Pick<TruckRow, 'limited'>): boolean => limited?.kind === 'fits';

/** It goes as limited or excepted quantity: it is left out of what must stand apart, and still weighs. */
export const isLittle = ({ limited, excepted }: Declared): boolean =>
  isLimited({ limited }) || excepted?.fit.kind === 'fits';

const aboardOf = ({ limited }: Pick<TruckRow, 'limited'>): number =>
  limited?.kind === 'fits' ? (limited.aboard ?? 0) : 0;

/** Everything dangerous on the truck is limited or excepted quantities, and how heavy the limited ones of everybody are. */
export function littleIn(rows: readonly TruckRow[]): { isAll: boolean; hasLimited: boolean; kg: number } {
  const dangerous = rows.filter(({ isDanger }) => isDanger);
  const limited = dangerous.filter(isLimited);
  return {
    isAll: dangerous.length > 0 && dangerous.every(isLittle),
    hasLimited: limited.length > 0,
    kg: limited.reduce((sum, { kg }) => sum + (kg ?? 0), Math.max(0, ...limited.map(aboardOf))),
  };
}

/** Do the rules for dangerous goods hold on this truck? Few limited and excepted quantities travel as general goods. */
export function isCarriedAsDangerous(rows: readonly TruckRow[]): boolean {
  const { isAll, kg } = littleIn(rows);
  return rows.some(({ isDanger }) => isDanger) && !(isAll && kg <= LIMITED_MOST_KG);
}

/** At what nobody has said: filled in at twenty degrees, and no warmer than the reference on its way. */
const USUAL_C = 20;

/** How a liquid fills a tank; null where nobody knows its densities. */
export const filledWith = (liquid: Pick<TankLiquid, 'd15' | 'd50'> | null, isDanger: boolean): FillFigures | null =>
  liquid && {
    d15: liquid.d15,
    d50: liquid.d50,
    fillC: USUAL_C,
    hottestC: USUAL_C,
    isDanger,
    isMild: false,
    viscosity: null,
  };

type TankCapacity = Pick<TankVehicle, 'litres' | 'sections' | 'payloadKg'>;

/** A tank of a truck as the formula of filling sees one. */
const asTank = ({ litres, sections, payloadKg }: TankCapacity) => ({
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

type TankFill = { mostKg: number; percent: number };

/** How much it may hold at the most, and how full so much fills each of its sections, evenly. */
export function fillOf(vehicle: TankCapacity, filled: FillFigures, kg: number): TankFill {
  const { mostKg } = windowOf(asTank(vehicle), filled);
  return { mostKg, percent: Math.round((kg / densityAt(filled, filled.fillC) / vehicle.litres) * 100) };
}
