import { selectOrderComplaint } from '../../../machines/order/order-complaint';
import * as stories from '../../../stories/order/order-complaint.stories';
import { describeStories } from '../../support/model/describe-stories';
import { orderComplaintPlan } from '../../support/plans/order/order-complaint.plan';

describeStories({
  plan: orderComplaintPlan,
  select: selectOrderComplaint,
  stories,
  looks: ({ isOpen, faults, isBusy, isWaiting, isFiled, failureCode }) => {
    const isFaulty = faults.length > 0;
    return isOpen
      ? { isOpen, isFaulty, isBusy, isWaiting, isFiled, failureCode: isFaulty ? null : failureCode }
      : { isOpen };
  },
});
