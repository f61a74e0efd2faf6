import { helpVoteFault } from '../../../domain/content/help-vote';
import { describeModel } from '../../support/model/describe-model';
import { helpVotePlan } from '../../support/plans/content/help-vote.plan';

describeModel(helpVotePlan, {
  invariants: {
    'a no is sent with its reason': ({ context: { draft }, ...now }) =>
      !now.matches('sending') || helpVoteFault(draft) === null,
    'nothing is tried where nothing is being explained': ({ context: { isTried }, ...now }) =>
      !isTried || now.matches('explaining') || now.matches('sending'),
  },
});
