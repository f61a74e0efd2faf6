import type { GoodsFacts } from '../../goods/facts';
import { isHeavyPackage, LIMITED_PACKAGE_KG, limitedInner } from '../../goods/limited';
import type { TruckFindingCode } from './finding';

type LimitedFields = { inner: string; kg: number | null; packages: number | null };

export type LimitedQuantity =
  /** `aboard`: kilograms of limited quantities from other shippers on the truck. */
  | { kind: 'fits'; aboard?: number }
  | { kind: 'none' }
  | { kind: 'inner'; most: string }
  | { kind: 'package'; most: number };

/** Null when incomplete or the substance is unknown: then it is no limited quantity. */
export function limitedQuantity(
  goods: GoodsFacts | null,
  { inner, kg, packages }: LimitedFields,
): LimitedQuantity | null {
  if (goods === null) return null;
  const fit = limitedInner(goods.limitedQuantity, inner);
  if (fit.kind === 'none') return { kind: 'none' };
  if (fit.kind === 'unread') return null;
  if (fit.kind !== 'fits') return { kind: 'inner', most: fit.most };
  if (kg === null || packages === null) return null;
  return isHeavyPackage(kg, packages) ? { kind: 'package', most: LIMITED_PACKAGE_KG } : { kind: 'fits' };
}

export const besideKg = (limited: LimitedQuantity | null, aboard: number): LimitedQuantity | null =>
  limited?.kind === 'fits' && aboard > 0 ? { ...limited, aboard } : limited;

export const NOT_LIMITED = {
  none: ['truckLqNone', 'isLimited'],
  inner: ['truckLqInner', 'innerQuantity'],
  package: ['truckLqPackage', 'pieces'],
} as const satisfies Record<Exclude<LimitedQuantity['kind'], 'fits'>, readonly [TruckFindingCode, string]>;
