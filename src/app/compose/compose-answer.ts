import { orderAnswerMachine } from '../../../machines/order/order-answer';
import type { Gateway } from '../../effects/gateway/gateway';
import { lazyActor } from '../../effects/late';

/** Answers a finding on an order; `showOrder` reloads the order. */
export const composeAnswer = (gateway: () => Promise<Gateway>, showOrder: () => void) =>
  orderAnswerMachine.provide({
    actors: {
      giveAnswer: lazyActor(async () => {
        const [open, { giveAnswerVia }] = await Promise.all([
          gateway(),
          import('../../effects/after-order/answer-calls'),
        ]);
        return giveAnswerVia(open);
      }),
    },
    actions: { showOrder },
  });
