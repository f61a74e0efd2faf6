import type { CouponSheet } from '../../../domain/campaigns/coupon';
import type { CouponClaimActor, CouponClaimSnapshot } from './coupon-claim.machine';
import type { CouponFailureCode } from './coupon-claim.types';

const STAGES = ['loading', 'lost', 'early', 'over', 'bounded', 'empty', 'held', 'claimable'] as const;

export type CouponClaimView = {
  stage: (typeof STAGES)[number];
  sheet: CouponSheet | null;
  isBusy: boolean;
  failureCode: CouponFailureCode | null;
};

export function selectCouponClaim(snapshot: CouponClaimSnapshot): CouponClaimView {
  const { sheet, failureCode } = snapshot.context;
  return {
    stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'loading',
    sheet,
    isBusy: snapshot.hasTag('busy'),
    failureCode,
  };
}

export const selectCouponProof = ({ children }: CouponClaimSnapshot) => children.obtainProof;

export const couponClaimIntents = (actor: CouponClaimActor) => ({
  claim: () => actor.send({ type: 'coupon.claim' }),
  refresh: () => actor.send({ type: 'coupon.refresh' }),
});

export type CouponClaimIntents = ReturnType<typeof couponClaimIntents>;
