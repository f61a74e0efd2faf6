import { boxCapacity, CONTAINERS, tidySum, type CountedBoxes, type Load } from '../../offer/containers';
import type { BoxType } from '../../offer/search';

/** Goods of a row, in total or in one box. `pieces` is null when not counted. */
export type Parcel = { row: number; pieces: number | null } & Load;
export type StowedBox = { type: BoxType; parcels: Parcel[] };

export const sumLoads = (parts: readonly Load[]): Load => ({
  kg: tidySum(parts.map(({ kg }) => kg)),
  m3: tidySum(parts.map(({ m3 }) => m3)),
});

function filledShare(types: readonly BoxType[], { kg, m3 }: Load): number {
  const payload = types.reduce((all, type) => all + CONTAINERS[type].payloadKg, 0);
  const room = boxCapacity(types.map((type) => ({ type, count: 1 }))).m3;
  return Math.max(kg / payload, room === null ? 0 : m3 / room);
}

/** Share of a mixed cargo per box, so that all are equally full. */
function evenShares(types: readonly BoxType[], total: Load): number[] {
  // A box without a volume limit can only be compared by weight; without weights the payload decides.
  const isMeasured = types.every((type) => filledShare([type], total) > 0);
  const room = types.map((type) => 1 / filledShare([type], isMeasured ? total : { kg: 1, m3: 0 }));
  const all = room.reduce((sum, one) => sum + one, 0);
  return room.map((one) => one / all);
}

const partOfParcel = (row: Parcel, share: number): Parcel => ({
  row: row.row,
  pieces: row.pieces === null ? null : Math.round(row.pieces * share),
  kg: tidySum([row.kg * share]),
  m3: tidySum([row.m3 * share]),
});

/** Distributes whole pieces; remainders go to the box with most room, heaviest first. */
function spread(types: readonly BoxType[], rows: readonly Parcel[]): StowedBox[] {
  const shares = evenShares(types, sumLoads(rows));
  // Small epsilon, so that half of eighty is forty.
  const counts = shares.map((share) => rows.map(({ pieces }) => Math.floor((pieces ?? 0) * share + 1e-9)));
  const boxAt = (type: BoxType, at: number): StowedBox => {
    const part = (row: Parcel, place: number) =>
      partOfParcel(row, row.pieces === null ? (shares[at] ?? 0) : (counts[at]?.[place] ?? 0) / row.pieces);
    return { type, parcels: rows.map(part).filter(({ kg, m3, pieces }) => kg + m3 + (pieces ?? 0) > 0) };
  };
  const left = rows.flatMap((row, place) => {
    const pieces = row.pieces ?? 0;
    const rest = pieces - counts.reduce((all, box) => all + (box[place] ?? 0), 0);
    return Array.from({ length: rest }, () => ({ place, piece: partOfParcel(row, 1 / pieces) }));
  });
  for (const { place, piece } of left.toSorted((one, other) => other.piece.kg - one.piece.kg)) {
    const full = types.map((type, at) => filledShare([type], sumLoads([...boxAt(type, at).parcels, piece])));
    const box = counts[full.indexOf(Math.min(...full))];
    if (box) box[place] = (box[place] ?? 0) + 1;
  }
  return types.map(boxAt);
}

type Group = { types: BoxType[]; rows: Parcel[] };

/** Boxes without a volume limit count as the largest. */
const boxSize = (type: BoxType): number => CONTAINERS[type].practicalM3 ?? 1000;

/** Each group gets a box first, then the fullest group gets the next. */
function allotted(groups: readonly (readonly Parcel[])[], types: readonly BoxType[]): Group[] {
  const given = groups.map((rows): Group => ({ types: [], rows: [...rows] }));
  const need = ({ types: own, rows }: Group) => (own.length === 0 ? Infinity : filledShare(own, sumLoads(rows)));
  const size = ({ rows }: Group) => filledShare(['20GP'], sumLoads(rows));
  for (const type of types.toSorted((one, other) => boxSize(other) - boxSize(one))) {
    const [neediest] = given.toSorted((one, other) => need(other) - need(one) || size(other) - size(one));
    neediest?.types.push(type);
  }
  return given;
}

const isInGroup =
  (group: readonly number[]) =>
  ({ row }: Parcel): boolean =>
    group.includes(row);

/**
 * Distributes the goods over the boxes. Segregated goods get separate boxes as far as possible; compatible goods are
 * spread evenly.
 */
export function stowParcels(
  boxes: CountedBoxes,
  rows: readonly Parcel[],
  apart: readonly (readonly number[])[],
): StowedBox[] {
  const types = boxes.flatMap(({ type, count }) => Array.from({ length: count }, () => type));
  if (types.length === 0) return [];
  if (apart.length < 2 || apart.length > types.length) return spread(types, rows);
  const others = rows.filter(({ row }) => !apart.some((group) => group.includes(row)));
  const groups = apart.map((group, at) => [...rows.filter(isInGroup(group)), ...(at === 0 ? others : [])]);
  return allotted(groups, types).flatMap((group) => spread(group.types, group.rows));
}
