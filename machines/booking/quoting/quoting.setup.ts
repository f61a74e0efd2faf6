import { assign, setup } from 'xstate';

import { toldSum } from '../../../domain/offer/charges';
import type { Offer } from '../../../domain/offer/offer';
import { countdownAt, type ClockTicked } from '../../support/clock';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import { quoteCountdown, isSameMoney } from './quoting.rules';
import type {
  AlternativesOutcome,
  AskedQuote,
  FindAlternativesInput,
  HeldQuote,
  LockPriceInput,
  QuoteOutcome,
  QuotingContext,
  QuotingEvent,
  QuotingInput,
  RecallQuoteOutcome,
} from './quoting.types';

export const chart = setup({
  types: {
    input: {} as QuotingInput,
    context: {} as QuotingContext,
    events: {} as QuotingEvent,
    tags: {} as 'busy' | 'held' | 'lapsed' | 'changed' | 'soldOut' | 'failed',
  },
  actors: {
    recallQuote: unprovidedPromise<RecallQuoteOutcome, AskedQuote>('recallQuote'),
    lockPrice: unprovidedPromise<QuoteOutcome, LockPriceInput>('lockPrice'),
    findAlternatives: unprovidedPromise<AlternativesOutcome, FindAlternativesInput>('findAlternatives'),
    secondTicker: unprovidedCallback<ClockTicked>('secondTicker'),
  },
  guards: {
    isPressed: ({ context: { offer } }) => offer !== null,
    isPressedKept: ({ context: { offer } }, { quote, now }: RecallQuoteOutcome) =>
      quote !== null && quote.lockedUntil > now && quote.offerId === offer?.offerId,
    isKept: (_, { quote, now }: RecallQuoteOutcome) => quote !== null && quote.lockedUntil > now,
    isLapsed: (_, { quote }: RecallQuoteOutcome) => quote !== null,
    isHeld: ({ context: { quote } }, params: { offer: Offer }) => quote?.offerId === params.offer.offerId,
    isLocked: (_, outcome: QuoteOutcome) => outcome.ok,
    /** An offer that showed no price yet has none that could change: the form tells the first one. */
    isPriceChanged: ({ context: { before, offer } }, outcome: QuoteOutcome) =>
      outcome.ok && (before !== null || offer?.price !== null) && !isSameMoney(before, outcome.quote.total),
    isSoldOut: (_, outcome: QuoteOutcome) => !outcome.ok && outcome.failure.code === 'soldOut',
    isOver: ({ context: { countdown } }, { now }: ClockTicked) => countdownAt(countdown, now).secondsLeft === 0,
  },
  actions: {
    chooseOffer: assign((_, { offer }: { offer: Offer }) => ({
      offer,
      quote: null,
      before: offer.price && toldSum(offer.price.charges),
    })),
    askOffer: assign((_, { offer }: { offer: Offer }) => ({ offer })),
    keepQuote: assign(({ context: { facts } }, outcome: QuoteOutcome | RecallQuoteOutcome) =>
      'quote' in outcome && outcome.quote
        ? { quote: outcome.quote, countdown: quoteCountdown(outcome.quote, outcome.now, facts) }
        : {},
    ),
    rememberBefore: assign({ before: ({ context: { quote } }) => quote?.total ?? null }),
    dropQuote: assign({ quote: null }),
    keepAlternatives: assign((_, { alternatives }: AlternativesOutcome) => ({ alternatives })),
    clearAlternatives: assign({ alternatives: null }),
    recordFailure: assign((_, outcome: QuoteOutcome) => ({
      failureCode: outcome.ok || outcome.failure.code === 'soldOut' ? null : outcome.failure.code,
    })),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    clearFailure: assign({ failureCode: null }),
    countDown: assign({
      countdown: ({ context: { countdown } }, { now }: ClockTicked) => countdownAt(countdown, now),
    }),
    saveQuote: unprovidedAction<AskedQuote & { quote: HeldQuote | null }>('saveQuote'),
    openPage: unprovidedAction<{ address: string }>('openPage'),
  },
});
