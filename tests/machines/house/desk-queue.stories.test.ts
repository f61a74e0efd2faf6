import { selectDeskQueue } from '../../../machines/house/desk-queue';
import * as stories from '../../../stories/house/desk-queue.stories';
import { describeStories } from '../../support/model/describe-stories';
import { deskQueuePlan } from '../../support/plans/house/desk-queue.plan';

describeStories({
  plan: deskQueuePlan,
  select: selectDeskQueue,
  stories,
  looks: ({ stage, total, failureCode, isBusy }) => ({
    stage,
    many: stage === 'listed' && failureCode === null && !isBusy ? Math.min(total, 31) > 30 : null,
    failureCode,
    isBusy: isBusy && failureCode === null,
  }),
});
