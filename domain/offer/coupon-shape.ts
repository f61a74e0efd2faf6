import * as v from 'valibot';

import { MODE_IDS } from '../mode-ids';
import { COUPON_STATES } from './coupon';

const fen = v.pipe(v.number(), v.integer());

export const ownCoupon = v.object({
  couponId: v.string(),
  nth: v.number(),
  title: v.string(),
  amount: fen,
  least: fen,
  modes: v.pipe(v.array(v.picklist(MODE_IDS)), v.readonly()),
  validUntil: v.pipe(v.string(), v.isoTimestamp()),
  state: v.picklist(COUPON_STATES),
  orderNo: v.nullable(v.string()),
});
