import { selectVerification, type VerificationView } from '../../../machines/identity/verification';
import * as stories from '../../../stories/identity/verification.stories';
import { describeStories } from '../../support/model/describe-stories';
import { verificationPlan } from '../../support/plans/identity/verification.plan';

function sight({ stage, isBusy, facts, faults, failureCode, licenceName }: VerificationView): string {
  if (stage !== 'editing') return `${stage}${isBusy ? ', deciding' : ''}`;
  const standing =
    facts.status === 'NONE' ? 'papers' : `papers again, ${facts.status === 'REJECT' ? 'turned down' : 'expired'}`;
  if (isBusy) return facts.status === 'NONE' ? 'submitting' : 'submitting again';
  if (failureCode) return failureCode;
  if (faults.licence) return faults.licence;
  if (Object.keys(faults).length > 0) return 'faulted';
  return licenceName === null ? standing : 'papers with a licence';
}

describeStories({
  plan: verificationPlan,
  select: selectVerification,
  stories,
  looks: (view) => ({ sight: sight(view) }),
});
