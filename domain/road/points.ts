import type { LibraryGoods } from '../goods/library';
import type { TransportCategory } from './facts';

/** A load up to this many points counts as small. */
export const MOST_POINTS = 1000;

/** Points per litre or kilogram; category 0 allows no small load. */
const FACTORS: Readonly<Record<TransportCategory, number | null>> = { 0: null, 1: 50, 2: 3, 3: 1 };

/** Numbers of category 1 with a lower factor. */
const LIGHTER: readonly (string | null)[] = ['0081', '0082', '0084', '0241', '0331', '0332', '0482', '1005', '1017'];
const LIGHTER_FACTOR = 20;

export const pointFactor = (unNo: string | null, category: TransportCategory): number | null =>
  LIGHTER.includes(unNo) ? LIGHTER_FACTOR : FACTORS[category];

/** Unit of counting: all listed gases are liquefied and count by net mass, like solids. */
export const pointUnit = ({ state }: Pick<LibraryGoods, 'state'>): 'litres' | 'kg' | 'grossKg' =>
  state === 'LIQUID' ? 'litres' : state === 'ARTICLE' ? 'grossKg' : 'kg';

/** Rounded to a thousandth, the precision of typed amounts. */
export const countPoints = (amount: number, factor: number): number => (Math.round(amount * 1000) * factor) / 1000;

/** Sum without floating-point noise. */
export const summedPoints = (points: readonly number[]): number =>
  points.reduce((sum, one) => sum + Math.round(one * 1000), 0) / 1000;
