import { HAZARD_CLASS_IDS } from '../../goods/dangerous-goods';
import { VERDICT_LEVELS } from '../../goods/verdict';
import { listShape, maybe, num, choiceShape, shape, since, text, yes, type Is } from '../../shape/shape';
import { GIVEN } from '../../shape/trade';
import { STRETCHES } from './driving';
import { WAY_OUT } from './ways-out';
import { BESIDE, TRUCK_FINDING_CODES } from './finding';
import { VEHICLE_CODES } from './vehicles';

/** Goods of the quote; a tank truck was quoted for these only. */
const CARGO = shape({ goodsId: text, name: text, unNo: maybe(text) });
export interface TruckCargo extends Is<typeof CARGO> {}

/** Public view of a shared truck: other goods appear by class only, never by name, owner or amount. */
const PART = shape({
  line: text,
  classes: listShape(choiceShape(HAZARD_CLASS_IDS)),
  leftKg: num,
  leftM3: num,
  mostKg: num,
  mostM3: num,
  beside: listShape(shape({ code: choiceShape(BESIDE), given: GIVEN })),
  /** Packages of excepted quantities from other shippers. */
  packages: since(num, 0),
  /** Kilograms of limited quantities from other shippers. */
  limitedKg: since(num, 0),
  next: maybe(shape({ day: text, offerId: text, kg: num, m3: num })),
});
export interface PartDetail extends Is<typeof PART> {}

const FURTHER = shape({ isPickup: yes, city: text, cityCn: text, at: text });
export interface FurtherStop extends Is<typeof FURTHER> {}

export const DETAIL = shape({
  vehicle: choiceShape(VEHICLE_CODES),
  carrier: text,
  base: text,
  baseCn: text,
  baseKm: num,
  isClean: yes,
  cargo: CARGO,
  others: since(listShape(CARGO), []),
  stops: since(listShape(FURTHER), []),
  km: num,
  detourKm: num,
  homeKm: num,
  stretches: listShape(shape({ kind: choiceShape(STRETCHES), minutes: num })),
  /** Smaller loads this truck accepts, when the requested one is too heavy. */
  waysOut: since(listShape(WAY_OUT), []),
  /** Null for an unshared truck. */
  part: since(maybe(PART), null),
  /** Last day on the road, return trip included. */
  backOn: text,
  findings: listShape(
    shape({ level: choiceShape(VERDICT_LEVELS), code: choiceShape(TRUCK_FINDING_CODES), given: GIVEN }),
  ),
});
export interface TruckDetail extends Is<typeof DETAIL> {}
