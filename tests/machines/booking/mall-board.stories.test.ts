import { selectMallBoard } from '../../../machines/booking/mall-board';
import * as stories from '../../../stories/booking/mall-board.stories';
import { describeStories } from '../../support/model/describe-stories';
import { mallBoardPlan } from '../../support/plans/booking/mall-board.plan';

describeStories({
  plan: mallBoardPlan,
  select: selectMallBoard,
  stories,
  // A loading page looks like the previous one; the search line is a field of it.
  looks: ({ sheet, failureCode, isFiltering }) => ({
    shown: failureCode ? 'failure' : (sheet?.total ?? 'nothing'),
    isWithheld: !failureCode && (sheet?.isWithheld ?? false),
    isFiltering: isFiltering && !failureCode && (sheet?.total ?? 0) > 0,
  }),
});
