import type { GoodsRow } from './row';
import { shippingNames, type GoodsFacts } from './facts';

/** Fields of a row that name the substance beside its number. */
export const NAMING = ['nameCn', 'nameEn', 'shippingName', 'technicalName', 'casNo'] as const;
export type NamingField = (typeof NAMING)[number];

/**
 * `OTHER`: the name of another substance. `FOREIGN`: a shipping name that no entry of the number has. `UNKNOWN`: the
 * library does not know it of this number.
 */
export const STRANGENESS = ['OTHER', 'FOREIGN', 'UNKNOWN'] as const;

/** A name that is none of its number, and the substance it names where it names one. */
export type Stranger = {
  field: NamingField;
  why: (typeof STRANGENESS)[number];
  /** UN number of the named substance; empty if unknown or not dangerous. */
  unNo: string;
  nameCn: string;
};

type NamedRow = Pick<GoodsRow, NamingField>;

/** True if a row bears the names that a pick fills in, and no other. */
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
