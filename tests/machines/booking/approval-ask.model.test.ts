import { selectApprovalAsk } from '../../../machines/booking/approval-ask';
import { describeModel } from '../../support/model/describe-model';
import { approvalAskPlan } from '../../support/plans/booking/approval-ask.plan';

const APART = 'an outcome has one code, so at most one of these guards is true';

describeModel(approvalAskPlan, {
  equivalent: {
    'loading loadBook onDone #0 and #1 swapped': APART,
    'shown.asking askApproval onDone #0 and #1 swapped': APART,
    'shown.revoking revokeApproval onDone #0 and #1 swapped': APART,
  },
  invariants: {
    'a link is told to nobody but whoever asked for it': (now) =>
      !now.hasTag('signedOut') || now.context.address === null,
    'a link that was taken back is told no longer': (now) =>
      selectApprovalAsk(now).address === null ||
      (now.context.book?.approvals.some(({ state }) => state === 'WAITING') ?? false),
    'a failure is forgotten while it is tried again': (now) =>
      !(now.hasTag('asking') || now.hasTag('revoking')) || now.context.failureCode === null,
  },
});
