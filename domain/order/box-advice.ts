import { BOX_TYPES, MOST_BOXES, type BoxType } from '../offer/search';
import { capacityOf, CONTAINERS, DUNNAGE_KG, tidySum, vgmOf, type CountedBoxes, type Load } from '../offer/containers';

/** How full one of the boxes of a type is when the cargo is spread evenly; more than 1 is too much. */
export type BoxLoad = {
  type: BoxType;
  count: number;
  kg: number;
  m3: number;
  weightShare: number;
  volumeShare: number;
  vgmKg: number;
};

export type BoxAdvice = {
  total: Load;
  capacity: Load;
  loads: BoxLoad[];
  /** The cheapest boxes that take it all; null where nothing up to fifty does, or nothing is to be loaded yet. */
  cheapest: { type: BoxType; count: number }[] | null;
};

export type BoxCost = (type: BoxType) => number | null;

const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

function loadsOf(boxes: CountedBoxes, total: Load): BoxLoad[] {
  const capacity = capacityOf(boxes);
  const [weightShare, volumeShare] = [shareOf(total.kg, capacity.kg), shareOf(total.m3, capacity.m3)];
  return boxes.map(({ type, count }) => {
    const kg = tidySum([CONTAINERS[type].payloadKg * weightShare]);
    return {
      type,
      count,
      kg,
      m3: tidySum([CONTAINERS[type].practicalM3 * volumeShare]),
      weightShare,
      volumeShare,
      vgmKg: vgmOf(type, kg, DUNNAGE_KG),
    };
  });
}

const needed = (rest: number, each: number): number => Math.max(0, Math.ceil(tidySum([rest]) / each));

/** How many of a type take what the others leave. */
const countFor = (type: BoxType, rest: Load): number =>
  Math.max(needed(rest.kg, CONTAINERS[type].payloadKg), needed(rest.m3, CONTAINERS[type].practicalM3));

type Mix = { boxes: { type: BoxType; count: number }[]; cost: number; teu: number };

/** Every mix of at most fifty boxes that takes it all, tried one by one: the last type fills what the others leave. */
function mixes(types: readonly BoxType[], rest: Load, left: number, costOf: BoxCost): Mix[] {
  const [type, ...others] = types;
  if (type === undefined) return [];
  const most = Math.min(left, countFor(type, rest));
  const [least, cost] = [others.length === 0 ? countFor(type, rest) : 0, costOf(type)];
  if (cost === null) return others.length === 0 ? [] : mixes(others, rest, left, costOf);
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, at) => least + at).flatMap((count): Mix[] => {
    const { payloadKg, practicalM3, teu } = CONTAINERS[type];
    const remains = { kg: rest.kg - payloadKg * count, m3: rest.m3 - practicalM3 * count };
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
export function cheapestMix(total: Load, costOf: BoxCost): BoxAdvice['cheapest'] {
  if (total.kg <= 0 && total.m3 <= 0) return null;
  const isPriced = BOX_TYPES.some((type) => costOf(type) !== null);
  const cost: BoxCost = isPriced ? costOf : (type) => CONTAINERS[type].teu;
  const found = mixes(BOX_TYPES, total, MOST_BOXES, cost);
  return found.toSorted((one, other) => one.cost - other.cost || one.teu - other.teu).at(0)?.boxes ?? null;
}

export const adviceOf = (boxes: CountedBoxes, total: Load, costOf: BoxCost): BoxAdvice => ({
  total,
  capacity: capacityOf(boxes),
  loads: loadsOf(boxes, total),
  cheapest: cheapestMix(total, costOf),
});
