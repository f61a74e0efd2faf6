import { selectOrderReceipt } from '../../../machines/order/order-receipt';
import { describeModel } from '../../support/model/describe-model';
import { orderCancelPlan } from '../../support/plans/order/order-cancel.plan';
import { orderReceiptPlan } from '../../support/plans/order/order-receipt.plan';

describeModel(orderReceiptPlan, {
  children: { cancellation: orderCancelPlan },
  equivalent: {
    'failed on order.refresh #0 goes to naming': 'a page that has failed has a number, which leads on at once',
    'loading loadOrder onDone #0 and #1 swapped': 'what was found is not missing',
    'shown.greeting.open on greeting.close #0 goes to deciding': 'whoever was greeted is not greeted again',
    'shown.order.sorting always #0 and #1 swapped': 'what waits for its enterprise has not left',
    'shown.order.sorting always #1 and #2 swapped': 'what a gate still waits for has not left',
    'shown.greeting.open on greeting.verify #0 goes to deciding': 'whoever was greeted is not greeted again',
  },
  invariants: {
    'only an order that can be cancelled is asked about': (now, before) =>
      !now.matches({ shown: { cancellation: 'open' } }) ||
      before?.matches({ shown: { cancellation: 'open' } }) === true ||
      (before !== null && before.context.order !== null && before.context.order.cancelFee !== null),
    'what is shown is an order, and an order that is known is shown': ({ context, ...now }) =>
      now.hasTag('shown') === (context.order !== null),
    'an order once shown stays': (now, before) => before === null || !before.hasTag('shown') || now.hasTag('shown'),
    'what is not shown says why, or is on its way': (now) =>
      now.hasTag('shown') || now.hasTag('loading') || now.context.failureCode !== null,
    'congratulations are said once': ({ context, ...now }) => !context.isGreeted || !now.hasTag('greeting'),
    'nobody is congratulated on an order that is over': (now) => {
      const view = selectOrderReceipt(now);
      return view.stage !== 'shown' || view.standing !== 'over' || !view.isGreeting;
    },
    'nobody is congratulated on an order that was placed elsewhere or before': (now) => {
      const view = selectOrderReceipt(now);
      return view.stage !== 'shown' || now.context.isJustPlaced || !(view.isGreeting || view.isFresh);
    },
    'between two answers the countdown never rises': (now, before) =>
      before === null ||
      before.hasTag('busy') ||
      before.hasTag('loading') ||
      now.context.secondsLeft <= before.context.secondsLeft,
  },
});
