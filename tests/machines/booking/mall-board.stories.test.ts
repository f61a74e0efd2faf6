import { selectMallBoard } from '../../../machines/booking/mall-board';
import * as stories from '../../../stories/booking/mall-board.stories';
import { describeStories } from '../../support/model/describe-stories';
import { mallBoardPlan } from '../../support/plans/booking/mall-board.plan';

describeStories({
  plan: mallBoardPlan,
  select: selectMallBoard,
  stories,
  // A page that is being looked for looks like the one before it; what stands in the line is one of its fields.
  looks: ({ sheet, failureCode, isFiltering }) => ({
    shown: failureCode ? 'failure' : (sheet?.total ?? 'nothing'),
    isWithheld: !failureCode && (sheet?.isWithheld ?? false),
    isFiltering: isFiltering && !failureCode && (sheet?.total ?? 0) > 0,
  }),
});
