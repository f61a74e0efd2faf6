import { selectOrderMeasured, type OrderMeasuredMachine } from '../../../machines/order/order-measured';
import { describeModel } from '../../support/model/describe-model';
import type { Invariants } from '../../support/model/invariants';
import { orderMeasuredPlan } from '../../support/plans/order/order-measured.plan';

const invariants: Invariants<OrderMeasuredMachine> = {
  'a failure is forgotten while it is tried again': (now) => !now.hasTag('busy') || now.context.failureCode === null,
  'nothing is sent that nobody has said': (now) => !now.hasTag('busy') || now.context.answer !== null,
  'what is on its way is what was said': (now) => {
    const { busy } = selectOrderMeasured(now);
    return busy === null || (busy === 'yes') === now.context.answer?.isAccepted;
  },
};

describeModel(orderMeasuredPlan, { invariants });
