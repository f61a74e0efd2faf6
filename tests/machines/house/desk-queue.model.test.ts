import { describeModel } from '../../support/model/describe-model';
import { deskQueuePlan } from '../../support/plans/house/desk-queue.plan';

describeModel(deskQueuePlan, {
  invariants: {
    'a failure is forgotten while the list is loaded': ({ context, ...now }) =>
      !now.hasTag('loading') || context.failureCode === null,
    'what is counted is counted whole': ({ context, ...now }) => !now.hasTag('listed') || context.counts !== null,
  },
});
