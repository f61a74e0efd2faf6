import type { HazardClass } from './dangerous-goods';
import type { Is } from '../shape/is';
import type { placards } from './placards-shape';

export type PlacardedGoods = {
  unNo: string;
  hazardClass: HazardClass;
  subRisks: readonly HazardClass[];
  isMarinePollutant: boolean;
  isLimited: boolean;
  kg: number;
};

export const SIDES = 4;
/** Above this weight in kg, a single substance shows its UN number. */
const NUMBERED_KG = 4000;

export const PLACARD_MARKS = ['limited', 'pollutant', 'number'] as const;
export type PlacardMark = (typeof PLACARD_MARKS)[number];

export type Placards = Is<typeof placards>;

/**
 * IMDG 5.3: each class and subsidiary hazard on all four sides; the limited quantity mark when all cargo is limited.
 */
export function findPlacards(goods: readonly PlacardedGoods[]): Placards {
  const placarded = goods.filter(({ isLimited }) => !isLimited);
  const hazards = [...new Set(placarded.flatMap(({ hazardClass, subRisks }) => [hazardClass, ...subRisks]))].toSorted();
  const isAllLimited = goods.length > 0 && placarded.length === 0;
  const isPolluting = placarded.some(({ isMarinePollutant }) => isMarinePollutant);
  const isOne = new Set(placarded.map(({ unNo }) => unNo)).size === 1;
  const isNumbered = isOne && placarded.reduce((all, { kg }) => all + kg, 0) > NUMBERED_KG;
  const has: Readonly<Record<PlacardMark, boolean>> = {
    limited: isAllLimited,
    pollutant: isPolluting,
    number: isNumbered,
  };
  const marks = PLACARD_MARKS.filter((mark) => has[mark]);
  return { hazards, marks, count: SIDES * (hazards.length + marks.length) };
}
