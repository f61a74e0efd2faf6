import type { Exchange } from '../../offer/charge-lines';
import type { PerBox } from '../../offer/service-rates';

/** Truck tariff between a city and a port; 40 ft and heavy boxes cost more. */
export type DoorRates = {
  base: number;
  perKm: number;
  least: number;
  fortyFactor: number;
  heavyFactor: number;
  farKm: number;
};

/** Tariff of one voyage in minor units of yuan. A quote locks it; the price depends on nothing else. */
export type DomRates = Exchange & {
  freight: PerBox;
  handling: PerBox;
  dstHandling: PerBox;
  use: PerBox;
  seal: number;
  papers: number;
  heavy: number;
  door: DoorRates;
  /** Kilometres to the cities of each port, by city code. */
  from: Readonly<Record<string, number>>;
  to: Readonly<Record<string, number>>;
  insurance: { perMille: number; least: number };
};
