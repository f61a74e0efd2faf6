import { unNoIn, type HazardClass } from '../../goods/dangerous-goods';
import { isTestedBattery } from '../../goods/watched';
import type { GoodsRow } from '../../goods/row';

/** The number of a row, as far as it is one. */
export const rowNumberOf = ({ unNo }: Pick<GoodsRow, 'unNo'>): string | null =>
  unNo.length <= 40 ? unNoIn(unNo) : null;

/** Is one of the goods a battery that asks for its report of tests? */
export const hasTestedBattery = (goods: readonly Pick<GoodsRow, 'unNo'>[]): boolean =>
  goods.some((row) => isTestedBattery(rowNumberOf(row) ?? ''));

/** What a search has told of hazards, by the number: the main class first. */
export type ToldHazards = Readonly<Record<string, HazardClass[]>>;

/** Until a class is said, what was searched for has those it was searched with; null where nobody knows any. */
export function hazardsOf(row: GoodsRow, told: ToldHazards): readonly HazardClass[] | null {
  if (row.hazardClass !== '') return [row.hazardClass, ...row.subRisks];
  const unNo = rowNumberOf(row) ?? '';
  return (Object.hasOwn(told, unNo) ? told[unNo] : undefined) ?? null;
}
