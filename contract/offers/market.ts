import * as v from 'valibot';

import { BOX_TYPES } from '../../domain/offer/search';
import { endpoint } from '../wire/endpoint';
import { money } from '../wire/money';
import { cutoff } from './cutoffs';

const end = v.object({ code: v.string(), name: v.string() });

const lowestPrice = v.object({
  org: end,
  dst: end,
  /** The next sailing that can still be booked. */
  etd: v.pipe(v.string(), v.isoDate()),
  transitDays: v.pipe(v.array(v.number()), v.length(2)),
  /** Ocean freight and every charge at the port of loading. */
  total: money,
  totalYuan: money,
  /** The total of the last eight weeks in minor units, this week last. */
  history: v.array(v.number()),
  /** Against last week, in tenths of a percent. */
  change: v.number(),
  /** What falls due next on the lane; null where nothing does within three days. */
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
    /** A lane by its name, such as 欧洲; all of them where it is missing. */
    line: v.optional(v.pipe(v.string(), v.maxLength(20))),
    isDanger: v.optional(v.picklist(['Y', 'N']), 'Y'),
    boxType: v.optional(v.picklist(BOX_TYPES), '20GP'),
  }),
  reply: v.object({
    updatedAt: v.pipe(v.string(), v.isoTimestamp()),
    boxType: v.picklist(BOX_TYPES),
    /** The class the prices are for; null for general cargo. */
    hazardClass: v.nullable(v.string()),
    records: v.array(lowestPrice),
  }),
  access: 'public',
  urlSafe: true,
});
