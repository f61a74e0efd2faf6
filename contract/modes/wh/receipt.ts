import * as v from 'valibot';

import { RENT_BASES } from '../../../domain/modes/wh/price';
import type { WhReceipt } from '../../../domain/modes/wh/receipt';
import { TRUCK_PARTS } from '../../../domain/order/trucks/truck';
import { leaving } from '../../after/leaving';
import { end } from '../../offers/sailings';

const moment = v.pipe(v.string(), v.isoTimestamp());

export const whReceipt = v.object({
  warehouse: v.object({ ...end.entries, district: v.string() }),
  room: v.string(),
  inDate: v.string(),
  outDate: v.string(),
  days: v.number(),
  tons: v.number(),
  pallets: v.number(),
  rent: v.object({
    basis: v.picklist(RENT_BASES),
    rate: v.number(),
    quantity: v.number(),
    tiers: v.array(v.object({ days: v.nullable(v.number()), share: v.number() })),
    leastRent: v.number(),
    leastTons: v.number(),
  }),
  pieces: v.number(),
  inParts: v.literal(true),
  trucks: v.array(
    v.object({
      code: v.string(),
      openUntil: v.nullable(moment),
      dueAt: moment,
      cameAt: v.nullable(moment),
      missedAt: v.nullable(moment),
      ...v.entriesFromList(TRUCK_PARTS, v.string()),
    }),
  ),
  pickerName: v.string(),
  batchNo: v.string(),
  isPartial: v.boolean(),
  isRenewed: v.boolean(),
  leavings: v.array(leaving),
}) satisfies v.GenericSchema<unknown, WhReceipt>;
