import type { HazardClass } from '../../goods/dangerous-goods';
import type { PerBox, ServiceRates } from '../../offer/service-rates';

/** Tariff of one train in minor units; a quote locks it. */
export type RailRates = ServiceRates & {
  /** Dollars per box. */
  freight: PerBox;
  /** Surcharge by class; a missing class has no price. */
  surcharge: Readonly<Partial<Record<HazardClass, PerBox>>>;
  /** Per gauge change. */
  gauge: PerBox;
  changes: number;
  use: PerBox;
  heat: PerBox;
  liner: PerBox;
  /** Yuan: station handling per box, seal, and bill. */
  station: PerBox;
  seal: number;
  bill: number;
};
