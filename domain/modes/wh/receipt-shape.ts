import * as v from 'valibot';

import { RENT_BASES } from './price';
import { end } from '../../offer/sailing-shape';
import { moment } from '../../shape/trade';
import { TRUCK_PARTS } from '../../order/trucks/truck';
import { leaving } from '../../order/trucks/leaving-shape';

export const rentTerms = v.object({
  basis: v.picklist(RENT_BASES),
  rate: v.number(),
  quantity: v.number(),
  tiers: v.array(v.object({ days: v.nullable(v.number()), share: v.number() })),
  leastRent: v.number(),
  leastTons: v.number(),
});

export const whReceipt = v.object({
  warehouse: v.object({ ...end.entries, district: v.string() }),
  room: v.string(),
  inDate: v.string(),
  outDate: v.string(),
  days: v.number(),
  tons: v.number(),
  pallets: v.number(),
  rent: rentTerms,
  /** Total of all trucks. */
  pieces: v.number(),
  /** Always true: trucks may come on several days while earlier goods are stored. */
  inParts: v.literal(true),
  /** In the order of their codes; each hour includes its day. */
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
});
