import type { OwnCoupon } from '../offer/coupon';
import type { CampaignPhase } from './campaign';

export const COUPON_BOUNDS = ['person', 'enterprise'] as const;
export type CouponBound = (typeof COUPON_BOUNDS)[number];

/** A coupon of a campaign. `phase` follows the gateway clock; `own`: coupons the person claimed, null for a visitor. */
export type CouponSheet = {
  phase: CampaignPhase;
  left: number;
  own: readonly OwnCoupon[] | null;
  bound: CouponBound | null;
};

/** Claims per minute from one address before a captcha is required. */
export const CLAIMS_BEFORE_CAPTCHA = 3;
