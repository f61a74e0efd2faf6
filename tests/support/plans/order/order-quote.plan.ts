import { orderQuoteMachine } from '../../../../machines/order/order-quote';
import { sharedPlan } from '../../model/plan';
import { dollars, LOCKED_UNTIL, NOW, QUOTE, RENEWED } from '../../../../stories/order/quoted.fixtures';

const failed = (code: 'missing' | 'signedOut' | 'network' | 'unavailable') => ({
  ok: false as const,
  failure: { code },
});

export const orderQuotePlan = sharedPlan('orderQuotePlan', orderQuoteMachine, {
  inputs: { 'a quote': { quoteId: 'Q1' }, 'no quote': { quoteId: '' } },
  events: {
    'clock.ticked': {
      'a second later': { now: NOW + 1000 },
      'a minute later': { now: NOW + 60_000 },
      'a day later': { now: Date.parse(LOCKED_UNTIL) },
    },
    'quote.retry': 'bare',
    'quote.renew': 'bare',
    'login.request': 'bare',
    'quote.lapse': 'bare',
    'quote.turn': {
      'an older one': { quote: { ...QUOTE, quoteId: 'Q0' }, now: NOW },
      'one that has lapsed': { quote: { ...QUOTE, quoteId: 'Q0', state: 'LAPSED' }, now: NOW },
    },
    'renewal.accept': 'bare',
    'renewal.dismiss': 'bare',
  },
  outcomes: {
    loadQuote: {
      done: {
        locked: { ok: true, quote: QUOTE, now: NOW },
        lapsed: { ok: true, quote: { ...QUOTE, state: 'LAPSED' }, now: NOW },
        'ordered by it': { ok: true, quote: { ...QUOTE, state: 'USED', orderNo: 'FC2611291A2B3C' }, now: NOW },
        missing: failed('missing'),
        'nobody is there': failed('signedOut'),
        offline: failed('network'),
        unavailable: failed('unavailable'),
      },
      error: { bug: new TypeError('not an answer') },
    },
    renewQuote: {
      done: {
        dearer: {
          ok: true,
          renewal: { quote: RENEWED, before: dollars(565_367), difference: dollars(12_000) },
          now: NOW,
        },
        offline: failed('network'),
        unavailable: failed('unavailable'),
      },
      error: { bug: new TypeError('not an answer') },
    },
    secondTicker: 'stream',
    somebody: { done: { 'signed in': undefined }, error: { bug: new TypeError('no session') } },
  },
  distinguish: ({ quoteId, quote, renewal, failureCode, deadline, now }) => [
    quoteId,
    quote?.state,
    renewal?.quote.quoteId,
    failureCode,
    deadline,
    now,
  ],
});
