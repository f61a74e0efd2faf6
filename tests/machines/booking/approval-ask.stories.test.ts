import { selectApprovalAsk } from '../../../machines/booking/approval-ask';
import * as stories from '../../../stories/booking/approval-ask.stories';
import { describeStories } from '../../support/model/describe-stories';
import { approvalAskPlan } from '../../support/plans/booking/approval-ask.plan';

describeStories({
  plan: approvalAskPlan,
  select: selectApprovalAsk,
  stories,
  looks: ({ stage, book, isFinding, isAsking, revokingId, address }) => ({
    stage,
    isFinding,
    isAsking,
    isRevoking: revokingId !== null,
    shown: stage === 'shown' && !isAsking && revokingId === null ? (book?.approvals[0]?.state ?? 'NONE') : null,
    isTold: stage === 'shown' && !isAsking && revokingId === null && address !== null,
  }),
});
