import { orderAnswerMachine } from '../../../machines/order/order-answer';
import type { Gateway } from '../../effects/gateway/gateway';
import { late } from '../../effects/late';

/** What is decided about something that was found out of an order; `showOrder` has the order asked for anew. */
export const composeAnswer = (gateway: () => Promise<Gateway>, showOrder: () => void) =>
  orderAnswerMachine.provide({
    actors: {
      giveAnswer: late(async () => {
        const [open, { giveAnswerVia }] = await Promise.all([
          gateway(),
          import('../../effects/after-order/answer-calls'),
        ]);
        return giveAnswerVia(open);
      }),
    },
    actions: { showOrder },
  });
