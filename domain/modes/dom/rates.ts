import type { PerBox } from '../../offer/service-rates';

/** Trucks between a city and a port: so much at least, so much for a kilometre, more for what is long or heavy. */
export type DoorRates = {
  base: number;
  perKm: number;
  least: number;
  fortyFactor: number;
  heavyFactor: number;
  /** Farther than that nobody has a price. */
  farKm: number;
};

/** All the numbers of one voyage, in minor units of yuan: what a quote locks, and all a price is made of. */
export type DomRates = {
  freight: PerBox;
  handling: PerBox;
  dstHandling: PerBox;
  use: PerBox;
  seal: number;
  papers: number;
  heavy: number;
  door: DoorRates;
  /** Kilometres to the cities of each port, by their codes. */
  from: Readonly<Record<string, number>>;
  to: Readonly<Record<string, number>>;
  insurance: { perMille: number; least: number };
};
