import { MODES } from '../../../../domain/mode-ids';
import { offerFromSailing } from '../../../../domain/modes/fcl/detail';
import { quotingMachine, type HeldQuote } from '../../../../machines/booking/quoting';
import { CREST, DAWN, HORIZON, NOW, SEARCH, usd } from '../../../../stories/booking/sailings.fixtures';
import { sharedPlan } from '../../model/plan';

const HOUR = 3_600_000;
const LOCKED_UNTIL = NOW + 24 * HOUR;

const heldOf = (offerId: string, amount: number): HeldQuote => ({
  quoteId: `q-${offerId}`,
  offerId,
  lockedUntil: LOCKED_UNTIL,
  total: usd(amount),
});

export const quotingPlan = sharedPlan('quotingPlan', quotingMachine, {
  inputs: { 'a new search': { facts: MODES.FCL, search: SEARCH } },
  events: {
    'offer.choose': { dawn: { offer: offerFromSailing(DAWN) }, crest: { offer: offerFromSailing(CREST) } },
    'alternatives.seek': ({ context: { offer } }) => ({
      ...(offer === null && { horizon: { offer: offerFromSailing(HORIZON) } }),
    }),
    'quote.renew': 'bare',
    'price.accept': 'bare',
    'choice.retry': 'bare',
    'choice.close': 'bare',
    'clock.ticked': ({ context: { countdown } }) => ({
      ...(countdown.secondsLeft > 0 && {
        'an hour goes by': { now: NOW + HOUR },
        'the day is over': { now: LOCKED_UNTIL },
      }),
    }),
  },
  outcomes: {
    recallQuote: {
      done: {
        nothing: { quote: null, now: NOW },
        'one that stands': { quote: heldOf('dawn', 273_247), now: NOW },
        'one that has lapsed': { quote: heldOf('dawn', 270_000), now: LOCKED_UNTIL },
      },
      error: { bug: new TypeError('no storage here') },
    },
    lockPrice: {
      done: {
        'as shown': { ok: true, quote: heldOf('dawn', 273_247), now: NOW },
        dearer: { ok: true, quote: heldOf('dawn', 280_000), now: NOW },
        'sold out': { ok: false, failure: { code: 'soldOut' } },
        'no price': { ok: false, failure: { code: 'noPrice' } },
        offline: { ok: false, failure: { code: 'network' } },
        'too many': { ok: false, failure: { code: 'tooMany' } },
        refused: { ok: false, failure: { code: 'unavailable' } },
      },
      error: { bug: new TypeError('not an answer') },
    },
    findAlternatives: {
      done: {
        'two others': { alternatives: [DAWN, CREST].map(offerFromSailing) },
        none: { alternatives: [] },
        'nobody could say': { alternatives: null },
      },
      error: { bug: new TypeError('not an answer') },
    },
    secondTicker: 'stream',
  },
  distinguish: ({ offer, quote, before, countdown, alternatives, failureCode }) => [
    offer?.offerId,
    quote,
    before,
    countdown.secondsLeft,
    alternatives?.map(({ offerId }) => offerId),
    failureCode,
  ],
});
