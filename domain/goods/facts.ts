import type { HazardClass, PackingGroup } from './dangerous-goods';

/** What the rules ask of the library about a substance. */
export type GoodsFacts = {
  goodsId: string;
  /** Null for what is not dangerous. */
  unNo: string | null;
  nameCn: string;
  nameEn: string;
  casNo: string | null;
  hazardClass: HazardClass | null;
  subRisks: readonly HazardClass[];
  packingGroup: PackingGroup | null;
  /** `1 L`, `500 g`; `0` or null where limited quantities are not allowed. */
  limitedQuantity: string | null;
  state: 'LIQUID' | 'SOLID' | 'GAS' | 'ARTICLE';
  flashPointC: number | null;
  densityKgPerL: number | null;
  /** Segregation groups by the number of the code. */
  groups: readonly string[];
};

/** A generic name that says nothing until the technical name stands beside it. */
export const isGenericName = (name: string): boolean => /n\.\s?o\.\s?s\b|未另(?:列明|作规定)/i.test(name);

/** What the library adds in parentheses is no part of the name itself. */
const withoutAside = (name: string): string => name.replace(/\s*[(（][^()（）]*[)）]$/, '');

/** The proper shipping names a substance may be declared under; a generic entry has only its English one. */
export const shippingNames = ({ nameEn, nameCn }: Pick<GoodsFacts, 'nameEn' | 'nameCn'>): string[] =>
  isGenericName(nameEn) ? [withoutAside(nameEn).toUpperCase()] : [nameEn.toUpperCase(), nameCn];
