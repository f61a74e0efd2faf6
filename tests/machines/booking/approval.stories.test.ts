import { selectApproval } from '../../../machines/booking/approval';
import * as stories from '../../../stories/booking/approval.stories';
import { describeStories } from '../../support/model/describe-stories';
import { approvalPlan } from '../../support/plans/booking/approval.plan';

describeStories({
  plan: approvalPlan,
  select: selectApproval,
  stories,
  looks: ({ stage, sight, decision, isSending, isChecking, isDeciding }) => ({
    stage,
    isSending,
    isChecking,
    isDeciding,
    isLocked: stage === 'code' && sight?.stage === 'CODE' && sight.lockedMinutes > 0,
    decision: stage === 'list' && !isDeciding ? decision : null,
    decided: stage === 'decided' && sight?.stage === 'LIST' ? (sight.decided?.decision ?? null) : null,
  }),
});
