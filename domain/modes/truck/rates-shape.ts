import * as v from 'valibot';

import { exchange } from '../../offer/charges-shape';
/** Cancellation: freight share by hours left before loading; fixed minor units per truck before it is named. */
const CANCEL = v.object({
  confirmed: v.number(),
  shares: v.pipe(v.array(v.object({ hours: v.number(), share: v.number() })), v.readonly()),
  atGate: v.number(),
});

/** Part-load tariff: by weight or volume in steps, plus door transport. */
export const PART = v.object({
  least: v.number(),
  base: v.number(),
  perTonKm: v.number(),
  kgPerM3: v.number(),
  stepKg: v.number(),
  door: v.object({ least: v.number(), perKm: v.number(), overKg: v.number(), heavy: v.number(), farKm: v.number() }),
});

/** Per km with a minimum per trip, tolls and cooling per km. */
const DISTANCE = { perKm: v.number(), least: v.number(), toll: v.number(), cold: v.number() };

/**
 * Tariff of one truck type of a carrier in minor units of yuan. A quote locks it; the price depends on nothing else.
 */
export const RATES = v.object({
  ...exchange,
  ...DISTANCE,
  share: v.number(),
  /** Prices of larger trucks of the kind, for a load that weighs more. Quotes locked before lack them. */
  larger: v.optional(v.record(v.string(), v.object(DISTANCE))),
  /** Share of the km price for the return, and its distance. */
  backShare: v.number(),
  /** Freight factors: by class, extra for packing group I, and for highly toxic goods. */
  factors: v.pipe(v.array(v.object({ hazardClass: v.string(), factor: v.number() })), v.readonly()),
  groupOne: v.number(),
  toxic: v.number(),
  /**
   * Units: escort and second escort per day, yard per night, stop beyond two, lift per use, waiting per started hour.
   */
  escort: v.number(),
  secondEscort: v.number(),
  yard: v.number(),
  stop: v.number(),
  lift: v.number(),
  waiting: v.number(),
  freeHours: v.number(),
  /** Per ton, with a minimum. */
  fork: v.object({ ton: v.number(), least: v.number() }),
  wash: v.pipe(v.array(v.object({ grade: v.string(), amount: v.number() })), v.readonly()),
  permit: v.number(),
  round: v.number(),
  insurance: v.object({ perMille: v.number(), least: v.number(), dangerPerMille: v.number(), dangerLeast: v.number() }),
  cancel: CANCEL,
  /** Tanks and containers return empty, independent of the charge. */
  isBulk: v.boolean(),
  part: v.optional(v.nullable(PART), null),
  notIncluded: v.array(v.string()),
});
