import type { ModeFacts } from '../../../domain/mode-ids';
import type { Money } from '../../../domain/values/money';
import type { Offer } from '../../../domain/offer/offer';
import type { ClockTicked, Countdown } from '../../support/clock';

/** Quote; `lockedUntil` in milliseconds. */
export type HeldQuote = { quoteId: string; offerId: string; lockedUntil: number; total: Money };

/** `noPrice`: no instant price. `tooMany`: only for signed-in users. `unexpected` means a bug. */
export type QuoteFailureCode = 'noPrice' | 'tooMany' | 'network' | 'unavailable' | 'unexpected';

export type QuoteOutcome =
  | { ok: true; quote: HeldQuote; now: number }
  | { ok: false; failure: { code: QuoteFailureCode | 'soldOut' } };

export type RecallQuoteOutcome = { quote: HeldQuote | null; now: number };

/** Null when they could not be loaded. */
export type AlternativesOutcome = { alternatives: readonly Offer[] | null };

export type FindAlternativesInput = { search: unknown; offerId: string };
/** `renews`: the expired quote to renew. */
export type LockPriceInput = FindAlternativesInput & { renews: string | null };

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
  offer: Offer | null;
  quote: HeldQuote | null;
  /** Price shown before, by the list or the expired quote. */
  before: Money | null;
  countdown: Countdown;
  alternatives: readonly Offer[] | null;
  failureCode: QuoteFailureCode | null;
};
