import type { OwnCoupon } from '../../../domain/offer/coupon';
import type { ShelfFailureCode } from '../../support/shelf';
import type { CouponWalletActor, CouponWalletSnapshot } from './coupon-wallet.machine';

const STAGES = ['loading', 'shown'] as const;

export type CouponWalletView = {
  stage: (typeof STAGES)[number] | 'lost';
  coupons: readonly OwnCoupon[];
  failureCode: ShelfFailureCode | null;
};

export function selectCouponWallet(snapshot: CouponWalletSnapshot): CouponWalletView {
  const { coupons, failureCode } = snapshot.context;
  return { stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'lost', coupons, failureCode };
}

export const couponWalletIntents = (actor: CouponWalletActor) => ({
  refresh: () => actor.send({ type: 'wallet.refresh' }),
});

export type CouponWalletIntents = ReturnType<typeof couponWalletIntents>;
