import type { OrderCopyMachine } from '../../../machines/order/order-copy';
import { describeModel } from '../../support/model/describe-model';
import type { Invariants } from '../../support/model/invariants';
import { orderCopyPlan } from '../../support/plans/order/order-copy.plan';

const invariants: Invariants<OrderCopyMachine> = {
  'a failure is forgotten while it is tried again': ({ context: { failureCode }, ...now }) =>
    !now.hasTag('busy') || failureCode === null,
  'it is known where to go on': (now) => !now.hasTag('busy') || now.context.isAtOnce || now.context.address !== '',
};

describeModel(orderCopyPlan, { invariants });
