import { selectOrderAnswer, type OrderAnswerMachine } from '../../../machines/order/order-answer';
import { describeModel } from '../../support/model/describe-model';
import type { Invariants } from '../../support/model/invariants';
import { orderAnswerPlan, SHOWN } from '../../support/plans/order/order-answer.plan';

const invariants: Invariants<OrderAnswerMachine> = {
  'a failure is forgotten while it is tried again': (now) => !now.hasTag('busy') || now.context.failureCode === null,
  'nothing is answered to but what was shown': (now) => !now.hasTag('busy') || now.context.answer?.shown === SHOWN,
  'what is on its way is what was said': (now) => {
    const { busy } = selectOrderAnswer(now);
    return busy === null || (busy === 'yes') === now.context.answer?.isAccepted;
  },
};

describeModel(orderAnswerPlan, { invariants });
