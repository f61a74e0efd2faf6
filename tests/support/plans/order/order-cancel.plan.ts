import { orderCancelMachine, type CancelFailure } from '../../../../machines/order/order-cancel';
import { sharedPlan } from '../../model/plan';

const fee = { amount: 0, currency: '1' };
const refused = (failure: CancelFailure) => ({ ok: false as const, failure });

export const orderCancelPlan = sharedPlan('orderCancelPlan', orderCancelMachine, {
  inputs: { 'an order': { orderNo: 'FC261120AAAAAA', fee } },
  events: {
    'reason.choose': { 'goods not ready': { reason: '1' } },
    'cancel.confirm': 'bare',
    'order.keep': 'bare',
  },
  outcomes: {
    cancelOrder: {
      done: {
        cancelled: { ok: true },
        'another fee': refused({ code: 'feeChanged', fee: { amount: 50_000, currency: '1' } }),
        'too late': refused({ code: 'tooLate' }),
        unavailable: refused({ code: 'unavailable' }),
        offline: refused({ code: 'network' }),
      },
      error: { bug: new TypeError('not an answer') },
    },
  },
  distinguish: ({ fee: { amount }, reason, isReasonMissing, failureCode, outcome }) => [
    amount,
    reason,
    isReasonMissing,
    failureCode,
    outcome,
  ],
});
