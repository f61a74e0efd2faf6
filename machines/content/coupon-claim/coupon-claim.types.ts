import type { CouponSheet } from '../../../domain/campaigns/coupon';
import type { ProofOutcome } from '../../identity/captcha';
import type { FindPersonOutcome } from '../../booking/purchase-list';
import type { ShelfFailureCode } from '../../support/shelf';

export type { FindPersonOutcome, ProofOutcome };

type LineFault = Exclude<ShelfFailureCode, 'unexpected'>;

/** `moved`: the coupon, its campaign or the person's coupons changed in the meantime. */
export type CouponFailureCode = ShelfFailureCode | 'moved' | 'captcha';

export type LoadCouponInput = { id: string; couponId: string };
export type LoadCouponOutcome = { ok: true; sheet: CouponSheet } | { ok: false; code: LineFault };

/** `nth`: ordinal among the person's own coupons; the gateway answers a repeated one without a second claim. */
export type ClaimCouponInput = LoadCouponInput & { nth: number; proof: string | null };
export type ClaimCouponOutcome =
  | { ok: true; sheet: CouponSheet }
  | { ok: false; code: LineFault | 'moved' | 'signedOut' }
  | { ok: false; code: 'captcha'; phone: string };

export type CouponClaimInput = LoadCouponInput;

export type CouponClaimEvent = { type: 'coupon.claim' } | { type: 'coupon.refresh' };

export type CouponClaimContext = CouponClaimInput & {
  sheet: CouponSheet | null;
  phone: string;
  proof: string | null;
  failureCode: CouponFailureCode | null;
};
