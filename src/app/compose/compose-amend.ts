import { orderAmendMachine } from '../../../machines/order/order-amend';
import type { OrderReceiptActor } from '../../../machines/order/order-receipt';
import type { Gateway } from '../../effects/gateway/gateway';
import { late } from '../../effects/late';
import { shownAnew } from './shown-anew';

/** Other amounts of an order, which its receipt is waited for to show. */
export const composeAmend = (gateway: () => Promise<Gateway>, receipt: OrderReceiptActor) =>
  orderAmendMachine.provide({
    actors: {
      amendOrder: late(async () => {
        const [open, { amendOrderVia }] = await Promise.all([
          gateway(),
          import('../../effects/after-order/amend-calls'),
        ]);
        return amendOrderVia(open);
      }),
      showOrder: shownAnew(receipt),
    },
  });
