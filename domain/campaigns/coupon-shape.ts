import * as v from 'valibot';

import { ownCoupon } from '../offer/coupon-shape';
import { CAMPAIGN_PHASES } from './campaign';
import { COUPON_BOUNDS } from './coupon';

export const own = v.pipe(v.array(ownCoupon), v.readonly());

export const sheet = v.object({
  phase: v.picklist(CAMPAIGN_PHASES),
  left: v.number(),
  own: v.nullable(own),
  bound: v.nullable(v.picklist(COUPON_BOUNDS)),
});
