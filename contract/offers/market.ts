import * as v from 'valibot';

import { BOX_TYPES } from '../../domain/offer/search';
import { endpoint } from '../wire/endpoint';
import { money } from '../../domain/shape/trade';
import { cutoff } from '../../domain/offer/cutoffs-shape';

const end = v.object({ code: v.string(), name: v.string() });

const lowestPrice = v.object({
  org: end,
  dst: end,
  etd: v.pipe(v.string(), v.isoDate()),
  transitDays: v.pipe(v.array(v.number()), v.length(2)),
  /** Ocean freight plus all charges at the port of loading. */
  total: money,
  totalYuan: money,
  /** Totals of the last eight weeks in minor units, this week last. */
  history: v.array(v.number()),
  /** Change since last week, in tenths of a percent. */
  change: v.number(),
  /** Next cut-off on the lane within three days; null if there is none. */
  closing: v.optional(
    v.nullable(v.object({ ...cutoff.entries, carrier: v.string(), etd: v.pipe(v.string(), v.isoTimestamp()) })),
    null,
  ),
});
export type LowestPrice = v.InferOutput<typeof lowestPrice>;

export const priceMinimum = endpoint({
  summary: '本周各航线最低总价，含起运港全部费用',
  method: 'POST',
  path: '/api-ecommerce/price/minimum',
  request: v.object({
    /** Name of a lane such as 欧洲; all lanes if missing. */
    line: v.optional(v.pipe(v.string(), v.maxLength(20))),
    isDanger: v.optional(v.picklist(['Y', 'N']), 'Y'),
    boxType: v.optional(v.picklist(BOX_TYPES), '20GP'),
  }),
  reply: v.object({
    updatedAt: v.pipe(v.string(), v.isoTimestamp()),
    boxType: v.picklist(BOX_TYPES),
    /** Hazard class of the prices; null for general cargo. */
    hazardClass: v.nullable(v.string()),
    records: v.array(lowestPrice),
  }),
  access: 'public',
  urlSafe: true,
});
