import * as v from 'valibot';

import { campaignId } from './campaigns';
import { endpoint } from '../wire/endpoint';
import { nothing, proof } from '../wire/fields';
import { sheet, own } from '../../domain/campaigns/coupon-shape';

const couponId = v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,20}$/, '优惠券编号不正确'));

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
