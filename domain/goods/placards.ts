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

const SIDES = 4;
/** Above it a single substance shows its number. */
const NUMBERED_KG = 4000;

/** IMDG 5.3: every class and subsidiary hazard on all four sides, the marks of limited quantities where nothing else lies in it. */
export function placardsOf(goods: readonly Placarded[]): { hazards: HazardClass[]; marks: number; count: number } {
  const placarded = goods.filter(({ isLimited }) => !isLimited);
  const hazards = [...new Set(placarded.flatMap(({ hazardClass, subRisks }) => [hazardClass, ...subRisks]))].toSorted();
  const isAllLimited = goods.length > 0 && placarded.length === 0;
  const isPolluting = placarded.some(({ isMarinePollutant }) => isMarinePollutant);
  const isOne = new Set(placarded.map(({ unNo }) => unNo)).size === 1;
  const isNumbered = isOne && placarded.reduce((all, { kg }) => all + kg, 0) > NUMBERED_KG;
  const marks = [isAllLimited, isPolluting, isNumbered].filter(Boolean).length;
  return { hazards, marks, count: SIDES * (hazards.length + marks) };
}
