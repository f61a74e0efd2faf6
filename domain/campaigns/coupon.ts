import type { Is } from '../shape/is';
import type { sheet } from './coupon-shape';

export const COUPON_BOUNDS = ['person', 'enterprise'] as const;
export type CouponBound = (typeof COUPON_BOUNDS)[number];

/** A coupon of a campaign. `phase` follows the gateway clock; `own`: coupons the person claimed, null for a visitor. */
export type CouponSheet = Is<typeof sheet>;

/** Claims per minute from one address before a captcha is required. */
export const CLAIMS_BEFORE_CAPTCHA = 3;
