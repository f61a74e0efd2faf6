import { readGroupedNumbers } from '../../../domain/goods/grouped-numbers';
import type { ClosedTo } from '../../../domain/offer/closure';
import { goodsOfNumber } from '../../world/dangerous-goods/library';

/** Fields with further UN numbers: of air searches, and of trucks with their groups. */
const FURTHER: Readonly<Record<string, (value: unknown) => string[]>> = {
  also: (value) => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []),
  others: (value) => (typeof value === 'string' ? readGroupedNumbers(value).map(({ unNo }) => unNo) : []),
};

export function findUnNumbers(asked: unknown): string[] {
  if (typeof asked !== 'object' || asked === null) return [];
  return Object.entries(asked).flatMap(([name, value]: [string, unknown]) => {
    if (name === 'unNo' && typeof value === 'string') return [value];
    return [...(FURTHER[name]?.(value) ?? []), ...findUnNumbers(value)];
  });
}

export const saysDanger = (asked: unknown): boolean =>
  typeof asked === 'object' && asked !== null && 'isDanger' in asked && asked.isDanger === 'Y';

/** Goods of a search for closures: all entries of a number count. */
export function readSearchGoods(search: unknown, detail: unknown): ClosedTo {
  const numbers = [...new Set([...findUnNumbers(search), ...findUnNumbers(detail)])];
  const known = numbers.flatMap((unNo) => goodsOfNumber(unNo));
  return {
    isDanger: saysDanger(search) || numbers.length > 0,
    classes: [
      ...new Set(known.flatMap(({ hazardClass, subRisks }) => [...(hazardClass ? [hazardClass] : []), ...subRisks])),
    ],
  };
}
