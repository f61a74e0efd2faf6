import { list, num, shape, table, text, yes, type Is } from '../../shape/shape';

/** Shares of the freight by the hours that are left before loading; minor units for a truck before one is named. */
const CANCEL = shape({ confirmed: num, shares: table(shape({ hours: num, share: num })), atGate: num });

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
  notIncluded: list(text),
});
export interface TruckRates extends Is<typeof RATES> {}
