import type { HazardClass } from '../../goods/dangerous-goods';
import type { PerBox, ServiceRates } from '../../offer/service-rates';

/** All the numbers of one train that a price is counted with, in minor units: what a quote locks. */
export type RailRates = ServiceRates & {
  /** Dollars a box. */
  freight: PerBox;
  /** What a class costs on top; a class that is missing has no price. */
  surcharge: Readonly<Partial<Record<HazardClass, PerBox>>>;
  /** For every change of gauge. */
  gauge: PerBox;
  changes: number;
  /** The use of a box of the train's. */
  use: PerBox;
  heat: PerBox;
  liner: PerBox;
  /** Yuan: a box at the station, its seal, and the bill. */
  station: PerBox;
  seal: number;
  bill: number;
};
