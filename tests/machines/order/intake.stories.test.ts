import { selectOrderAmend } from '../../../machines/order/order-amend';
import { selectOrderBumped } from '../../../machines/order/order-bumped';
import { selectOrderMeasured } from '../../../machines/order/order-measured';
import * as amendStories from '../../../stories/order/order-amend.stories';
import * as bumpedStories from '../../../stories/order/order-bumped.stories';
import * as measuredStories from '../../../stories/order/order-measured.stories';
import { describeStories } from '../../support/model/describe-stories';
import { orderAmendPlan } from '../../support/plans/order/order-amend.plan';
import { orderBumpedPlan } from '../../support/plans/order/order-bumped.plan';
import { orderMeasuredPlan } from '../../support/plans/order/order-measured.plan';

describeStories({
  plan: orderMeasuredPlan,
  select: selectOrderMeasured,
  stories: measuredStories,
  looks: (view) => view,
});

describeStories({
  plan: orderBumpedPlan,
  select: selectOrderBumped,
  stories: bumpedStories,
  looks: (view) => view,
});

describeStories({
  plan: orderAmendPlan,
  select: selectOrderAmend,
  stories: amendStories,
  looks: ({ isOpen, rows, offered, isBusy, failureCode }) => {
    const isFaulty = rows.some(({ faults }) => faults.length > 0);
    return isOpen
      ? {
          isOpen,
          isFaulty,
          isOffered: offered !== null && !isBusy && failureCode === null,
          isBusy,
          failureCode: isFaulty ? null : failureCode,
        }
      : { isOpen };
  },
});
