import type { OrderComplaintMachine } from '../../../machines/order/order-complaint';
import { describeModel } from '../../support/model/describe-model';
import type { Invariants } from '../../support/model/invariants';
import { orderComplaintPlan } from '../../support/plans/order/order-complaint.plan';

const invariants: Invariants<OrderComplaintMachine> = {
  'a failure is forgotten while it is tried again': (now) => !now.hasTag('busy') || now.context.failureCode === null,
  'nothing is sent that is more than there is, or says too little': (now) =>
    !now.hasTag('busy') ||
    (now.context.typed.about !== '' && now.context.typed.kg === '500' && now.context.typed.words === '少了两桶'),
  'what was filed is shown until the page behind has been told': (now, before) =>
    before === null || !before.hasTag('filed') || now.hasTag('filed') || !now.hasTag('open'),
  'another failure is not left standing beside what is typed anew': (now, before) =>
    before === null || now.context.failureCode === null || now.context.typed === before.context.typed,
};

describeModel(orderComplaintPlan, { invariants });
