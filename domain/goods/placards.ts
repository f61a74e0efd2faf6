import type { HazardClass } from './dangerous-goods';

/** What is on the sides of a box because of what is in it. */
export type Placarded = {
  unNo: string;
  hazardClass: HazardClass;
  subRisks: readonly HazardClass[];
  isMarinePollutant: boolean;
  isLimited: boolean;
  kg: number;
};

export const SIDES = 4;
/** Above it a single substance shows its number. */
const NUMBERED_KG = 4000;

export const PLACARD_MARKS = ['limited', 'pollutant', 'number'] as const;
export type PlacardMark = (typeof PLACARD_MARKS)[number];

/** Each of them stands on every side. */
export type Placards = { hazards: HazardClass[]; marks: PlacardMark[]; count: number };

/** IMDG 5.3: every class and subsidiary hazard on all four sides, the marks of limited quantities where nothing else lies in it. */
export function placardsOf(goods: readonly Placarded[]): Placards {
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
