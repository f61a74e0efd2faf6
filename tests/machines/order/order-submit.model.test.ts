import { describeModel } from '../../support/model/describe-model';
import { orderSubmitPlan } from '../../support/plans/order/order-submit.plan';

describeModel(orderSubmitPlan, {
  equivalent: {
    'querying findOrder onDone #0 and #1 swapped': 'what is there is not absent',
    'submitting submitOrder onDone #0 and #1 swapped': 'a placed order was not refused',
    'submitting submitOrder onDone #1 and #2 swapped': 'signed out is not unknown',
    'submitting submitOrder onDone #2 and #3 swapped': 'an edition not agreed to is not unknown',
    'submitting submitOrder onDone #3 and #4 swapped': 'what is asked about is known',
  },
  invariants: {
    'nothing is in doubt any more once it is known what became of it': (now) =>
      !(now.matches('editing') || now.matches('refused')) || !now.context.isDoubted,
    'one order goes out by one key': ({ context: { submission, key } }) =>
      submission === null || submission.key === key,
    'a retry never draws another key': (now, before) =>
      before === null ||
      before.context.submission === null ||
      now.context.key === before.context.key ||
      now.hasTag('unknown'),
    'where the outcome is unknown nothing is sent by itself': (now, before) =>
      !(before?.hasTag('unknown') ?? false) || !('submitOrder' in now.children),
    'it is done exactly when there is a number': (now) => now.hasTag('done') === (now.context.orderNo !== ''),
    'a refusal is not shown while an answer is awaited': (now) =>
      !now.hasTag('busy') || now.hasTag('unknown') || now.matches('agreeing') || now.context.refusal === null,
  },
});
