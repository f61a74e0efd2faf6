import { parseQuantity } from '../values/typed-number';

/** IMDG 3.4.2.1 and 3.4.2.2: largest gross weight of a limited quantity package and of a shrink-wrapped tray, in kg. */
export const LIMITED_PACKAGE_KG = 30;
export const LIMITED_TRAY_KG = 20;

type LimitedInner =
  | { kind: 'fits' }
  | { kind: 'none' }
  | { kind: 'unread' }
  /** Litres against kilograms. */
  | { kind: 'otherUnit'; most: string }
  | { kind: 'over'; most: string };

/** True if heavier than a limited quantity package may be; false while weight or count is missing. */
export const isHeavyPackage = (kg: number | null, packages: number | null): boolean =>
  kg !== null && packages !== null && packages > 0 && kg > LIMITED_PACKAGE_KG * packages;

export function limitedInner(limit: string | null, inner: string): LimitedInner {
  const most = limit === null ? null : parseQuantity(limit);
  if (limit === null || most === null || most.amount === 0) return { kind: 'none' };
  const typed = parseQuantity(inner);
  if (typed === null || typed.amount === 0) return { kind: 'unread' };
  if (typed.kind !== most.kind) return { kind: 'otherUnit', most: limit };
  return typed.amount > most.amount ? { kind: 'over', most: limit } : { kind: 'fits' };
}
