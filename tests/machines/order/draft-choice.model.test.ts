import { describeModel } from '../../support/model/describe-model';
import { draftChoicePlan } from '../../support/plans/order/draft-choice.plan';

describeModel(draftChoicePlan, {
  invariants: {
    'nobody is asked before both orders are known': ({ context, ...now }) =>
      !now.hasTag('asking') || (context.draft !== null && context.begun !== null),
    'what is gone on with is one of those that were found': ({ context: { draft, drafts } }) =>
      draft === null || drafts.includes(draft),
    'what was asked about is forgotten once it is answered': (now, before) =>
      before === null || !before.hasTag('asking') || now.hasTag('asking') || now.context.older === null,
  },
});
