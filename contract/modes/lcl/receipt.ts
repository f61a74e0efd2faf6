import * as v from 'valibot';

import { TRUCK_PARTS } from '../../../domain/order/trucks/truck';
import type { LclReceipt } from '../../../domain/modes/lcl/receipt';
import { end } from '../../offers/sailings';
import { tons } from './search';

const moment = v.pipe(v.string(), v.isoTimestamp());

export const lclReceipt = v.object({
  shed: v.object({ ...end.entries, address: v.string() }),
  transitDays: v.number(),
  pieces: v.number(),
  kg: v.number(),
  m3: v.number(),
  tons,
  isStackable: v.boolean(),
  marks: v.string(),
  deliverAt: v.nullable(moment),
  plateNo: v.string(),
  driverName: v.string(),
  trucks: v.array(
    v.object({
      code: v.string(),
      openUntil: v.nullable(moment),
      tellBy: v.nullable(moment),
      ...v.entriesFromList(TRUCK_PARTS, v.string()),
    }),
  ),
}) satisfies v.GenericSchema<unknown, LclReceipt>;
