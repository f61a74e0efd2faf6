import { BOX_TYPES, MOST_BOXES, type BoxType } from '../../offer/search';
import {
  capacityOf,
  CONTAINERS,
  DUNNAGE_KG,
  tidySum,
  vgmOf,
  type Capacity,
  type CountedBoxes,
  type Load,
} from '../../offer/containers';
import type { BoxVerdict } from '../../goods/segregation-split';
import { loadOf, stowed, type Parcel, type StowedBox } from './stowage';

/** How full a box is; more than 1 is too much. Boxes that hold the same stand together. */
export type BoxLoad = {
  type: BoxType;
  /** The number of the first of them. */
  first: number;
  count: number;
  parcels: readonly Parcel[];
  kg: number;
  m3: number;
  weightShare: number;
  /** Null where the box bounds no volume. */
  volumeShare: number | null;
  vgmKg: number;
};

export type BoxAdvice = {
  boxes: CountedBoxes;
  total: Load;
  capacity: Capacity;
  loads: BoxLoad[];
  /** The cheapest boxes that take it all; null where nothing up to fifty does, or nothing is to be loaded yet. */
  cheapest: { type: BoxType; count: number }[] | null;
};

type BoxCost = (type: BoxType) => number | null;

export function boxLoad({ type, parcels }: StowedBox, first: number): BoxLoad {
  const { payloadKg, practicalM3 } = CONTAINERS[type];
  const { kg, m3 } = loadOf(parcels);
  const [weightShare, volumeShare] = [kg / payloadKg, practicalM3 && m3 / practicalM3];
  return { type, first, count: 1, parcels, kg, m3, weightShare, volumeShare, vgmKg: vgmOf(type, kg, DUNNAGE_KG) };
}

const isAlike = (one: BoxLoad, other: BoxLoad): boolean =>
  one.type === other.type && JSON.stringify(one.parcels) === JSON.stringify(other.parcels);

function loadsOf(stowage: readonly StowedBox[]): BoxLoad[] {
  return stowage.reduce<BoxLoad[]>((loads, box, at) => {
    const [last, next] = [loads.at(-1), boxLoad(box, at + 1)];
    return last && isAlike(last, next) ? [...loads.slice(0, -1), { ...last, count: last.count + 1 }] : [...loads, next];
  }, []);
}

/** What bounds no volume takes any. */
const roomOf = (type: BoxType): number => CONTAINERS[type].practicalM3 ?? Number.MAX_SAFE_INTEGER;

const needed = (rest: number, each: number): number => Math.max(0, Math.ceil(tidySum([rest]) / each));

/** How many of a type take what the others leave. */
const countFor = (type: BoxType, rest: Load): number =>
  Math.max(needed(rest.kg, CONTAINERS[type].payloadKg), needed(rest.m3, roomOf(type)));

type Mix = { boxes: { type: BoxType; count: number }[]; cost: number; teu: number };

/** Every mix of at most fifty boxes that takes it all, tried one by one: the last type fills what the others leave. */
function mixes(types: readonly BoxType[], rest: Load, left: number, costOf: BoxCost): Mix[] {
  const [type, ...others] = types;
  if (type === undefined) return [];
  const most = Math.min(left, countFor(type, rest));
  const [least, cost] = [others.length === 0 ? countFor(type, rest) : 0, costOf(type)];
  if (cost === null) return others.length === 0 ? [] : mixes(others, rest, left, costOf);
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, at) => least + at).flatMap((count): Mix[] => {
    const { payloadKg, teu } = CONTAINERS[type];
    const remains = { kg: rest.kg - payloadKg * count, m3: rest.m3 - roomOf(type) * count };
    const mine: Mix = { boxes: count > 0 ? [{ type, count }] : [], cost: cost * count, teu: teu * count };
    if (tidySum([remains.kg]) <= 0 && tidySum([remains.m3]) <= 0) return [mine];
    return mixes(others, remains, left - count, costOf).map((mix) => ({
      boxes: [...mine.boxes, ...mix.boxes],
      cost: mine.cost + mix.cost,
      teu: mine.teu + mix.teu,
    }));
  });
}

/** Without a price a box costs what it takes up on the ship. */
export function cheapestMix(total: Load, types: readonly BoxType[], costOf: BoxCost): BoxAdvice['cheapest'] {
  if (total.kg <= 0 && total.m3 <= 0) return null;
  const isPriced = types.some((type) => costOf(type) !== null);
  const cost: BoxCost = isPriced ? costOf : (type) => CONTAINERS[type].teu;
  const found = mixes(types, total, MOST_BOXES, cost);
  return found.toSorted((one, other) => one.cost - other.cost || one.teu - other.teu).at(0)?.boxes ?? null;
}

type BoxOffer = { types: readonly BoxType[]; costOf: BoxCost };

/** Goods that are kept apart are packed apart, each at the least it costs. */
function cheapestOf(rows: readonly Parcel[], apart: Apart, { types, costOf }: BoxOffer): BoxAdvice['cheapest'] {
  if (apart.length < 2) return cheapestMix(loadOf(rows), types, costOf);
  const groups = apart.map((group) => rows.filter(({ row }) => group.includes(row)));
  const mixes = groups.map((group) => cheapestMix(loadOf(group), types, costOf));
  if (mixes.some((mix) => mix === null)) return null;
  const all = mixes.flatMap((mix) => mix ?? []);
  const counted = types.map((type) => ({
    type,
    count: all.reduce((sum, box) => (box.type === type ? sum + box.count : sum), 0),
  }));
  return counted.reduce((sum, { count }) => sum + count, 0) > MOST_BOXES
    ? null
    : counted.filter(({ count }) => count > 0);
}

/** By the rows of the goods: which must not lie in one box. */
export type Apart = readonly (readonly number[])[];

/** What a verdict keeps apart; nothing where all may lie together. */
export const apartBy = (box: BoxVerdict | null): Apart => (box?.level === 'BLOCK' ? box.boxes : []);

/** Few want the longest, and not every port has it. */
const RARE: BoxType = '45HQ';

/** Goods that were given a box of a kind are advised on boxes of that kind: a reefer is no dry box. */
function typesLike(boxes: CountedBoxes): BoxType[] {
  const kinds = boxes.length === 0 ? ['DRY'] : boxes.map(({ type }) => CONTAINERS[type].kind);
  return BOX_TYPES.filter(
    (type) => kinds.includes(CONTAINERS[type].kind) && (type !== RARE || boxes.some((box) => box.type === RARE)),
  );
}

export function adviceOf(boxes: CountedBoxes, rows: readonly Parcel[], apart: Apart, costOf: BoxCost): BoxAdvice {
  return {
    boxes,
    total: loadOf(rows),
    capacity: capacityOf(boxes),
    loads: loadsOf(stowed(boxes, rows, apart)),
    cheapest: cheapestOf(rows, apart, { types: typesLike(boxes), costOf }),
  };
}
