import { selectCouponClaim, type CouponClaimView } from '../../../machines/content/coupon-claim';
import * as stories from '../../../stories/content/coupon-claim.stories';
import { describeStories } from '../../support/model/describe-stories';
import { couponClaimPlan } from '../../support/plans/content/coupon-claim.plan';

const sight = ({ stage, isBusy, failureCode }: CouponClaimView): string => {
  if (stage !== 'claimable') return stage;
  if (isBusy) return 'busy';
  return failureCode === null ? stage : 'failed';
};

describeStories({
  plan: couponClaimPlan,
  select: selectCouponClaim,
  stories,
  looks: (view) => ({ sight: sight(view) }),
});
