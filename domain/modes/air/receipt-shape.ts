import * as v from 'valibot';

import { AIRCRAFT } from '../../goods/air/aircraft';

const AIRPLANE = v.picklist(AIRCRAFT);

export const WEIGHT = v.object({
  kg: v.number(),
  volumeKg: v.number(),
  charged: v.number(),
  by: v.picklist(['WEIGHT', 'VOLUME']),
});

export const PACKED = v.object({
  unNo: v.string(),
  pieces: v.string(),
  kg: v.string(),
  m3: v.string(),
  /** `120×80×94×2`: length, width, height in cm, and pieces; one size after another. */
  size: v.string(),
  net: v.string(),
  group: v.string(),
  percent: v.string(),
  soc: v.string(),
  wh: v.string(),
  /** Shipping name of the picked entry; empty in orders of older gateways. */
  name: v.optional(v.string(), ''),
  /** Further UN numbers of a repeated order, `1263,1090`. Not typed by the user. */
  also: v.optional(v.string(), ''),
});

export const RECEIPT = v.object({
  flight: v.string(),
  aircraft: AIRPLANE,
  landsAt: v.string(),
  pieces: v.number(),
  weight: WEIGHT,
  rung: v.string(),
  waybillNo: v.string(),
  isCargoOnly: v.boolean(),
  /** Q value of every outer package with more than one row. */
  outers: v.array(v.object({ outer: v.string(), q: v.number() })),
  /** Prefill for searching the same goods again; null from older gateways. */
  packed: v.optional(v.nullable(PACKED), null),
  alternative: v.optional(
    v.nullable(v.object({ airline: v.string(), flight: v.string(), aircraft: AIRPLANE, leavesAt: v.string() })),
    null,
  ),
});
