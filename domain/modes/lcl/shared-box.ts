import { isFoodApart } from '../../goods/beside-food';
import { isLithium } from '../../goods/watched';
import { checkPair, strictestLevel, type SegregatedGoods, type SegregationLevel } from '../../goods/segregation';

/** Goods in a shared box, of this or another customer. */
export type StowedGoods = SegregatedGoods & { isFood: boolean };

export type Load = { grams: number; litres: number };
export type SharedBox = { inside: readonly StowedGoods[]; room: Load };

/** Company rule: lithium batteries beside flammable or oxidizing goods need approval. */
const BESIDE_LITHIUM = ['2.1', '3', '4.1', '5.1'];

const carries = ({ hazardClass, subRisks }: StowedGoods, hazards: readonly string[]): boolean =>
  [hazardClass ?? '', ...subRisks].some((hazard) => hazards.includes(hazard));

const isEither = (
  one: StowedGoods,
  other: StowedGoods,
  of: (mine: StowedGoods, theirs: StowedGoods) => boolean,
): boolean => of(one, other) || of(other, one);

export const isLithiumApart = (one: StowedGoods, other: StowedGoods): boolean =>
  isEither(one, other, (battery, fuel) => isLithium(battery.unNo ?? '') && carries(fuel, BESIDE_LITHIUM));

export function levelBetween(one: StowedGoods, other: StowedGoods): SegregationLevel {
  const { level } = checkPair(one, other);
  if (isFoodApart(one, other)) return 'BLOCK';
  return isLithiumApart(one, other) ? strictestLevel([level, 'NEED_APPROVAL']) : level;
}

export const levelBeside = (ours: readonly StowedGoods[], inside: readonly StowedGoods[]): SegregationLevel =>
  strictestLevel(ours.flatMap((one) => inside.map((other) => levelBetween(one, other))));

export type BoxPlacing = { box: number; level: SegregationLevel } | { refused: 'boxClash' | 'soldOut' };

const WAYS: readonly (readonly SegregationLevel[])[] = [['PASS', 'PASS_CHECK_DGL'], ['NEED_APPROVAL'], ['MANUAL']];

/** First box that accepts the goods directly, otherwise after approval, otherwise after manual review. */
export function chooseBox(boxes: readonly SharedBox[], ours: readonly StowedGoods[], load: Load): BoxPlacing {
  const tries = boxes.flatMap(({ inside, room }, box) =>
    room.grams >= load.grams && room.litres >= load.litres ? [{ box, level: levelBeside(ours, inside) }] : [],
  );
  const [found] = WAYS.flatMap((levels) => tries.find(({ level }) => levels.includes(level)) ?? []);
  return found ?? { refused: tries.length > 0 ? 'boxClash' : 'soldOut' };
}
