import { orderAmendMachine } from '../../../machines/order/order-amend';
import type { OrderReceiptActor } from '../../../machines/order/order-receipt';
import type { Gateway } from '../../effects/gateway/gateway';
import { lazyActor } from '../../effects/late';
import { shownAnew } from './shown-anew';

/** Changes the amounts of an order; waits until the receipt shows them. */
export const composeAmend = (gateway: () => Promise<Gateway>, receipt: OrderReceiptActor) =>
  orderAmendMachine.provide({
    actors: {
      amendOrder: lazyActor(async () => {
        const [open, { amendOrderVia }] = await Promise.all([
          gateway(),
          import('../../effects/after-order/amend-calls'),
        ]);
        return amendOrderVia(open);
      }),
      showOrder: shownAnew(receipt),
    },
  });
