import { CONTAINERS } from '../../offer/containers';
import type { BoxRow } from '../../order/form/form';
import { countBoxes } from '../../order/blocks/load';
import { parseNumber } from '../../values/typed-number';
import type { RailLine } from './corridor';
import { found, type RailFinding } from './finding';
import { isRailBox, type CountedRail } from './search';

export type LoadedBox = { type: BoxRow['type']; kg: number | null };

/** Above `WARN_KG` the station must agree, by line; no wagon takes more than the two maxima. */
export const WARN_KG: Readonly<Record<RailLine, number>> = { 中欧: 22_000, 中俄: 24_000, 中亚: 26_000 };
export const MOST_KG = 28_000;
export const MOST_GROSS_KG = 30_480;
/** Weight difference allowed between two 20 ft boxes on one wagon. */
export const MOST_APART_KG = 10_000;

export const isOverloaded = ({ type, kg }: LoadedBox): boolean =>
  kg !== null && (kg > MOST_KG || kg + CONTAINERS[type].tareKg > MOST_GROSS_KG);

export const readRailBoxes = (rows: readonly BoxRow[]): CountedRail[] =>
  countBoxes(rows).flatMap(({ type, count }) => (isRailBox(type) ? [{ type, count }] : []));

export const eachBox = (rows: readonly BoxRow[]): BoxRow['type'][] =>
  countBoxes(rows).flatMap(({ type, count }) => Array.from({ length: count }, () => type));

export const readLoadedBoxes = (boxes: readonly BoxRow[], units: readonly { kg: string }[]): LoadedBox[] =>
  eachBox(boxes).map((type, at) => ({ type, kg: parseNumber(units[at]?.kg ?? '', 2) }));

const twentyFootBoxes = (boxes: readonly LoadedBox[]): LoadedBox[] => boxes.filter(({ type }) => type === '20GP');

/** Half-wagon units: 20 ft counts one, longer boxes two. */
export const twentyUnits = (type: string): number => (type === '20GP' ? 1 : 2);

export const countTwentyFoot = (boxes: readonly Pick<CountedRail, 'type' | 'count'>[]): number =>
  boxes.reduce((all, { type, count }) => all + (type === '20GP' ? count : 0), 0);

/** Half wagons the boxes need. An odd 20 ft box leaves half a wagon that only another 20 ft box can use. */
export const countTeu = (boxes: readonly CountedRail[]): number =>
  boxes.reduce((all, { type, count }) => all + count * twentyUnits(type), 0);

/** True if an odd 20 ft box already waits for a second one. */
export const isHalfFree = (left: number): boolean => left % 2 === 1;

/** Greatest weight difference on a wagon when boxes are paired lightest first. */
const weightDifference = (kgs: readonly number[]): number =>
  Math.max(0, ...kgs.flatMap((kg, at) => (at % 2 === 1 ? [kg - (kgs[at - 1] ?? kg)] : [])));

/**
 * Pairs the 20 ft boxes. An odd count leaves one alone: the heaviest whose removal lets all others pair, otherwise the
 * one that leaves the smallest difference.
 */
function pairedUp(boxes: readonly LoadedBox[]): { apart: number; lone: number | null } {
  const kgs = twentyFootBoxes(boxes)
    .flatMap(({ kg }) => kg ?? [])
    .toSorted((one, other) => one - other);
  if (kgs.length % 2 === 0) return { apart: weightDifference(kgs), lone: null };
  const ways = kgs.map((lone, at) => ({ lone, apart: weightDifference(kgs.toSpliced(at, 1)) }));
  const least = Math.min(...ways.map(({ apart }) => apart));
  return ways.findLast(({ apart }) => apart <= Math.max(least, MOST_APART_KG)) ?? { apart: least, lone: null };
}

export const loneKg = (boxes: readonly LoadedBox[]): number | null => pairedUp(boxes).lone;

/** Wagon findings for the boxes; overloads for every wagon block. */
export function wagonFindings(boxes: readonly LoadedBox[], line: RailLine): RailFinding[] {
  const twenties = twentyFootBoxes(boxes);
  const { apart } = pairedUp(boxes);
  const heavy = boxes.flatMap((box, at) => {
    if (isOverloaded(box)) return [found('BLOCK', 'railNoWagon', { no: at + 1, kg: box.kg ?? 0 })];
    return box.kg !== null && box.kg > WARN_KG[line]
      ? [found('NEED_APPROVAL', 'railHeavy', { no: at + 1, kg: box.kg, line, warn: WARN_KG[line] })]
      : [];
  });
  const isWeighed = boxes.length > 0 && boxes.every(({ kg }) => kg !== null);
  const most = Math.max(0, ...boxes.map(({ kg }) => kg ?? 0));
  return [
    ...heavy,
    ...(isWeighed ? [] : [found('MANUAL', 'railWeightsBlank')]),
    ...(isWeighed && heavy.length === 0 ? [found('PASS', 'railWeightsFit', { most, line, warn: WARN_KG[line] })] : []),
    ...oddTwentyFindings(twenties.length),
    ...(apart > MOST_APART_KG ? [found('NEED_APPROVAL', 'railPairWeight', { kg: apart })] : []),
  ];
}

export const oddTwentyFindings = (twenties: number): RailFinding[] =>
  twenties % 2 === 1 ? [found('NEED_APPROVAL', 'railOddTwenty', { n: twenties })] : [];
