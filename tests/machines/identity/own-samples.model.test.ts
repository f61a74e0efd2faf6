import { describeModel } from '../../support/model/describe-model';
import { ownSamplesPlan } from '../../support/plans/identity/own-samples.plan';

describeModel(ownSamplesPlan, {
  invariants: {
    'nothing old is shown where it could not be asked': ({ context: { products, failureCode } }) =>
      failureCode === null || products.length === 0,
  },
});
