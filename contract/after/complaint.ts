import * as v from 'valibot';

import { COMPLAINT_PHOTOS, COMPLAINT_WORDS } from '../../domain/order/changes/complaint';
import { MISHAP } from '../../domain/order/changes/mishap-shape';
import { endpoint } from '../wire/endpoint';
import { orderNo } from '../../domain/order/papers/asked-shape';

const { least, most } = COMPLAINT_WORDS;
const MESSAGE = `请写明情况（${least}–${most} 字）`;
const PHOTOS = `照片最多 ${COMPLAINT_PHOTOS.most} 张，每张一次`;

const photos = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
  v.maxLength(COMPLAINT_PHOTOS.most, PHOTOS),
  v.check((all) => new Set(all).size === all.length, PHOTOS),
);

export const fileComplaint = endpoint({
  summary:
    '下单人提出投诉，可指明批次、附照片：货到后至完成后第 7 天，一张订单同时只受理一件；同样的投诉重发照样应答，只记一次',
  method: 'POST',
  path: '/api-puds/order/:orderNo/complaint',
  request: v.object({
    orderNo,
    about: v.pipe(v.string(), v.maxLength(20)),
    /** Empty when the owner cannot tell which lot. */
    lot: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
    kg: v.pipe(v.number(), v.minValue(0), v.maxValue(100_000_000)),
    words: v.pipe(v.string(), v.trim(), v.minLength(least, MESSAGE), v.maxLength(most, MESSAGE)),
    photos: v.optional(photos, []),
  }),
  reply: v.object({ complaint: MISHAP }),
  access: 'session',
  urlSafe: false,
});
