import { describeModel } from '../../support/model/describe-model';
import { chunkGuardPlan } from '../../support/plans/shell/chunk-guard.plan';

describeModel(chunkGuardPlan, {
  invariants: {
    'a page never gives up while it is starting anew': (now) => !(now.hasTag('reloading') && now.hasTag('failed')),
    'nothing happens before something is missing': (now, before) => before !== null || now.matches('watching'),
  },
});
