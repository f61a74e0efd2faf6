import { selectOrderProlong } from '../../../machines/order/order-prolong';
import * as stories from '../../../stories/order/order-prolong.stories';
import { describeStories } from '../../support/model/describe-stories';
import { orderProlongPlan } from '../../support/plans/order/order-prolong.plan';

describeStories({
  plan: orderProlongPlan,
  select: selectOrderProlong,
  stories,
  looks: ({ isOpen, isFaulty, offer, mostDays, isBusy, failureCode }) =>
    isOpen
      ? {
          isOpen,
          isFaulty,
          isOffered: offer !== null && !isBusy && failureCode === null,
          isShort: mostDays !== null && !isBusy && failureCode === null,
          isBusy,
          failureCode: isFaulty ? null : failureCode,
        }
      : { isOpen },
});
