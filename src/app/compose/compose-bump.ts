import { orderBumpedMachine } from '../../../machines/order/order-bumped';
import type { Gateway } from '../../effects/gateway/gateway';
import { late } from '../../effects/late';

/** What is decided about goods that were left behind; `showOrder` has the order asked for anew. */
export const composeBump = (gateway: () => Promise<Gateway>, showOrder: () => void) =>
  orderBumpedMachine.provide({
    actors: {
      answerBump: late(async () => {
        const [open, { answerBumpVia }] = await Promise.all([
          gateway(),
          import('../../effects/after-order/bump-calls'),
        ]);
        return answerBumpVia(open);
      }),
    },
    actions: { showOrder },
  });
