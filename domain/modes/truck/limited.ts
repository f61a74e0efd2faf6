import type { GoodsFacts } from '../../goods/facts';
import { isHeavyPackage, LIMITED_PACKAGE_KG, limitedInner } from '../../goods/limited';
import type { TruckFindingCode } from './finding';

/** What is said of limited quantities of one kind: what an inner packaging holds as it is typed, and all of it. */
type LimitedFields = { inner: string; kg: number | null; packages: number | null };

export type Limited =
  /** `aboard`: kilograms of limited quantities that others have put on the same truck. */
  | { kind: 'fits'; aboard?: number }
  | { kind: 'none' }
  | { kind: 'inner'; most: string }
  | { kind: 'package'; most: number };

/** Null while too little is said of it, or nobody knows the substance: then it is no limited quantity. */
export function limitedOf(goods: GoodsFacts | null, { inner, kg, packages }: LimitedFields): Limited | null {
  if (goods === null) return null;
  const fit = limitedInner(goods.limitedQuantity, inner);
  if (fit.kind === 'none') return { kind: 'none' };
  if (fit.kind === 'unread') return null;
  if (fit.kind !== 'fits') return { kind: 'inner', most: fit.most };
  if (kg === null || packages === null) return null;
  return isHeavyPackage(kg, packages) ? { kind: 'package', most: LIMITED_PACKAGE_KG } : { kind: 'fits' };
}

/** The same on a truck where others have put such goods: all of them together are weighed. */
export const besideKg = (limited: Limited | null, aboard: number): Limited | null =>
  limited?.kind === 'fits' && aboard > 0 ? { ...limited, aboard } : limited;

/** What stands in the way of limited quantities, and the field of the row that mends it. */
export const NOT_LIMITED = {
  none: ['truckLqNone', 'isLimited'],
  inner: ['truckLqInner', 'innerQuantity'],
  package: ['truckLqPackage', 'pieces'],
} as const satisfies Record<Exclude<Limited['kind'], 'fits'>, readonly [TruckFindingCode, string]>;
