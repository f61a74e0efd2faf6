import { orderMeasuredMachine } from '../../../../machines/order/order-measured';
import { planFor } from '../../model/plan';

export const NEW_TOTAL = { amount: 45_296, currency: '2' };

const refused = (code: 'late' | 'price' | 'network' | 'unavailable') => ({ ok: false as const, code });

/** Everything that can happen while somebody answers for goods that came larger. */
export const orderMeasuredPlan = planFor(orderMeasuredMachine, {
  inputs: { 'an order': { orderNo: 'LC2611207K3M9Q' } },
  events: {
    'answer.give': { yes: { isAccepted: true, total: NEW_TOTAL }, no: { isAccepted: false, total: NEW_TOTAL } },
  },
  outcomes: {
    answerMeasured: {
      done: {
        taken: { ok: true },
        'too late': refused('late'),
        'another price': refused('price'),
        offline: refused('network'),
        unavailable: refused('unavailable'),
      },
      error: { bug: new TypeError('not an answer') },
    },
  },
  distinguish: ({ answer, failureCode }) => [answer?.isAccepted, failureCode],
});
