import { orderProlongMachine } from '../../../../machines/order/order-prolong';
import { sharedPlan } from '../../model/plan';

export const STAY_TOTAL = { amount: 412_000, currency: '1' };
const HIGHER = { amount: 503_200, currency: '1' };

const failed = (code: 'late' | 'closed' | 'network' | 'unavailable') => ({ kind: 'failed' as const, code });

export const orderProlongPlan = sharedPlan('orderProlongPlan', orderProlongMachine, {
  inputs: { 'an order': { orderNo: 'WH2611207K3M9Q' } },
  events: {
    'prolong.open': { 'one row': { days: 30, total: STAY_TOTAL } },
    'days.type': {
      larger: { value: '10' },
      'too large': { value: '3621' },
      'not a number': { value: '-' },
    },
    'prolong.send': 'bare',
    'prolong.close': 'bare',
  },
  outcomes: {
    prolongStay: {
      done: {
        amended: { kind: 'prolonged' },
        'at another price': { kind: 'priced', offer: { total: HIGHER, outDate: '2027-01-10' } },
        'no room': { kind: 'short', mostDays: 35 },
        'too late': failed('late'),
        'store closed': failed('closed'),
        offline: failed('network'),
        unavailable: failed('unavailable'),
      },
      error: { bug: new TypeError('not an answer') },
    },
  },
  distinguish: ({ typed, offer, mostDays, isJudged, failureCode }) => [
    typed,
    offer?.total.amount,
    mostDays,
    isJudged,
    failureCode,
  ],
});
