import type { Carriage } from '../../offer/carriage';

/** Tariff of one supplier on one sailing, in minor units. A quote locks it; the price depends on nothing else. */
export type FlexiRates = {
  carriage: Carriage;
  /** Yuan per bag by stocked size, before the supplier's factor. */
  bag: { litres: number; amount: number }[];
  custom: number;
  multi: number;
  share: number;
  /** Yuan per bag. */
  food: number;
  foodBox: number;
  fitting: number;
  bulkhead: number;
  pad: number;
  /** Yuan per km beyond the free distance. */
  far: { perKm: number; freeKm: number };
  /** Dollars per bag. */
  unload: { PUMP: number; GRAVITY: number };
  disposal: number;
  notIncluded: string[];
};
