import * as v from 'valibot';

import { BUMPED_STANDS, type BumpedOrder } from '../../domain/order/changes/bumped';
import { endpoint } from '../wire/endpoint';
import { orderNo } from '../papers/papers';

const timestamp = v.pipe(v.string(), v.isoTimestamp());
const stage = v.object({ offerId: v.string(), name: v.string(), leavesAt: timestamp });

export const bumped = v.object({
  stands: v.picklist(BUMPED_STANDS),
  reason: v.string(),
  from: stage,
  to: stage,
  bumpedAt: timestamp,
  answerBy: v.nullable(timestamp),
}) satisfies v.GenericSchema<unknown, BumpedOrder>;

export const answerBump = endpoint({
  summary: '拉货后的答复：随所示的班次走，或免费取消；班次需与事先所示一致',
  method: 'POST',
  path: '/api-puds/order/:orderNo/bump',
  request: v.object({ orderNo, offerId: v.pipe(v.string(), v.maxLength(60)), isAccepted: v.boolean() }),
  reply: v.object({ bumped }),
  access: 'session',
  urlSafe: false,
});
