import { selectOrderTruck } from '../../../machines/order/order-truck';
import * as stories from '../../../stories/modes/cfs-trucks.stories';
import { describeStories } from '../../support/model/describe-stories';
import { orderTruckPlan } from '../../support/plans/order/order-truck.plan';

describeStories({
  plan: orderTruckPlan,
  select: selectOrderTruck,
  stories,
  looks: ({ isOpen, isLooking, offered, isBusy, failureCode }) => {
    if (!isOpen) return { isOpen };
    return isLooking
      ? { isLooking, failureCode }
      : { isOffered: offered !== null && !isBusy && failureCode === null, isBusy, failureCode };
  },
});
