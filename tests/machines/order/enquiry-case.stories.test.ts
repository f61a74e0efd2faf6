import { selectEnquiryCase, type EnquiryCaseView } from '../../../machines/order/enquiry-case';
import * as stories from '../../../stories/order/enquiry-case.stories';
import { describeStories } from '../../support/model/describe-stories';
import { enquiryCasePlan } from '../../support/plans/order/enquiry-case.plan';

function sight({ stage, lostCode, isBusy, state, panel, failureCode, wrong, isChanged }: EnquiryCaseView): string {
  if (stage === 'lost') return lostCode;
  if (stage === 'signedOut') return isBusy ? 'signing in' : stage;
  if (stage !== 'shown') return stage;
  if (panel !== null) return wrong.length > 0 ? `${panel}, wrong` : panel;
  if (isBusy) return 'busy';
  if (failureCode !== null) return failureCode;
  if (wrong.length > 0) return 'nothing said';
  return isChanged && state === 'ANSWERED' ? 'changed' : state;
}

describeStories({
  plan: enquiryCasePlan,
  select: selectEnquiryCase,
  stories,
  looks: (view) => ({ sight: sight(view) }),
});
