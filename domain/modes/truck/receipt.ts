import { MISHAP } from '../../order/changes/mishap';
import type { PlacedOrder } from '../../order/receipt/placed';
import { list, maybe, num, oneOf, shape, since, text, yes, type Is } from '../../shape/shape';
import { WAY_FILE } from '../../shape/trade';
import { CREWS, TRIPS } from './search';
import { NAMED_UNIT } from './units';
import { VEHICLE_CODES } from './vehicles';

/** `opens`: the earliest moment at which the last stop takes goods in; empty where it names none. */
const STOP = shape({
  city: text,
  address: text,
  contact: text,
  phone: text,
  from: text,
  opens: since(text, ''),
  to: text,
});

/** A stop between the first and the last. `comesAt`: when the trucks are there, as they were planned. */
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

/** A place on a truck that others share: what it takes, and where the goods are handed over. `at`: the hub, or a district. */
const PART = shape({
  m3: num,
  tons: num,
  /** Goods have to be at the hub by then. */
  closesAt: text,
  pickAt: text,
  dropAt: text,
  /** The hubs in words; what was ordered before they had addresses says nothing of them. */
  pickHub: since(text, ''),
  dropHub: since(text, ''),
});
export interface PartReceipt extends Is<typeof PART> {}

/** What the receipt of trucks shows beyond what all orders have. */
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
  /** In the order of its way. */
  between: since(list(FURTHER), []),
  /** The container of a chassis in words, with its tare and gross; empty where there is none. */
  box: since(text, ''),
  boxNo: text,
  wash: maybe(text),
  /** What a placard of it says. */
  classes: list(text),
  /** Minor units of yuan: once it is confirmed; once trucks are named, by the hours before they load; standing at the gate. */
  fees: shape({ confirmed: num, early: num, late: num, last: num, atGate: num }),
  /** None before they are named. */
  units: since(list(NAMED_UNIT), []),
  isDangerous: yes,
  /** Null of trucks that nobody shares. */
  part: since(maybe(PART), null),
  /** Papers and photographs of its way. */
  seen: since(list(WAY_FILE), []),
  /** What went wrong on it. */
  mishaps: since(list(MISHAP), []),
});
export interface TruckReceipt extends Is<typeof RECEIPT> {}

export type TruckOrder = PlacedOrder & TruckReceipt;

/** What its own page has read as one. */
export const isTruckOrder = (order: PlacedOrder): order is TruckOrder => 'vehicleCn' in order;
