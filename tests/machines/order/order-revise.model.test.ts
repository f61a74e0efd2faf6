import type { OrderReviseMachine } from '../../../machines/order/order-revise';
import { describeModel } from '../../support/model/describe-model';
import type { Invariants } from '../../support/model/invariants';
import { orderRevisePlan } from '../../support/plans/order/order-revise.plan';

const invariants: Invariants<OrderReviseMachine> = {
  'a failure is forgotten while it is tried again': (now) => !now.hasTag('busy') || now.context.failureCode === null,
  'a topic is open exactly while the dialog is': (now) => now.hasTag('open') === (now.context.topic !== null),
  'a price is agreed to for what it was counted for': (now, before) =>
    before === null || now.context.offer === null || now.context.typed === before.context.typed,
  'a price and something to mend are never said together': (now) =>
    now.context.offer === null || now.context.faults.length === 0,
  'who has agreed to a price is never told that nothing happened': ({ context: { offer, failureCode } }) =>
    offer === null || failureCode === null || !['network', 'unavailable', 'unexpected'].includes(failureCode),
  'what was listed stays listed while it is read again': (now, before) =>
    before === null || !now.hasTag('loading') || now.context.topics === before.context.topics,
};

describeModel(orderRevisePlan, {
  invariants,
  equivalent: {
    'open.sending reviseOrder onDone #0 and #1 swapped': 'no answer is both: the change, and what it costs',
    'open.sending reviseOrder onDone #1 and #2 swapped': 'a price is the first one or another one, never both',
    'open.sending reviseOrder onDone #2 and #3 swapped': 'no answer is both: another price, and something to mend',
  },
});
