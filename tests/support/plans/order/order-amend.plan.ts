import { type AmendFailure, orderAmendMachine } from '../../../../machines/order/order-amend';
import { sharedPlan } from '../../model/plan';

export const AMEND_ROWS = [{ kg: 860, m3: 1.05, booked: { kg: 860, m3: 1.05 } }];
const AMENDED_ROWS = [{ kg: 860, m3: 1.15, booked: { kg: 860, m3: 1.05 } }];
export const AMEND_TOTAL = { amount: 38_596, currency: '2' };
const HIGHER = { amount: 40_012, currency: '2' };

const failed = (code: AmendFailure) => ({ kind: 'failed' as const, code });

export const orderAmendPlan = sharedPlan('orderAmendPlan', orderAmendMachine, {
  inputs: { 'an order': { orderNo: 'LC2611207K3M9Q' } },
  events: {
    'amend.open': {
      'one row': { rows: AMEND_ROWS, total: AMEND_TOTAL },
      'one row, as it was amended': { rows: AMENDED_ROWS, total: HIGHER },
    },
    'amount.type': {
      larger: { at: 0, part: 'm3', value: '1.15' },
      'too large': { at: 0, part: 'm3', value: '1.2' },
      'not a number': { at: 0, part: 'kg', value: '-' },
    },
    'amend.send': 'bare',
    'amend.close': 'bare',
  },
  outcomes: {
    amendOrder: {
      done: {
        amended: { kind: 'amended' },
        'at another price': { kind: 'priced', total: HIGHER },
        'too late': failed('late'),
        'no room': failed('full'),
        'out of range': failed('range'),
        'other than was bought': failed('bought'),
        offline: failed('network'),
        unavailable: failed('unavailable'),
      },
      error: { bug: new TypeError('not an answer') },
    },
    showOrder: { done: { 'read anew': undefined }, error: { bug: new TypeError('not an answer') } },
  },
  distinguish: ({ rows, typed, total, offered, isJudged, failureCode }) => [
    rows[0]?.m3,
    typed,
    total.amount,
    offered?.amount,
    isJudged,
    failureCode,
  ],
});
