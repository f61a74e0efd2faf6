import type { Half } from '../../order/on-site/halves';
import { MOST_APART_KG } from './wagons';

/** Pairs odd boxes of several orders on one wagon, lightest first, if their weights are close. */
export function sharedWagons<THalf extends Half>(waiting: readonly THalf[]): [THalf, THalf][] {
  const [first, second, ...rest] = waiting.toSorted((one, other) => one.kg - other.kg);
  if (!first || !second) return [];
  return second.kg - first.kg <= MOST_APART_KG
    ? [[first, second], ...sharedWagons(rest)]
    : sharedWagons([second, ...rest]);
}
