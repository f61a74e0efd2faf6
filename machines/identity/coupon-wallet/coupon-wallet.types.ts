import type { OwnCoupon } from '../../../domain/offer/coupon';
import type { ClockTicked, Countdown } from '../../support/clock';
import type { ShelfFailureCode } from '../../support/shelf';

/** `now`: gateway clock; `heardAt`: local clock at that moment. */
export type LoadWalletOutcome =
  | { ok: true; coupons: readonly OwnCoupon[]; now: string; heardAt: number }
  | { ok: false; code: Exclude<ShelfFailureCode, 'unexpected'> };

export type CouponWalletEvent = { type: 'wallet.refresh' } | ClockTicked;

export type CouponWalletContext = {
  coupons: readonly OwnCoupon[];
  countdown: Countdown | null;
  failureCode: ShelfFailureCode | null;
};
