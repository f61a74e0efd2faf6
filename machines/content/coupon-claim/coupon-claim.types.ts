import type { CouponSheet } from '../../../domain/campaigns/coupon';
import type { ProofOutcome } from '../../identity/captcha';
import type { FindPersonOutcome } from '../../booking/purchase-list';
import type { ShelfFailureCode } from '../../support/shelf';

export type { FindPersonOutcome, ProofOutcome };

type LineFault = Exclude<ShelfFailureCode, 'unexpected'>;

/** `moved`: the coupon, its campaign or what the person has is another by now. */
export type CouponFailureCode = ShelfFailureCode | 'moved' | 'captcha';

export type LoadCouponInput = { id: string; couponId: string };
export type LoadCouponOutcome = { ok: true; sheet: CouponSheet } | { ok: false; code: LineFault };

/** `nth`: which of the person's own it is to be. */
export type ClaimCouponInput = LoadCouponInput & { nth: number; proof: string | null };
export type ClaimCouponOutcome =
  | { ok: true; sheet: CouponSheet }
  | { ok: false; code: LineFault | 'moved' | 'signedOut' }
  /** A captcha is asked for, solved for this number. */
  | { ok: false; code: 'captcha'; phone: string };

export type CouponClaimInput = LoadCouponInput;

export type CouponClaimEvent = { type: 'coupon.claim' } | { type: 'coupon.refresh' };

export type CouponClaimContext = CouponClaimInput & {
  sheet: CouponSheet | null;
  /** Of the account, for the captcha. */
  phone: string;
  proof: string | null;
  failureCode: CouponFailureCode | null;
};
