import { describeModel } from '../support/model/describe-model';
import { orderDraftPlan } from '../support/plans/order-draft.plan';

describeModel(orderDraftPlan, {
  invariants: {
    'a question is about two drafts': (now) => !now.hasTag('asking') || now.context.other !== null,
    'what was filled in here is never taken away unasked': (now, before) =>
      before === null ||
      !before.context.isTouched ||
      before.hasTag('asking') ||
      now.context.form !== null ||
      before.matches('dropping'),
    'one draft has one key': (now, before) =>
      before === null ||
      before.context.key === '' ||
      now.context.key === before.context.key ||
      before.matches('dropping'),
  },
});
