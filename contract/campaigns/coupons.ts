import * as v from 'valibot';

import { CAMPAIGN_PHASES } from '../../domain/campaigns/campaign';
import { COUPON_BOUNDS, type CouponSheet } from '../../domain/campaigns/coupon';
import { COUPON_STATES, type OwnCoupon } from '../../domain/offer/coupon';
import { MODE_IDS } from '../../domain/mode-ids';
import { campaignId } from './campaigns';
import { endpoint } from '../wire/endpoint';
import { nothing, proof } from '../wire/fields';

const couponId = v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,20}$/, '优惠券编号不正确'));
const fen = v.pipe(v.number(), v.integer());

const ownCoupon = v.object({
  couponId: v.string(),
  nth: v.number(),
  title: v.string(),
  amount: fen,
  least: fen,
  modes: v.pipe(v.array(v.picklist(MODE_IDS)), v.readonly()),
  validUntil: v.pipe(v.string(), v.isoTimestamp()),
  state: v.picklist(COUPON_STATES),
  orderNo: v.nullable(v.string()),
}) satisfies v.GenericSchema<unknown, OwnCoupon>;

const own = v.pipe(v.array(ownCoupon), v.readonly());

const sheet = v.object({
  phase: v.picklist(CAMPAIGN_PHASES),
  left: v.number(),
  own: v.nullable(own),
  bound: v.nullable(v.picklist(COUPON_BOUNDS)),
}) satisfies v.GenericSchema<unknown, CouponSheet>;

export const couponSheet = endpoint({
  summary: '活动的一种优惠券：余量、是否在领取时间内；已登录的一并答复本人已领的',
  method: 'POST',
  path: '/api-cms/act/coupon',
  request: v.object({ id: campaignId, couponId }),
  reply: sheet,
  access: 'public',
  urlSafe: false,
});

export const claimCoupon = endpoint({
  summary: '领取一张优惠券；nth 为本人的第几张，同一张再次提交答复同一张',
  method: 'POST',
  path: '/api-cms/act/coupon/claim',
  request: v.object({
    id: campaignId,
    couponId,
    nth: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
    captchaVerification: v.optional(proof),
  }),
  reply: sheet,
  access: 'session',
  urlSafe: false,
});

export const ownCoupons = endpoint({
  summary: '本人的优惠券：可用的在前，先到期的在前',
  method: 'GET',
  path: '/api-cms/act/coupons',
  request: nothing,
  reply: v.object({ records: own, now: v.optional(v.pipe(v.string(), v.isoTimestamp())) }),
  access: 'session',
  urlSafe: false,
});
