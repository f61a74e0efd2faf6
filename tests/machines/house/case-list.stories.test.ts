import { selectCaseList } from '../../../machines/house/case-list';
import * as stories from '../../../stories/house/case-list.stories';
import { describeStories } from '../../support/model/describe-stories';
import { caseListPlan } from '../../support/plans/house/case-list.plan';

describeStories({
  plan: caseListPlan,
  select: selectCaseList,
  stories,
  looks: ({ stage, total, isLeft, failureCode }) => ({
    stage,
    isMany: stage === 'listed' && failureCode === null ? total > 30 : null,
    isLeft: stage === 'listed' && isLeft,
    failureCode: stage === 'absent' ? null : failureCode,
  }),
});
