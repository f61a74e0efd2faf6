import { describeModel } from '../../support/model/describe-model';
import { couponWalletPlan } from '../../support/plans/identity/coupon-wallet.plan';

describeModel(couponWalletPlan, {
  invariants: {
    'what is usable ends by the clock of the gateway': ({ context: { coupons, countdown } }) =>
      (countdown !== null) === coupons.some(({ state }) => state === 'HELD'),
    'what has ended is asked about before it is shown again': ({ context: { countdown }, ...now }) =>
      !now.hasTag('shown') || countdown?.secondsLeft !== 0,
    'nothing old is shown where it could not be asked': ({ context: { coupons, failureCode } }) =>
      failureCode === null || coupons.length === 0,
  },
});
