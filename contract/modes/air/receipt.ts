import * as v from 'valibot';

import { AIRCRAFT } from '../../../domain/goods/air/aircraft';
import type { AirReceipt } from '../../../domain/modes/air/receipt';

const packed = v.object({
  unNo: v.string(),
  pieces: v.string(),
  kg: v.string(),
  m3: v.string(),
  size: v.string(),
  net: v.string(),
  group: v.string(),
  percent: v.string(),
  soc: v.string(),
  wh: v.string(),
  also: v.optional(v.string(), ''),
});

/** What its receipt reads of `detail`. */
export const airReceipt = v.object({
  flight: v.string(),
  aircraft: v.picklist(AIRCRAFT),
  landsAt: v.string(),
  pieces: v.number(),
  weight: v.object({
    kg: v.number(),
    volumeKg: v.number(),
    charged: v.number(),
    by: v.picklist(['WEIGHT', 'VOLUME']),
  }),
  rung: v.string(),
  waybillNo: v.string(),
  isCargoOnly: v.boolean(),
  outers: v.array(v.object({ outer: v.string(), q: v.number() })),
  packed: v.optional(v.nullable(packed), null),
  alternative: v.optional(
    v.nullable(
      v.object({ airline: v.string(), flight: v.string(), aircraft: v.picklist(AIRCRAFT), leavesAt: v.string() }),
    ),
    null,
  ),
}) satisfies v.GenericSchema<unknown, AirReceipt>;
