import { quantityIn } from '../values/typed-number';

/** IMDG 3.4.2.1 and 3.4.2.2: the most a package of limited quantities may weigh, and a tray in film, in kilograms. */
export const LIMITED_PACKAGE_KG = 30;
export const LIMITED_TRAY_KG = 20;

type LimitedInner =
  | { kind: 'fits' }
  /** Limited quantities are not allowed at all. */
  | { kind: 'none' }
  /** Nothing that can be compared. */
  | { kind: 'unread' }
  /** Litres against kilograms. */
  | { kind: 'otherUnit'; most: string }
  | { kind: 'over'; most: string };

/** Heavier than a package of limited quantities may be; not while weight or number are not said. */
export const isHeavyPackage = (kg: number | null, packages: number | null): boolean =>
  kg !== null && packages !== null && packages > 0 && kg > LIMITED_PACKAGE_KG * packages;

/** May an inner packaging of so much hold a substance with such a limit? */
export function limitedInner(limit: string | null, inner: string): LimitedInner {
  const most = limit === null ? null : quantityIn(limit);
  if (limit === null || most === null || most.amount === 0) return { kind: 'none' };
  const typed = quantityIn(inner);
  if (typed === null || typed.amount === 0) return { kind: 'unread' };
  if (typed.kind !== most.kind) return { kind: 'otherUnit', most: limit };
  return typed.amount > most.amount ? { kind: 'over', most: limit } : { kind: 'fits' };
}
