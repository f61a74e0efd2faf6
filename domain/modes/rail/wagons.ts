import { CONTAINERS } from '../../offer/containers';
import type { BoxRow } from '../../order/form/form';
import { boxesIn } from '../../order/blocks/load';
import { numberIn } from '../../values/typed-number';
import type { RailLine } from './corridor';
import { found, type RailFinding } from './finding';
import { isRailBox, type CountedRail } from './search';

/** A box with what is loaded in it; null while nobody can read that. */
export type LoadedBox = { type: BoxRow['type']; kg: number | null };

/** Heavier than that a station is asked, by the line; no wagon of any takes more than the last two. */
export const WARN_KG: Readonly<Record<RailLine, number>> = { 中欧: 22_000, 中俄: 24_000, 中亚: 26_000 };
export const MOST_KG = 28_000;
export const MOST_GROSS_KG = 30_480;
/** Two twenty-foot boxes stand on one wagon. */
export const MOST_APART_KG = 10_000;

export const isOverloaded = ({ type, kg }: LoadedBox): boolean =>
  kg !== null && (kg > MOST_KG || kg + CONTAINERS[type].tareKg > MOST_GROSS_KG);

/** Those of the types that trains take. */
export const railBoxesIn = (rows: readonly BoxRow[]): CountedRail[] =>
  boxesIn(rows).flatMap(({ type, count }) => (isRailBox(type) ? [{ type, count }] : []));

/** Each box for itself, in the order of their rows. */
export const eachBox = (rows: readonly BoxRow[]): BoxRow['type'][] =>
  boxesIn(rows).flatMap(({ type, count }) => Array.from({ length: count }, () => type));

export const loadedIn = (boxes: readonly BoxRow[], units: readonly { kg: string }[]): LoadedBox[] =>
  eachBox(boxes).map((type, at) => ({ type, kg: numberIn(units[at]?.kg ?? '', 2) }));

const twentiesIn = (boxes: readonly LoadedBox[]): LoadedBox[] => boxes.filter(({ type }) => type === '20GP');

/** The least that a box of a type is sold as: a pair of short ones, or a long one. */
export const twentyUnits = (type: string): number => (type === '20GP' ? 1 : 2);

export const twentiesAsked = (boxes: readonly Pick<CountedRail, 'type' | 'count'>[]): number =>
  boxes.reduce((all, { type, count }) => all + (type === '20GP' ? count : 0), 0);

/**
 * What boxes take of a train, half a wagon for a short one. A train has whole wagons only: where an odd box waits, an odd
 * half is left, which no long box fits into and another odd one does. So the wagon is a whole one until it is shared.
 */
export const teuAsked = (boxes: readonly CountedRail[]): number =>
  boxes.reduce((all, { type, count }) => all + count * twentyUnits(type), 0);

/** An odd short box waits on the train: another one stands beside it at once. */
export const isHalfFree = (left: number): boolean => left % 2 === 1;

/** How far apart two boxes of a wagon are at most, the lightest of them together, and so on. */
const apartIn = (kgs: readonly number[]): number =>
  Math.max(0, ...kgs.flatMap((kg, at) => (at % 2 === 1 ? [kg - (kgs[at - 1] ?? kg)] : [])));

/**
 * Short boxes on their wagons. Where one is left over, it is the heaviest whose going lets all others stand together, or
 * else the one that leaves them the least apart.
 */
function pairedUp(boxes: readonly LoadedBox[]): { apart: number; lone: number | null } {
  const kgs = twentiesIn(boxes)
    .flatMap(({ kg }) => kg ?? [])
    .toSorted((one, other) => one - other);
  if (kgs.length % 2 === 0) return { apart: apartIn(kgs), lone: null };
  const ways = kgs.map((lone, at) => ({ lone, apart: apartIn(kgs.toSpliced(at, 1)) }));
  const least = Math.min(...ways.map(({ apart }) => apart));
  return ways.findLast(({ apart }) => apart <= Math.max(least, MOST_APART_KG)) ?? { apart: least, lone: null };
}

/** What the box weighs that waits for that of another order; null where none does. */
export const loneKg = (boxes: readonly LoadedBox[]): number | null => pairedUp(boxes).lone;

/** What wagons say to the boxes of an order; what is too much for any is a fault. */
export function wagonFindings(boxes: readonly LoadedBox[], line: RailLine): RailFinding[] {
  const twenties = twentiesIn(boxes);
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
