import { leavingFaults } from '../../../domain/order/trucks/leaving-faults';
import { selectOrderLeaving, type OrderLeavingMachine } from '../../../machines/order/order-leaving';
import { describeModel } from '../../support/model/describe-model';
import type { Invariants } from '../../support/model/invariants';
import { orderLeavingPlan } from '../../support/plans/order/order-leaving.plan';

const invariants: Invariants<OrderLeavingMachine> = {
  'a failure is forgotten while it is tried again': (now) => !now.hasTag('busy') || now.context.failureCode === null,
  'nothing is booked that has a fault': (now) =>
    !now.matches('booking') ||
    Object.keys(leavingFaults(now.context.typed, now.context.terms, now.context.now)).length === 0,
  'what is left of hours is told of the day that is typed': (now, before) =>
    before === null || now.context.slots === null || now.context.typed.day === before.context.typed.day,
  'only one of both dialogs is open': (now) => {
    const { isOpen, isDoubting } = selectOrderLeaving(now);
    return !(isOpen && isDoubting);
  },
};

describeModel(orderLeavingPlan, {
  invariants,
  equivalent: {
    'booking bookLeaving onDone #0 and #1 swapped': 'no answer is both: booked, and the hour is full',
  },
});
