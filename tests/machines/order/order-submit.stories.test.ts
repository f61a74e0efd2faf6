import { selectOrderSubmit, type OrderSubmitView } from '../../../machines/order/order-submit';
import * as stories from '../../../stories/order/order-dialogs.stories';
import { describeStories } from '../../support/model/describe-stories';
import { orderSubmitPlan } from '../../support/plans/order/order-submit.plan';

/** Draws its own parts only: the form shows faults, a lapsed quote and a lookup result. */
function sight({ stage, isBusy, refusal, notice, canRetry }: OrderSubmitView): string {
  if (stage === 'refused') return refusal?.code ?? 'refused';
  if (stage === 'done') return 'done';
  if (stage === 'editing') return isBusy ? 'submitting' : 'editing';
  if (isBusy) return 'querying';
  if (notice !== null) return notice;
  return canRetry ? 'unknown' : 'unknown after a reload';
}

describeStories({
  plan: orderSubmitPlan,
  select: selectOrderSubmit,
  stories,
  looks: (view) => ({ sight: sight(view) }),
});
