import { selectOrderAmend, type OrderAmendMachine } from '../../../machines/order/order-amend';
import { describeModel } from '../../support/model/describe-model';
import type { Invariants } from '../../support/model/invariants';
import { orderAmendPlan } from '../../support/plans/order/order-amend.plan';

const invariants: Invariants<OrderAmendMachine> = {
  'a failure is forgotten while it is tried again': (now) => !now.hasTag('busy') || now.context.failureCode === null,
  'nothing is sent that is too far from what was booked': (now) =>
    !now.hasTag('busy') || selectOrderAmend(now).rows.every(({ kg, m3 }) => kg !== '-' && m3 !== '1.2'),
  'what was amended is shown until the page behind has been told': (now, before) =>
    before === null || !before.hasTag('amended') || now.hasTag('amended') || !now.hasTag('open'),
  'a price is agreed to for the amounts it was counted for': (now, before) =>
    before === null || now.context.offered === null || now.context.typed === before.context.typed,
};

describeModel(orderAmendPlan, {
  invariants,
  equivalent: { 'sending amendOrder onDone #0 and #1 swapped': 'no answer is both: amended, and at another price' },
});
