import { selectSegregationCheck, type SegregationCheckView } from '../../../machines/booking/segregation-check';
import * as stories from '../../../stories/booking/segregation-check.stories';
import { describeStories } from '../../support/model/describe-stories';
import { segregationCheckPlan } from '../../support/plans/booking/segregation-check.plan';

/** All levels share one card; a refusal, an objection and a chosen pair are always visible. */
function sight({ goods, isBusy, isFull, verdict, chosen, objection, failure }: SegregationCheckView) {
  if (failure) return failure.code;
  if (objection) return objection;
  if (chosen) return 'pair';
  if (isFull) return 'full';
  if (verdict) return 'judged';
  return isBusy ? 'checking' : `${goods.length} of goods`;
}

describeStories({
  plan: segregationCheckPlan,
  select: selectSegregationCheck,
  stories,
  looks: (view) => ({ sight: sight(view) }),
});
