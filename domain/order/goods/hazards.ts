import { readUnNo, type HazardClass } from '../../goods/dangerous-goods';
import { isTestedBattery } from '../../goods/watched';
import type { GoodsRow } from '../../goods/row';

export const rowUnNumber = ({ unNo }: Pick<GoodsRow, 'unNo'>): string | null =>
  unNo.length <= 40 ? readUnNo(unNo) : null;

export const hasTestedBattery = (goods: readonly Pick<GoodsRow, 'unNo'>[]): boolean =>
  goods.some((row) => isTestedBattery(rowUnNumber(row) ?? ''));

/** Hazard classes from the search by UN number, main class first. */
type ToldHazards = Readonly<Record<string, HazardClass[]>>;

/** Typed class, otherwise the class from the search; null when unknown. */
export function rowHazards(row: GoodsRow, told: ToldHazards): readonly HazardClass[] | null {
  if (row.hazardClass !== '') return [row.hazardClass, ...row.subRisks];
  const unNo = rowUnNumber(row) ?? '';
  return (Object.hasOwn(told, unNo) ? told[unNo] : undefined) ?? null;
}
