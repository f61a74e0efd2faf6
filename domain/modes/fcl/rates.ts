import type { HazardClass } from '../../goods/dangerous-goods';
import type { PerBox, ServiceRates, YuanRate } from '../../offer/service-rates';

/** All the numbers of one sailing that the price of a full container is counted with. They last as long as its quote. */
export type FclRates = ServiceRates & {
  /** Dollars for the sea in minor units. A type that is missing has no price. */
  ocean: PerBox;
  /** What a class costs on top, in minor units of dollars. A class that is missing has no price. */
  surcharge: Readonly<Partial<Record<HazardClass, PerBox>>>;
  /** For dangerous goods whose class nobody has said yet. */
  usualClass: HazardClass;
  names: { ocean: string; surcharge: string };
  /** `isForDeclaration`: falls away when the shipper declares; quotes locked before this was kept lack it and charge on. */
  local: readonly (YuanRate & { isForDangerOnly?: boolean; isForDeclaration?: boolean })[];
  notIncluded: { Y: string[]; N: string[] };
};
