import type { OwnCoupon } from '../offer/coupon';
import type { CampaignPhase } from './campaign';

/** Which limit a claim has reached: that of the person, or that of the enterprise. */
export const COUPON_BOUNDS = ['person', 'enterprise'] as const;
export type CouponBound = (typeof COUPON_BOUNDS)[number];

/** A coupon of a campaign, by the gateway's clock. `own`: what the person has claimed; null for a visitor. */
export type CouponSheet = {
  phase: CampaignPhase;
  left: number;
  own: readonly OwnCoupon[] | null;
  bound: CouponBound | null;
};

/** More claims than that within a minute from one address need a captcha. */
export const CLAIMS_BEFORE_CAPTCHA = 3;
