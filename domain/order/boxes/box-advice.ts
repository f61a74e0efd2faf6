import { BOX_TYPES, MOST_BOXES, type BoxType } from '../../offer/search';
import {
  boxCapacity,
  CONTAINERS,
  DUNNAGE_KG,
  tidySum,
  verifiedGrossMass,
  type Capacity,
  type CountedBoxes,
  type Load,
} from '../../offer/containers';
import type { BoxVerdict } from '../../goods/segregation-split';
import { sumLoads, stowParcels, type Parcel, type StowedBox } from './stowage';

/** Load of a box; a share above 1 is too much. Equal boxes form one entry. */
export type BoxLoad = {
  type: BoxType;
  first: number;
  count: number;
  parcels: readonly Parcel[];
  kg: number;
  m3: number;
  weightShare: number;
  /** Null when the box has no volume limit. */
  volumeShare: number | null;
  vgmKg: number;
};

export type BoxAdvice = {
  boxes: CountedBoxes;
  total: Load;
  capacity: Capacity;
  loads: BoxLoad[];
  /** Cheapest boxes for the load; null when fifty do not suffice or there is nothing to load. */
  cheapest: { type: BoxType; count: number }[] | null;
};

type BoxCost = (type: BoxType) => number | null;

export function boxLoad({ type, parcels }: StowedBox, first: number): BoxLoad {
  const { payloadKg, practicalM3 } = CONTAINERS[type];
  const { kg, m3 } = sumLoads(parcels);
  const [weightShare, volumeShare] = [kg / payloadKg, practicalM3 && m3 / practicalM3];
  return {
    type,
    first,
    count: 1,
    parcels,
    kg,
    m3,
    weightShare,
    volumeShare,
    vgmKg: verifiedGrossMass(type, kg, DUNNAGE_KG),
  };
}

const isAlike = (one: BoxLoad, other: BoxLoad): boolean =>
  one.type === other.type && JSON.stringify(one.parcels) === JSON.stringify(other.parcels);

function buildBoxLoads(stowage: readonly StowedBox[]): BoxLoad[] {
  return stowage.reduce<BoxLoad[]>((loads, box, at) => {
    const [last, next] = [loads.at(-1), boxLoad(box, at + 1)];
    return last && isAlike(last, next) ? [...loads.slice(0, -1), { ...last, count: last.count + 1 }] : [...loads, next];
  }, []);
}

/** Boxes without a volume limit take any volume. */
const roomM3 = (type: BoxType): number => CONTAINERS[type].practicalM3 ?? Number.MAX_SAFE_INTEGER;

const needed = (rest: number, each: number): number => Math.max(0, Math.ceil(tidySum([rest]) / each));

const countBoxesNeeded = (type: BoxType, rest: Load): number =>
  Math.max(needed(rest.kg, CONTAINERS[type].payloadKg), needed(rest.m3, roomM3(type)));

type Mix = { boxes: { type: BoxType; count: number }[]; cost: number; teu: number };

/** Tries every mix of at most fifty boxes; the last type takes the remainder. */
function mixes(types: readonly BoxType[], rest: Load, left: number, costOf: BoxCost): Mix[] {
  const [type, ...others] = types;
  if (type === undefined) return [];
  const most = Math.min(left, countBoxesNeeded(type, rest));
  const [least, cost] = [others.length === 0 ? countBoxesNeeded(type, rest) : 0, costOf(type)];
  if (cost === null) return others.length === 0 ? [] : mixes(others, rest, left, costOf);
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, at) => least + at).flatMap((count): Mix[] => {
    const { payloadKg, teu } = CONTAINERS[type];
    const remains = { kg: rest.kg - payloadKg * count, m3: rest.m3 - roomM3(type) * count };
    const mine: Mix = { boxes: count > 0 ? [{ type, count }] : [], cost: cost * count, teu: teu * count };
    if (tidySum([remains.kg]) <= 0 && tidySum([remains.m3]) <= 0) return [mine];
    return mixes(others, remains, left - count, costOf).map((mix) => ({
      boxes: [...mine.boxes, ...mix.boxes],
      cost: mine.cost + mix.cost,
      teu: mine.teu + mix.teu,
    }));
  });
}

/** Without prices the cost of a box is its TEU. */
export function cheapestMix(total: Load, types: readonly BoxType[], costOf: BoxCost): BoxAdvice['cheapest'] {
  if (total.kg <= 0 && total.m3 <= 0) return null;
  const isPriced = types.some((type) => costOf(type) !== null);
  const cost: BoxCost = isPriced ? costOf : (type) => CONTAINERS[type].teu;
  const found = mixes(types, total, MOST_BOXES, cost);
  return found.toSorted((one, other) => one.cost - other.cost || one.teu - other.teu).at(0)?.boxes ?? null;
}

type BoxOffer = { types: readonly BoxType[]; costOf: BoxCost };

/** Segregated groups are packed separately, each at least cost. */
function cheapestBoxes(
  rows: readonly Parcel[],
  apart: ApartGroups,
  { types, costOf }: BoxOffer,
): BoxAdvice['cheapest'] {
  if (apart.length < 2) return cheapestMix(sumLoads(rows), types, costOf);
  const groups = apart.map((group) => rows.filter(({ row }) => group.includes(row)));
  const mixes = groups.map((group) => cheapestMix(sumLoads(group), types, costOf));
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

export type ApartGroups = readonly (readonly number[])[];

export const segregatedGroups = (box: BoxVerdict | null): ApartGroups => (box?.level === 'BLOCK' ? box.boxes : []);

/** 45HQ is rarely wanted and not available in every port. */
const RARE: BoxType = '45HQ';

/** Advice stays within the chosen box kinds, because a dry box cannot replace a reefer. */
function typesLike(boxes: CountedBoxes): BoxType[] {
  const kinds = boxes.length === 0 ? ['DRY'] : boxes.map(({ type }) => CONTAINERS[type].kind);
  return BOX_TYPES.filter(
    (type) => kinds.includes(CONTAINERS[type].kind) && (type !== RARE || boxes.some((box) => box.type === RARE)),
  );
}

export function buildBoxAdvice(
  boxes: CountedBoxes,
  rows: readonly Parcel[],
  apart: ApartGroups,
  costOf: BoxCost,
): BoxAdvice {
  return {
    boxes,
    total: sumLoads(rows),
    capacity: boxCapacity(boxes),
    loads: buildBoxLoads(stowParcels(boxes, rows, apart)),
    cheapest: cheapestBoxes(rows, apart, { types: typesLike(boxes), costOf }),
  };
}
