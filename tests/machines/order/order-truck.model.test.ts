import { isSameTruck } from '../../../domain/order/trucks/truck';
import type { OrderTruckMachine } from '../../../machines/order/order-truck';
import { describeModel } from '../../support/model/describe-model';
import type { Invariants } from '../../support/model/invariants';
import { orderTruckPlan } from '../../support/plans/order/order-truck.plan';

const invariants: Invariants<OrderTruckMachine> = {
  'a failure is forgotten while it is tried again': (now) => !now.hasTag('busy') || now.context.failureCode === null,
  'nothing is sent that is as it was': (now) =>
    !now.hasTag('busy') || !isSameTruck(now.context.kept, now.context.typed),
  'a price is agreed to for the truck it was counted for': (now, before) =>
    before === null || now.context.offered === null || now.context.typed === before.context.typed,
};

describeModel(orderTruckPlan, {
  invariants,
  equivalent: {
    'sending changeTruck onDone #0 and #1 swapped': 'no answer is both: changed, and taken by others',
    'sending changeTruck onDone #1 and #2 swapped': 'no answer is both: taken by others, and at another price',
  },
});
