import { selectOrderBumped, type OrderBumpedMachine } from '../../../machines/order/order-bumped';
import { describeModel } from '../../support/model/describe-model';
import type { Invariants } from '../../support/model/invariants';
import { ONTO, orderBumpedPlan } from '../../support/plans/order/order-bumped.plan';

const invariants: Invariants<OrderBumpedMachine> = {
  'a failure is forgotten while it is tried again': (now) => !now.hasTag('busy') || now.context.failureCode === null,
  'nothing is sent that nobody has said': (now) => !now.hasTag('busy') || now.context.answer?.offerId === ONTO,
  'what is on its way is what was said': (now) => {
    const { busy } = selectOrderBumped(now);
    return busy === null || (busy === 'yes') === now.context.answer?.isAccepted;
  },
};

describeModel(orderBumpedPlan, { invariants });
