import { list, maybe, num, shape, since, table, text, yes, type Is } from '../../shape/shape';

/** Shares of the freight by the hours that are left before loading; minor units for a truck before one is named. */
const CANCEL = shape({ confirmed: num, shares: table(shape({ hours: num, share: num })), atGate: num });

/** A place on a truck that others share: by weight or by room, whichever is more, in steps; and between a door and the hub. */
const PART = shape({
  least: num,
  base: num,
  perTonKm: num,
  kgPerM3: num,
  stepKg: num,
  door: shape({ least: num, perKm: num, overKg: num, heavy: num, farKm: num }),
});
export interface PartRates extends Is<typeof PART> {}

/** The numbers of one kind of truck of a carrier: what a quote locks, and all a price is made of. Minor units of yuan. */
export const RATES = shape({
  /** For a kilometre, and for a trip at the least. */
  perKm: num,
  least: num,
  share: num,
  toll: num,
  cold: num,
  /** Of a kilometre on the way home, and how long that is. */
  backShare: num,
  /** Added for packing group I; of what is highly toxic; of each class. */
  factors: table(shape({ hazardClass: text, factor: num })),
  groupOne: num,
  toxic: num,
  /** For a day, a day, a night, a stop beyond two, a lift, and an hour that begins after those that are free. */
  escort: num,
  secondEscort: num,
  yard: num,
  stop: num,
  lift: num,
  waiting: num,
  freeHours: num,
  /** For a ton, and at the least. */
  fork: shape({ ton: num, least: num }),
  wash: table(shape({ grade: text, amount: num })),
  permit: num,
  round: num,
  insurance: shape({ perMille: num, least: num, dangerPerMille: num, dangerLeast: num }),
  cancel: CANCEL,
  /** A tank or a container goes back empty, however it is charged. */
  isBulk: yes,
  /** Null of a truck that nobody shares. */
  part: since(maybe(PART), null),
  notIncluded: list(text),
});
export interface TruckRates extends Is<typeof RATES> {}
