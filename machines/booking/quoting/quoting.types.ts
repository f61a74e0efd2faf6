import type { ModeFacts } from '../../../domain/mode-ids';
import type { Money } from '../../../domain/values/money';
import type { Offer } from '../../../domain/offer/offer';
import type { ClockTicked, Countdown } from '../../support/clock';

/** A price that stands until its deadline, in milliseconds. */
export type HeldQuote = { quoteId: string; offerId: string; lockedUntil: number; total: Money };

/** `noPrice`: nobody gives one at once. `tooMany`: only for those who sign in. `unexpected` means a bug. */
export type QuoteFailureCode = 'noPrice' | 'tooMany' | 'network' | 'unavailable' | 'unexpected';

export type QuoteOutcome =
  | { ok: true; quote: HeldQuote; now: number }
  | { ok: false; failure: { code: QuoteFailureCode | 'soldOut' } };

export type RecallQuoteOutcome = { quote: HeldQuote | null; now: number };

/** Null where nobody could say. */
export type AlternativesOutcome = { alternatives: readonly Offer[] | null };

export type FindAlternativesInput = { search: unknown; offerId: string };
/** `renews`: the quote that has lapsed, whose price is asked for anew. */
export type LockPriceInput = FindAlternativesInput & { renews: string | null };

/** The question whose price was locked before. */
export type AskedQuote = { search: unknown };

export type QuotingInput = AskedQuote & { facts: ModeFacts };

export type QuotingEvent =
  | { type: 'offer.choose'; offer: Offer }
  | { type: 'alternatives.seek'; offer: Offer }
  | { type: 'quote.renew' }
  | { type: 'price.accept' }
  | { type: 'choice.retry' }
  | { type: 'choice.close' }
  | ClockTicked;

export type QuotingContext = QuotingInput & {
  /** The offer in question: its price as the list shows it. */
  offer: Offer | null;
  quote: HeldQuote | null;
  /** What the list, or the lapsed quote, said it would cost. */
  before: Money | null;
  countdown: Countdown;
  alternatives: readonly Offer[] | null;
  failureCode: QuoteFailureCode | null;
};
