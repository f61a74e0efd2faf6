import type { HazardClass } from '../../goods/dangerous-goods';
import type { BoxType } from '../../offer/search';

export type PerBox = Readonly<Partial<Record<BoxType, number>>>;

/** `CTN` is charged for every box, `BL` once. Yuan, for any box or by its type. */
export type YuanRate = { item: string; name: string; unit: 'CTN' | 'BL'; yuan: number | PerBox };

/** All the numbers of one sailing that the price of a full container is counted with. They last as long as its quote. */
export type FclRates = {
  /** Dollars for the sea in minor units. A type that is missing has no price. */
  ocean: PerBox;
  /** What a class costs on top, in minor units of dollars. A class that is missing has no price. */
  surcharge: Readonly<Partial<Record<HazardClass, PerBox>>>;
  /** For dangerous goods whose class nobody has said yet. */
  usualClass: HazardClass;
  names: { ocean: string; surcharge: string };
  local: readonly (YuanRate & { isForDangerOnly?: boolean })[];
  services: Readonly<Record<string, YuanRate>>;
  /** What the freight of dangerous goods holds already stands here once more, for nothing. */
  inDangerFreight: Readonly<Record<string, YuanRate>>;
  /** Per mille of the insured value, and the least a policy costs. */
  insurance: { item: string; name: string; perMille: { Y: number; N: number }; leastYuan: number };
  notIncluded: { Y: string[]; N: string[] };
};
