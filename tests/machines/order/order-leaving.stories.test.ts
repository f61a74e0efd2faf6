import { selectOrderLeaving } from '../../../machines/order/order-leaving';
import * as stories from '../../../stories/order/order-leaving.stories';
import { describeStories } from '../../support/model/describe-stories';
import { orderLeavingPlan } from '../../support/plans/order/order-leaving.plan';

describeStories({
  plan: orderLeavingPlan,
  select: selectOrderLeaving,
  stories,
  looks: ({ isOpen, isDoubting, faults, slots, isBusy, failureCode }) => {
    const isFaulty = Object.keys(faults).length > 0;
    if (isDoubting) return { isDoubting, isBusy, failureCode };
    if (!isOpen) return { isOpen };
    return {
      isOpen,
      isFaulty,
      isFull: slots !== null && !isBusy && !isFaulty && failureCode === null,
      isBusy,
      failureCode: isFaulty ? null : failureCode,
    };
  },
});
