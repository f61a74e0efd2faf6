import type { ModeFacts } from '../../../domain/modes';
import type { Money } from '../../../domain/values/money';
import type { Sailing, SailingSearch } from '../../../domain/offer/sailing';
import type { ClockTicked, Countdown } from '../../support/clock';

/** A price that stands until its deadline, in milliseconds. */
export type HeldQuote = { quoteId: string; sailingId: string; lockedUntil: number; total: Money };

/** `noPrice`: nobody gives one at once. `tooMany`: only for those who sign in. `unexpected` means a bug. */
export type QuoteFailureCode = 'noPrice' | 'tooMany' | 'network' | 'unavailable' | 'unexpected';

export type QuoteOutcome =
  | { ok: true; quote: HeldQuote; now: number }
  | { ok: false; failure: { code: QuoteFailureCode | 'soldOut' } };

export type RecallQuoteOutcome = { quote: HeldQuote | null; now: number };

/** Null where nobody could say. */
export type AlternativesOutcome = { alternatives: readonly Sailing[] | null };

export type FindAlternativesInput = { search: SailingSearch; sailingId: string };
/** `renews`: the quote that has lapsed, whose price is asked for anew. */
export type LockPriceInput = FindAlternativesInput & { renews: string | null };

/** The question whose price was locked before. */
export type AskedQuote = { search: SailingSearch };

export type QuotingInput = AskedQuote & { facts: ModeFacts };

export type QuotingEvent =
  | { type: 'sailing.choose'; sailing: Sailing }
  | { type: 'alternatives.seek'; sailing: Sailing }
  | { type: 'quote.renew' }
  | { type: 'price.accept' }
  | { type: 'choice.retry' }
  | { type: 'choice.close' }
  | ClockTicked;

export type QuotingContext = QuotingInput & {
  /** The sailing in question: its price as the list shows it. */
  sailing: Sailing | null;
  quote: HeldQuote | null;
  /** What the list, or the lapsed quote, said it would cost. */
  before: Money | null;
  countdown: Countdown;
  alternatives: readonly Sailing[] | null;
  failureCode: QuoteFailureCode | null;
};
