import * as v from 'valibot';

import { VEHICLE_CODES } from './vehicles';
import { TRIPS } from './search';
import { CREWS } from './search';
import { NAMED_UNIT } from './units-shape';
import { wayFile } from '../../shape/trade';
import { MISHAP } from '../../order/changes/mishap-shape';

/** `opens`: earliest entry at the last stop; empty when not given. */
const STOP = v.object({
  city: v.string(),
  address: v.string(),
  contact: v.string(),
  phone: v.string(),
  from: v.string(),
  opens: v.optional(v.string(), ''),
  to: v.string(),
});

/** Intermediate stop. `comesAt`: planned arrival. */
export const FURTHER = v.object({
  isPickup: v.boolean(),
  code: v.string(),
  city: v.string(),
  address: v.string(),
  contact: v.string(),
  phone: v.string(),
  to: v.string(),
  comesAt: v.string(),
});

export const PART = v.object({
  m3: v.number(),
  tons: v.number(),
  closesAt: v.string(),
  pickAt: v.string(),
  dropAt: v.string(),
  /** Hub addresses in words; empty in older orders. */
  pickHub: v.optional(v.string(), ''),
  dropHub: v.optional(v.string(), ''),
});

export const RECEIPT = v.object({
  vehicle: v.picklist(VEHICLE_CODES),
  vehicleCn: v.string(),
  trucks: v.number(),
  kg: v.number(),
  trip: v.picklist(TRIPS),
  drivers: v.picklist(CREWS),
  km: v.number(),
  detourKm: v.number(),
  pickup: STOP,
  drop: STOP,
  between: v.optional(v.array(FURTHER), []),
  /** Container of a chassis in words, with tare and gross weight; empty without one. */
  box: v.optional(v.string(), ''),
  boxNo: v.string(),
  wash: v.nullable(v.string()),
  classes: v.array(v.string()),
  /** Minor units of yuan: fee once confirmed, then by hours before loading, and with the truck at the gate. */
  fees: v.object({ confirmed: v.number(), early: v.number(), late: v.number(), last: v.number(), atGate: v.number() }),
  /** Empty before trucks are named. */
  units: v.optional(v.array(NAMED_UNIT), []),
  isDangerous: v.boolean(),
  part: v.optional(v.nullable(PART), null),
  seen: v.optional(v.array(wayFile), []),
  mishaps: v.optional(v.array(MISHAP), []),
});
