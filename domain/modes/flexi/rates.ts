import type { Carriage } from '../../offer/carriage';

/** The tariff of one supplier on one sailing, in minor units: what a quote locks, and all a price is made of. */
export type FlexiRates = {
  /** What the box costs, at sea and ashore. */
  carriage: Carriage;
  /** Yuan a bag by the size in stock, before the share of its supplier. */
  bag: { litres: number; amount: number }[];
  custom: number;
  multi: number;
  share: number;
  /** Yuan a bag. */
  food: number;
  foodBox: number;
  fitting: number;
  bulkhead: number;
  pad: number;
  /** Yuan a kilometre beyond those that are free. */
  far: { perKm: number; freeKm: number };
  /** Dollars a bag. */
  unload: { PUMP: number; GRAVITY: number };
  disposal: number;
  notIncluded: string[];
};
