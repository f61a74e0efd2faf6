import { selectPurchaseList } from '../../../machines/booking/purchase-list';
import * as stories from '../../../stories/booking/purchase-list.stories';
import { describeStories } from '../../support/model/describe-stories';
import { purchaseListPlan } from '../../support/plans/booking/purchase-list.plan';

describeStories({
  plan: purchaseListPlan,
  select: selectPurchaseList,
  stories,
  looks: ({ stage, sheet, sums, isFinding }) => ({
    stage,
    isFinding,
    shown:
      stage !== 'shown' ? null : sheet?.held?.isOver ? 'over' : (sheet?.groups.length ?? 0) > 0 ? 'listed' : 'empty',
    isTyped: stage === 'shown' && sums === null,
  }),
});
