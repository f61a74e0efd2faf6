import type { GoodsFacts } from '../../goods/facts';
import { WEIGHED_DOUBTS } from '../../goods/facts';
import type { SegregatedGoods } from '../../goods/segregation';
import { densityAt, fillWindow, type FillFigures } from '../../goods/tank/fill';
import type { TankLiquid } from '../../goods/tank/shapes';
import { findRoadFacts } from '../../road/facts';
import type { RowPlace } from './axles';
import { LIMITED_MOST_KG } from './bounds';
import type { ExceptedQuantity } from './excepted';
import type { LimitedQuantity } from './limited';
import type { TankVehicle } from './vehicles';

export type TruckRow = {
  name: string;
  isDanger: boolean;
  /** Null when the substance is unknown or the UN number has several entries. */
  goods: GoodsFacts | null;
  apart: SegregatedGoods;
  limited: LimitedQuantity | null;
  excepted: ExceptedQuantity | null;
  /** Gross and net kg; null when not given. */
  kg: number | null;
  netKg: number | null;
  at: RowPlace | null;
};

export const GENERAL: SegregatedGoods = {
  unNo: null,
  hazardClass: null,
  subRisks: [],
  groups: [],
  sixteenB: [],
  burns: null,
};

export const isRowRead = ({ isDanger, goods }: TruckRow): boolean =>
  !isDanger ||
  (goods !== null &&
    findRoadFacts(goods) !== null &&
    !goods.doubts.some(({ about }) => WEIGHED_DOUBTS.includes(about)));

type Declared = Pick<TruckRow, 'limited' | 'excepted'>;

export const UNDECLARED: Declared = { limited: null, excepted: null };

const isLimited = ({ limited }: Pick<TruckRow, 'limited'>): boolean => limited?.kind === 'fits';

/** True for limited or excepted quantity: exempt from segregation, counted in weight. */
export const isLittle = ({ limited, excepted }: Declared): boolean =>
  isLimited({ limited }) || excepted?.fit.kind === 'fits';

const aboardKg = ({ limited }: Pick<TruckRow, 'limited'>): number =>
  limited?.kind === 'fits' ? (limited.aboard ?? 0) : 0;

/**
 * Dangerous goods on the truck. `isAll`: all of them limited or excepted quantities. `kg`: limited quantities of all
 * shippers.
 */
export function smallQuantities(rows: readonly TruckRow[]): { isAll: boolean; hasLimited: boolean; kg: number } {
  const dangerous = rows.filter(({ isDanger }) => isDanger);
  const limited = dangerous.filter(isLimited);
  return {
    isAll: dangerous.length > 0 && dangerous.every(isLittle),
    hasLimited: limited.length > 0,
    kg: limited.reduce((sum, { kg }) => sum + (kg ?? 0), Math.max(0, ...limited.map(aboardKg))),
  };
}

/** True if dangerous goods rules apply; small limited and excepted quantities travel as general goods. */
export function isCarriedAsDangerous(rows: readonly TruckRow[]): boolean {
  const { isAll, kg } = smallQuantities(rows);
  return rows.some(({ isDanger }) => isDanger) && !(isAll && kg <= LIMITED_MOST_KG);
}

/** Default filling temperature in °C; the cargo is assumed not to exceed the reference. */
const USUAL_C = 20;

export const usualFillFigures = (
  liquid: Pick<TankLiquid, 'd15' | 'd50'> | null,
  isDanger: boolean,
): FillFigures | null =>
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

export function judgeTankFill(vehicle: TankCapacity, filled: FillFigures, kg: number): TankFill {
  const { mostKg } = fillWindow(asTank(vehicle), filled);
  return { mostKg, percent: Math.round((kg / densityAt(filled, filled.fillC) / vehicle.litres) * 100) };
}
