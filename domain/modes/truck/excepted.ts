import type { GoodsFacts } from '../../goods/facts';
import { exceptedFit, MOST_EXCEPTED_PACKAGES, type ExceptedCode, type ExceptedFit } from '../../road/excepted';
import { findRoadFacts } from '../../road/facts';
import type { Quantity } from '../../values/typed-number';
import type { TruckFindingCode } from './finding';

/** Excepted quantity answers of a row; null when blank or unreadable. `packages`: all such packages of the truck. */
type ExceptedFields = { inner: Quantity | null; count: number | null; packages: number | null };

export type ExceptedQuantity = {
  code: ExceptedCode;
  unit: string;
  packages: number;
  fit: ExceptedFit | { kind: 'unit' };
};

/** Liquids and gases are measured by volume, solids by weight. */
export const exceptedKind = ({ state }: Pick<GoodsFacts, 'state'>): Quantity['kind'] =>
  state === 'SOLID' ? 'mass' : 'volume';

const UNITS = { mass: '克', volume: '毫升' } as const;

/** Null when incomplete or not listed: then it is no excepted quantity. */
export function exceptedQuantity(
  goods: GoodsFacts | null,
  { inner, count, packages }: ExceptedFields,
): ExceptedQuantity | null {
  const code = (goods && findRoadFacts(goods)?.excepted) ?? null;
  if (goods === null || code === null) return null;
  const kind = exceptedKind(goods);
  if (code !== 'E0' && inner !== null && inner.kind !== kind)
    return { code, unit: UNITS[kind], packages: packages ?? 0, fit: { kind: 'unit' } };
  const isSaid = inner !== null && inner.amount > 0 && count !== null && count > 0;
  if (code !== 'E0' && (!isSaid || packages === null)) return null;
  const fit = exceptedFit([{ code, inner: inner?.amount ?? 0, count: count ?? 0 }], packages ?? 0);
  return { code, unit: UNITS[kind], packages: packages ?? 0, fit };
}

export function besidePackages(excepted: ExceptedQuantity | null, aboard: number): ExceptedQuantity | null {
  if (excepted === null || aboard === 0) return excepted;
  const packages = excepted.packages + aboard;
  const isOver = excepted.fit.kind === 'fits' && packages > MOST_EXCEPTED_PACKAGES;
  return { ...excepted, packages, fit: isOver ? { kind: 'packages', most: MOST_EXCEPTED_PACKAGES } : excepted.fit };
}

export const NOT_EXCEPTED = {
  none: ['truckEqNone', 'excepted'],
  unit: ['truckEqUnit', 'innerQuantity'],
  inner: ['truckEqInner', 'innerQuantity'],
  outer: ['truckEqOuter', 'inners'],
  packages: ['truckEqPackages', 'pieces'],
} as const satisfies Record<Exclude<ExceptedQuantity['fit']['kind'], 'fits'>, readonly [TruckFindingCode, string]>;
