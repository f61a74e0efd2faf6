import { orderAmendMachine } from '../../../machines/order/order-amend';
import { orderMeasuredMachine } from '../../../machines/order/order-measured';
import type { Gateway } from '../../effects/gateway/gateway';
import { late } from '../../effects/late';
import { once } from '../once';

/** What is decided about the goods of an order after it was sent; `showOrder` has it asked for anew. */
export function composeIntake(gateway: () => Promise<Gateway>, showOrder: () => void) {
  const calls = once(async () => {
    const [open, { amendOrderVia, answerMeasuredVia }] = await Promise.all([
      gateway(),
      import('../../effects/after-order/intake-calls'),
    ]);
    return { amendOrder: amendOrderVia(open), answerMeasured: answerMeasuredVia(open) };
  });
  const actions = { showOrder };
  return {
    measured: orderMeasuredMachine.provide({
      actors: { answerMeasured: late(async () => (await calls()).answerMeasured) },
      actions,
    }),
    amend: orderAmendMachine.provide({ actors: { amendOrder: late(async () => (await calls()).amendOrder) }, actions }),
  };
}
