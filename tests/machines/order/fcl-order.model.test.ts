import { describeModel } from '../../support/model/describe-model';
import { fclOrderPlan } from '../../support/plans/order/fcl-order.plan';

const PARTS = ['orderForm', 'orderDraft', 'orderServices', 'orderSubmit', 'orderQuote'];

describeModel(fclOrderPlan, {
  invariants: {
    'every part lives as long as the page': (now) => PARTS.every((id) => id in now.children),
    'lists are here exactly where they are ready': (now) =>
      now.matches({ lists: 'ready' }) === (now.context.lists !== null),
    'what is placed is not changed any more': (now, before) =>
      before === null || !before.hasTag('placed') || now.context.form === before.context.form,
  },
});
