import { selectCaseBatch } from '../../../machines/house/case-batch';
import * as stories from '../../../stories/house/case-batch.stories';
import { describeStories } from '../../support/model/describe-stories';
import { caseBatchPlan } from '../../support/plans/house/case-batch.plan';

describeStories({
  plan: caseBatchPlan,
  select: selectCaseBatch,
  stories,
  looks: ({ step, isBusy, isLacking, failureCode, message }) => ({
    step,
    isBusy,
    isLacking,
    failureCode,
    isTold: message !== null,
  }),
});
