import { MISHAP } from '../../order/changes/mishap';
import type { PlacedOrder } from '../../order/receipt/placed';
import { listShape, maybe, num, choiceShape, shape, since, text, yes, type Is } from '../../shape/shape';
import { WAY_FILE } from '../../shape/trade';
import { CREWS, TRIPS } from './search';
import { NAMED_UNIT } from './units';
import { VEHICLE_CODES } from './vehicles';

/** `opens`: earliest entry at the last stop; empty when not given. */
const STOP = shape({
  city: text,
  address: text,
  contact: text,
  phone: text,
  from: text,
  opens: since(text, ''),
  to: text,
});

/** Intermediate stop. `comesAt`: planned arrival. */
const FURTHER = shape({
  isPickup: yes,
  code: text,
  city: text,
  address: text,
  contact: text,
  phone: text,
  to: text,
  comesAt: text,
});
export interface FurtherReceipt extends Is<typeof FURTHER> {}

const PART = shape({
  m3: num,
  tons: num,
  closesAt: text,
  pickAt: text,
  dropAt: text,
  /** Hub addresses in words; empty in older orders. */
  pickHub: since(text, ''),
  dropHub: since(text, ''),
});
export interface PartReceipt extends Is<typeof PART> {}

export const RECEIPT = shape({
  vehicle: choiceShape(VEHICLE_CODES),
  vehicleCn: text,
  trucks: num,
  kg: num,
  trip: choiceShape(TRIPS),
  drivers: choiceShape(CREWS),
  km: num,
  detourKm: num,
  pickup: STOP,
  drop: STOP,
  between: since(listShape(FURTHER), []),
  /** Container of a chassis in words, with tare and gross weight; empty without one. */
  box: since(text, ''),
  boxNo: text,
  wash: maybe(text),
  classes: listShape(text),
  /** Minor units of yuan: fee once confirmed, then by hours before loading, and with the truck at the gate. */
  fees: shape({ confirmed: num, early: num, late: num, last: num, atGate: num }),
  /** Empty before trucks are named. */
  units: since(listShape(NAMED_UNIT), []),
  isDangerous: yes,
  /** Null for an unshared truck. */
  part: since(maybe(PART), null),
  seen: since(listShape(WAY_FILE), []),
  mishaps: since(listShape(MISHAP), []),
});
export interface TruckReceipt extends Is<typeof RECEIPT> {}

export type TruckOrder = PlacedOrder & TruckReceipt;

export const isTruckOrder = (order: PlacedOrder): order is TruckOrder => 'vehicleCn' in order;
