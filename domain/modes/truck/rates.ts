import { listShape, maybe, num, shape, since, table, text, yes, type Is } from '../../shape/shape';

/** Cancellation: freight share by hours left before loading; fixed minor units per truck before it is named. */
const CANCEL = shape({ confirmed: num, shares: table(shape({ hours: num, share: num })), atGate: num });

/** Part-load tariff: by weight or volume in steps, plus door transport. */
const PART = shape({
  least: num,
  base: num,
  perTonKm: num,
  kgPerM3: num,
  stepKg: num,
  door: shape({ least: num, perKm: num, overKg: num, heavy: num, farKm: num }),
});
export interface PartRates extends Is<typeof PART> {}

/**
 * Tariff of one truck type of a carrier in minor units of yuan. A quote locks it; the price depends on nothing else.
 */
export const RATES = shape({
  /** Per km, with a minimum per trip. */
  perKm: num,
  least: num,
  share: num,
  toll: num,
  cold: num,
  /** Share of the km price for the return, and its distance. */
  backShare: num,
  /** Freight factors: by class, extra for packing group I, and for highly toxic goods. */
  factors: table(shape({ hazardClass: text, factor: num })),
  groupOne: num,
  toxic: num,
  /**
   * Units: escort and second escort per day, yard per night, stop beyond two, lift per use, waiting per started hour.
   */
  escort: num,
  secondEscort: num,
  yard: num,
  stop: num,
  lift: num,
  waiting: num,
  freeHours: num,
  /** Per ton, with a minimum. */
  fork: shape({ ton: num, least: num }),
  wash: table(shape({ grade: text, amount: num })),
  permit: num,
  round: num,
  insurance: shape({ perMille: num, least: num, dangerPerMille: num, dangerLeast: num }),
  cancel: CANCEL,
  /** Tanks and containers return empty, independent of the charge. */
  isBulk: yes,
  /** Null for an unshared truck. */
  part: since(maybe(PART), null),
  notIncluded: listShape(text),
});
export interface TruckRates extends Is<typeof RATES> {}
