import { selectOrderCopy, type OrderCopyMachine } from '../../../machines/order/order-copy';
import { describeModel } from '../../support/model/describe-model';
import type { Invariants } from '../../support/model/invariants';
import { AGAIN, orderCopyPlan } from '../../support/plans/order/order-copy.plan';

const invariants: Invariants<OrderCopyMachine> = {
  'a failure is forgotten while it is tried again': ({ context: { failureCode, isReplacing }, ...now }) =>
    !now.hasTag('busy') || isReplacing || failureCode === null,
  'a draft is replaced by nobody who was not asked': (now, before) =>
    before === null || !now.context.isReplacing || before.context.isReplacing || before.hasTag('asking'),
  'whoever is asked is told what would be lost': (now) =>
    !now.hasTag('asking') || selectOrderCopy(now).question !== null,
  'it is known where to go on': (now) => !now.hasTag('busy') || now.context.address === AGAIN,
};

describeModel(orderCopyPlan, {
  invariants,
  equivalent: { 'copying copyOrder onDone #0 and #1 swapped': 'no answer is both: copied, and stopped by a draft' },
});
