import { selectOrderProlong, type OrderProlongMachine } from '../../../machines/order/order-prolong';
import { describeModel } from '../../support/model/describe-model';
import type { Invariants } from '../../support/model/invariants';
import { orderProlongPlan } from '../../support/plans/order/order-prolong.plan';

const invariants: Invariants<OrderProlongMachine> = {
  'a failure is forgotten while it is tried again': (now) => !now.hasTag('busy') || now.context.failureCode === null,
  'nothing is sent that is no number of days': (now) => !now.hasTag('busy') || selectOrderProlong(now).typed === '10',
  'a price is agreed to for the days it was counted for': (now, before) =>
    before === null || now.context.offer === null || now.context.typed === before.context.typed,
  'a price, and how many days there are at most, are never said together': (now) =>
    now.context.offer === null || now.context.mostDays === null,
};

describeModel(orderProlongPlan, {
  invariants,
  equivalent: {
    'sending prolongStay onDone #0 and #1 swapped': 'no answer is both: the days, and what they cost',
    'sending prolongStay onDone #1 and #2 swapped': 'no answer is both: what the days cost, and that others have them',
  },
});
