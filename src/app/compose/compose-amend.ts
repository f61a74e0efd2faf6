import { orderAmendMachine } from '../../../machines/order/order-amend';
import type { Gateway } from '../../effects/gateway/gateway';
import { late } from '../../effects/late';

/** Other amounts of an order; `showOrder` has it asked for anew. */
export const composeAmend = (gateway: () => Promise<Gateway>, showOrder: () => void) =>
  orderAmendMachine.provide({
    actors: {
      amendOrder: late(async () => {
        const [open, { amendOrderVia }] = await Promise.all([
          gateway(),
          import('../../effects/after-order/amend-calls'),
        ]);
        return amendOrderVia(open);
      }),
    },
    actions: { showOrder },
  });
