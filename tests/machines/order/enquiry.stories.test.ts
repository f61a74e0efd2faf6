import { selectEnquiry, type EnquiryView } from '../../../machines/order/enquiry';
import * as stories from '../../../stories/order/enquiry.stories';
import { describeStories } from '../../support/model/describe-stories';
import { enquiryPlan } from '../../support/plans/order/enquiry.plan';

function sight({ stage, failureCode, isJudged, isLookingUp, faults }: EnquiryView): string {
  if (stage !== 'editing') return stage;
  if (failureCode !== null) return failureCode;
  if (isJudged) return faults.length > 0 ? 'judged' : 'mended';
  if (faults.length > 0) return 'left wrong';
  return isLookingUp ? 'looking up' : 'plain';
}

const pastOf = ({ history, isHistoryLost }: EnquiryView): string => {
  if (isHistoryLost) return 'lost';
  return history.length > 0 ? 'listed' : 'none';
};

/** History and form are independent, so the history is distinguished beside a plain form only. */
describeStories({
  plan: enquiryPlan,
  select: selectEnquiry,
  stories,
  looks: (view) => ({ sight: sight(view), past: sight(view) === 'plain' ? pastOf(view) : 'whatever' }),
});
