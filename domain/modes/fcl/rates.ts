import type { HazardClass } from '../../goods/dangerous-goods';
import type { PerBox, ServiceRates, YuanRate } from '../../offer/service-rates';

/** Tariff of one sailing; valid as long as its quote. */
export type FclRates = ServiceRates & {
  /** Ocean freight in minor units of dollars; a missing type has no price. */
  ocean: PerBox;
  /** Surcharge by class in minor units of dollars; a missing class has no price. */
  surcharge: Readonly<Partial<Record<HazardClass, PerBox>>>;
  /** Used for dangerous goods without a known class. */
  usualClass: HazardClass;
  names: { ocean: string; surcharge: string };
  /** `isForDeclaration`: dropped when the shipper declares; older quotes lack it and still charge. */
  local: readonly (YuanRate & { isForDangerOnly?: boolean; isForDeclaration?: boolean })[];
  notIncluded: { Y: string[]; N: string[] };
};
