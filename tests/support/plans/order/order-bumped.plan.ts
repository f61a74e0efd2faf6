import { orderBumpedMachine } from '../../../../machines/order/order-bumped';
import { planFor } from '../../model/plan';

/** The flight that takes the goods instead. */
export const ONTO = 'A-ZLKY801-261207';

const refused = (code: 'late' | 'network' | 'unavailable') => ({ ok: false as const, code });

/** Everything that can happen while somebody answers for goods that were left behind. */
export const orderBumpedPlan = planFor(orderBumpedMachine, {
  inputs: { 'an order': { orderNo: 'AR2611207K3M9Q' } },
  events: { 'answer.give': { yes: { isAccepted: true, offerId: ONTO }, no: { isAccepted: false, offerId: ONTO } } },
  outcomes: {
    answerBump: {
      done: {
        taken: { ok: true },
        'too late': refused('late'),
        offline: refused('network'),
        unavailable: refused('unavailable'),
      },
      error: { bug: new TypeError('not an answer') },
    },
  },
  distinguish: ({ answer, failureCode }) => [answer?.isAccepted, failureCode],
});
