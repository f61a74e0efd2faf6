import type { OwnCoupon } from '../../../domain/offer/coupon';
import type { ClockTicked, Countdown } from '../../support/clock';
import type { ShelfFailureCode } from '../../support/shelf';

/** `now`: by the clock of the gateway; `heardAt`: when that was by the clock here. */
export type LoadWalletOutcome =
  | { ok: true; coupons: readonly OwnCoupon[]; now: string; heardAt: number }
  | { ok: false; code: Exclude<ShelfFailureCode, 'unexpected'> };

export type CouponWalletEvent = { type: 'wallet.refresh' } | ClockTicked;

export type CouponWalletContext = {
  coupons: readonly OwnCoupon[];
  /** To the end of the coupon that ends first; null where none can be used. */
  countdown: Countdown | null;
  failureCode: ShelfFailureCode | null;
};
