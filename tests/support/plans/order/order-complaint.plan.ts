import { orderComplaintMachine } from '../../../../machines/order/order-complaint';
import { COMPLAINING } from '../../../../stories/order/order-complaint.fixtures';
import { planFor } from '../../model/plan';

const failed = (code: 'late' | 'range' | 'network' | 'unavailable') => ({ ok: false as const, code });

const [SHORT, DAMAGED] = COMPLAINING.about;
if (!SHORT || !DAMAGED) throw new Error('there is less to complain of');

/** Of goods of which one thing alone may be complained of. */
export const ONE = [SHORT];

/** Everything that can happen while somebody complains of what was delivered. */
export const orderComplaintPlan = planFor(orderComplaintMachine, {
  inputs: { 'an order': { orderNo: 'TR2612087K3M9Q' } },
  events: {
    'complaint.open': { 'of either': { about: COMPLAINING.about }, 'of one': { about: ONE } },
    'about.choose': { damaged: { kind: DAMAGED.kind } },
    'complaint.type': {
      kilograms: { part: 'kg', value: '500' },
      'too many': { part: 'kg', value: '20,000.1' },
      words: { part: 'words', value: '少了两桶' },
      'a word too few': { part: 'words', value: ' 少 ' },
    },
    'complaint.send': 'bare',
    'complaint.close': 'bare',
  },
  outcomes: {
    fileComplaint: {
      done: {
        filed: { ok: true },
        'too late': failed('late'),
        'out of range': failed('range'),
        offline: failed('network'),
        unavailable: failed('unavailable'),
      },
      error: { bug: new TypeError('not an answer') },
    },
    showOrder: { done: { 'read anew': undefined }, error: { bug: new TypeError('not an answer') } },
  },
  distinguish: ({ about, typed, isJudged, failureCode }) => [about.length, typed, isJudged, failureCode],
});
