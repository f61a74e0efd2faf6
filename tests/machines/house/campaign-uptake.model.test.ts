import { describeModel } from '../../support/model/describe-model';
import { campaignUptakePlan } from '../../support/plans/house/campaign-uptake.plan';

describeModel(campaignUptakePlan, {
  invariants: {
    'a failure is forgotten while it is asked again': ({ context, ...now }) =>
      !now.hasTag('loading') || context.failureCode === null,
    'nobody is listed beside a failure': ({ context, ...now }) => !now.hasTag('failed') || context.uptake === null,
  },
});
