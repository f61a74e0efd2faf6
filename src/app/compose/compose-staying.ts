import { orderProlongMachine } from '../../../machines/order/order-prolong';
import type { Gateway } from '../../effects/gateway/gateway';
import { lazyActor } from '../../effects/late';

export const composeStaying = (gateway: () => Promise<Gateway>, showOrder: () => void) =>
  orderProlongMachine.provide({
    actors: {
      prolongStay: lazyActor(async () => {
        const [open, { prolongStayVia }] = await Promise.all([
          gateway(),
          import('../../effects/after-order/prolong-stay'),
        ]);
        return prolongStayVia(open);
      }),
    },
    actions: { showOrder },
  });
