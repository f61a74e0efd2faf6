import { selectCouponWallet } from '../../../machines/identity/coupon-wallet';
import * as stories from '../../../stories/identity/coupon-wallet.stories';
import { describeStories } from '../../support/model/describe-stories';
import { couponWalletPlan } from '../../support/plans/identity/coupon-wallet.plan';

describeStories({
  plan: couponWalletPlan,
  select: selectCouponWallet,
  stories,
  looks: ({ stage, coupons, failureCode }) => ({
    stage,
    states: stage === 'shown' ? coupons.map(({ state }) => state).join(' ') : null,
    failureCode,
  }),
});
