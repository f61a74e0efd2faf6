import type { LibraryGoods } from '../goods/library';
import type { TransportCategory } from './facts';

/** Up to so many points a truck carries a small load. */
export const MOST_POINTS = 1000;

/** Points of a litre or a kilogram; of category 0 no amount is small. */
const FACTORS: Readonly<Record<TransportCategory, number | null>> = { 0: null, 1: 50, 2: 3, 3: 1 };

/** Numbers of category 1 that count for less than the others. */
const LIGHTER: readonly (string | null)[] = ['0081', '0082', '0084', '0241', '0331', '0332', '0482', '1005', '1017'];
const LIGHTER_FACTOR = 20;

export const pointFactorOf = (unNo: string | null, category: TransportCategory): number | null =>
  LIGHTER.includes(unNo) ? LIGHTER_FACTOR : FACTORS[category];

/** What is counted: every gas that has a row is liquefied, and counts by its net mass as a solid does. */
export const pointUnitOf = ({ state }: Pick<LibraryGoods, 'state'>): 'litres' | 'kg' | 'grossKg' =>
  state === 'LIQUID' ? 'litres' : state === 'ARTICLE' ? 'grossKg' : 'kg';

/** To a thousandth, as amounts are typed. */
export const pointsOf = (amount: number, factor: number): number => (Math.round(amount * 1000) * factor) / 1000;

/** Points add up without the crumbs of floating figures. */
export const summedPoints = (points: readonly number[]): number =>
  points.reduce((sum, one) => sum + Math.round(one * 1000), 0) / 1000;
