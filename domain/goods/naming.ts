import type { GoodsRow } from './row';
import { shippingNames, type GoodsFacts } from './facts';

export const NAMING = ['nameCn', 'nameEn', 'shippingName', 'technicalName', 'casNo'] as const;
export type NamingField = (typeof NAMING)[number];

/**
 * `OTHER`: name of another substance. `FOREIGN`: a shipping name of no entry of the number. `UNKNOWN`: not known to the
 * library for this number.
 */
export const STRANGENESS = ['OTHER', 'FOREIGN', 'UNKNOWN'] as const;

export type NamingDoubt = {
  field: NamingField;
  why: (typeof STRANGENESS)[number];
  /** UN number of the named substance; empty if unknown or not dangerous. */
  unNo: string;
  nameCn: string;
};

type NamedRow = Pick<GoodsRow, NamingField>;

export function isNamedAsFilled(row: NamedRow, goods: GoodsFacts): boolean {
  const { nameCn, nameEn, casNo } = goods;
  const isOwn = (said: string, own: readonly string[]): boolean => said.trim() === '' || own.includes(said.trim());
  return (
    isOwn(row.nameCn, [nameCn]) &&
    isOwn(row.nameEn, [nameEn]) &&
    isOwn(row.casNo, [casNo ?? '']) &&
    isOwn(row.shippingName, shippingNames(goods)) &&
    isOwn(row.technicalName, [])
  );
}
