import { HAZARD_CLASS_IDS } from '../../goods/dangerous-goods';
import { VERDICT_LEVELS } from '../../goods/verdict';
import { list, maybe, num, oneOf, shape, since, text, yes, type Is } from '../../shape/shape';
import { GIVEN } from '../../shape/trade';
import { STRETCHES } from './driving';
import { WAY_OUT } from './ways-out';
import { BESIDE, TRUCK_FINDING_CODES } from './finding';
import { VEHICLE_CODES } from './vehicles';

/** The goods of a question: what fills a tank was quoted for these alone. */
const CARGO = shape({ goodsId: text, name: text, unNo: maybe(text) });
export interface TruckCargo extends Is<typeof CARGO> {}

/** A truck that others share, as everybody may see it: they are told by class, never by name, owner or amount. */
const PART = shape({
  line: text,
  classes: list(oneOf(HAZARD_CLASS_IDS)),
  leftKg: num,
  leftM3: num,
  mostKg: num,
  mostM3: num,
  /** What those who are aboard say to the goods of the question. */
  beside: list(shape({ code: oneOf(BESIDE), given: GIVEN })),
  /** Packages of excepted quantities that others have put aboard. */
  packages: since(num, 0),
  /** Kilograms of limited quantities that others have put aboard. */
  limitedKg: since(num, 0),
  /** The next departure that takes them, and what is left of it; null where none does. */
  next: maybe(shape({ day: text, offerId: text, kg: num, m3: num })),
});
export interface PartDetail extends Is<typeof PART> {}

/** A stop on the way, and when the truck is there: goods are loaded, or some of them unloaded. */
const FURTHER = shape({ isPickup: yes, city: text, cityCn: text, at: text });
export interface FurtherStop extends Is<typeof FURTHER> {}

/** What a truck of a carrier says to the goods that were asked about. */
export const DETAIL = shape({
  vehicle: oneOf(VEHICLE_CODES),
  carrier: text,
  base: text,
  baseCn: text,
  /** From its base to where it loads. */
  baseKm: num,
  isClean: yes,
  cargo: CARGO,
  /** What else is on the same truck. */
  others: since(list(CARGO), []),
  /** Where it stops between the first and the last, and when it is there. */
  stops: since(list(FURTHER), []),
  km: num,
  detourKm: num,
  homeKm: num,
  /** The hour of a driver, the nights of the motorways. */
  stretches: list(shape({ kind: oneOf(STRETCHES), minutes: num })),
  /** Smaller loads of the same goods that this truck takes, where it refuses the load for its weight. */
  waysOut: since(list(WAY_OUT), []),
  /** Null of a truck that nobody shares. */
  part: since(maybe(PART), null),
  /** The last day the truck is on its way, the way home included. */
  backOn: text,
  findings: list(shape({ level: oneOf(VERDICT_LEVELS), code: oneOf(TRUCK_FINDING_CODES), given: GIVEN })),
});
export interface TruckDetail extends Is<typeof DETAIL> {}
