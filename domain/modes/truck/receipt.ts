import { MISHAP } from '../../order/changes/mishap';
import type { PlacedOrder } from '../../order/receipt/placed';
import { list, maybe, num, oneOf, shape, since, text, yes, type Is } from '../../shape/shape';
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
  vehicle: oneOf(VEHICLE_CODES),
  vehicleCn: text,
  trucks: num,
  kg: num,
  trip: oneOf(TRIPS),
  drivers: oneOf(CREWS),
  km: num,
  detourKm: num,
  pickup: STOP,
  drop: STOP,
  between: since(list(FURTHER), []),
  /** Container of a chassis in words, with tare and gross weight; empty without one. */
  box: since(text, ''),
  boxNo: text,
  wash: maybe(text),
  classes: list(text),
  /** Minor units of yuan: fee once confirmed, then by hours before loading, and with the truck at the gate. */
  fees: shape({ confirmed: num, early: num, late: num, last: num, atGate: num }),
  /** Empty before trucks are named. */
  units: since(list(NAMED_UNIT), []),
  isDangerous: yes,
  /** Null for an unshared truck. */
  part: since(maybe(PART), null),
  seen: since(list(WAY_FILE), []),
  mishaps: since(list(MISHAP), []),
});
export interface TruckReceipt extends Is<typeof RECEIPT> {}

export type TruckOrder = PlacedOrder & TruckReceipt;

export const isTruckOrder = (order: PlacedOrder): order is TruckOrder => 'vehicleCn' in order;
