import * as v from 'valibot';

import { end } from '../../offer/sailing-shape';
import { tons } from './tons-shape';
import { moment } from '../../shape/trade';
import { TRUCK_PARTS } from '../../order/trucks/truck';

export const lclReceipt = v.object({
  shed: v.object({ ...end.entries, address: v.string() }),
  transitDays: v.number(),
  pieces: v.number(),
  kg: v.number(),
  m3: v.number(),
  tons,
  isStackable: v.boolean(),
  marks: v.string(),
  /** Delivery time at the CFS; null with pickup ordered. */
  deliverAt: v.nullable(moment),
  plateNo: v.string(),
  driverName: v.string(),
  /** Delivering truck with its code. `openUntil` and `tellBy` are ISO: last change, and latest naming. */
  trucks: v.array(
    v.object({
      code: v.string(),
      openUntil: v.nullable(moment),
      tellBy: v.nullable(moment),
      ...v.entriesFromList(TRUCK_PARTS, v.string()),
    }),
  ),
});
