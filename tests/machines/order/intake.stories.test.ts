import { selectOrderAmend } from '../../../machines/order/order-amend';
import { selectOrderAnswer } from '../../../machines/order/order-answer';
import * as amendStories from '../../../stories/order/order-amend.stories';
import * as measuredStories from '../../../stories/order/order-measured.stories';
import { describeStories } from '../../support/model/describe-stories';
import { orderAmendPlan } from '../../support/plans/order/order-amend.plan';
import { orderAnswerPlan } from '../../support/plans/order/order-answer.plan';

describeStories({
  plan: orderAnswerPlan,
  select: selectOrderAnswer,
  stories: measuredStories,
  looks: (view) => view,
});

describeStories({
  plan: orderAmendPlan,
  select: selectOrderAmend,
  stories: amendStories,
  looks: ({ isOpen, rows, offered, isBusy, isAmended, failureCode }) => {
    const isFaulty = rows.some(({ faults }) => faults.length > 0);
    return isOpen
      ? {
          isOpen,
          isFaulty,
          isOffered: offered !== null && !isBusy && failureCode === null,
          isBusy,
          isAmended,
          failureCode: isFaulty ? null : failureCode,
        }
      : { isOpen };
  },
});
