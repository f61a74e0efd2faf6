import { selectOrderRevise } from '../../../machines/order/order-revise';
import * as stories from '../../../stories/order/order-revise.stories';
import { describeStories } from '../../support/model/describe-stories';
import { orderRevisePlan } from '../../support/plans/order/order-revise.plan';

describeStories({
  plan: orderRevisePlan,
  select: selectOrderRevise,
  stories,
  looks: ({ isFailed, topics, topic, faults, offer, isBusy, failureCode }) =>
    topic
      ? {
          isOpen: true,
          isFaulty: faults.length > 0,
          isOffered: offer !== null && !isBusy && failureCode === null,
          isBusy,
          failureCode: faults.length > 0 ? null : failureCode,
        }
      : { isFailed, isListed: topics.length > 0 },
});
