import { MOST_BOXES } from '../../offer/search';
import type { CountedRail } from './search';

const isTwenty = ({ type }: CountedRail): boolean => type === '20GP';

function asForties(boxes: readonly CountedRail[], count: number): CountedRail[] {
  const others = boxes.filter((one) => !isTwenty(one));
  return others.some(({ type }) => type === '40HQ')
    ? others.map((one) => (one.type === '40HQ' ? { ...one, count: one.count + count } : one))
    : [{ type: '40HQ', count }, ...others];
}

/** Two 20 ft boxes share a wagon: alternatives for an odd one, so that it need not wait for a match. */
export function pairedInstead(boxes: readonly CountedRail[]): CountedRail[][] {
  const twenties = boxes.find(isTwenty)?.count ?? 0;
  if (twenties % 2 === 0) return [];
  const oneMore = boxes.map((one) => (isTwenty(one) ? { ...one, count: one.count + 1 } : one));
  return [oneMore, asForties(boxes, (twenties + 1) / 2)].filter((ways) =>
    ways.every(({ count }) => count <= MOST_BOXES),
  );
}
