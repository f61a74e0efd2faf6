import { describeModel } from '../../support/model/describe-model';
import { deskLogPlan } from '../../support/plans/house/desk-log.plan';

describeModel(deskLogPlan, {
  invariants: {
    'a failure is forgotten while lines are loaded': ({ context, ...now }) =>
      !now.hasTag('loading') || context.failureCode === null,
    'of a chain is said what was found this time': ({ context, ...now }) =>
      now.hasTag('checked') === (context.chain !== null),
  },
});
