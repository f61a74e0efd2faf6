import type { CancelOrderOutcome } from '../../../machines/order/order-cancel';
import { describeModel } from '../../support/model/describe-model';
import { orderCancelPlan } from '../../support/plans/order/order-cancel.plan';

describeModel(orderCancelPlan, {
  equivalent: {
    'cancelling cancelOrder onDone #0 and #1 swapped': 'what was cancelled was not too late',
  },
  invariants: {
    'what is refused for another fee is given up for that one': ({ context }, _before, { step }) => {
      const said = step.kind === 'done' ? (step.output as CancelOrderOutcome) : null;
      if (said === null || said.ok || said.failure.code !== 'feeChanged') return true;
      return context.fee.amount === said.failure.fee.amount;
    },
    'nothing is cancelled without a reason': ({ context, ...now }) => !now.hasTag('busy') || context.reason !== null,
    'nothing is complained of while the answer is awaited': ({ context, ...now }) =>
      !now.hasTag('busy') || context.failureCode === null,
    'what ends cancelled was on its way there': (now, before) =>
      now.status !== 'done' || !now.output?.isCancelled || before?.hasTag('busy') === true,
    'another fee is shown before it is charged': ({ context }, before) =>
      before === null || context.fee.amount === before.context.fee.amount || context.failureCode === 'feeChanged',
  },
});
