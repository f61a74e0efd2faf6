import type { Money } from '../../../domain/values/money';
import type { Quote } from '../../../domain/offer/offer';
import type { ClockTicked } from '../../support/clock';

/**
 * `missing`: this person has no such quote. `signedOut`: an account may have it; the page is signed out. `tooMany`: only
 * for those who sign in. `unexpected` means a bug.
 */
export type QuoteFailureCode = 'missing' | 'signedOut' | 'tooMany' | 'network' | 'unavailable' | 'unexpected';

type Failed = { ok: false; failure: { code: QuoteFailureCode } };

export type LoadQuoteInput = { quoteId: string };
export type LoadQuoteOutcome = { ok: true; quote: Quote; now: number } | Failed;

/** Today's price of the same offer beside the one that was locked. */
export type Renewal = { quote: Quote; before: Money; difference: Money };
export type RenewQuoteOutcome = { ok: true; renewal: Renewal; now: number } | Failed;

export type OrderQuoteInput = { quoteId: string };

export type OrderQuoteEvent =
  | ClockTicked
  | { type: 'quote.retry' }
  | { type: 'quote.renew' }
  | { type: 'login.request' }
  /** The gateway has called it lapsed, whatever the clock here says. */
  | { type: 'quote.lapse' }
  /** The order goes back to an older price, which is known. */
  | { type: 'quote.turn'; quote: Quote; now: number }
  | { type: 'renewal.accept' }
  | { type: 'renewal.dismiss' };

/** What the quote tells its parent, each time another one is held. */
export type QuoteReport = { type: 'quote.held'; quote: Quote; now: number };
/** Sign-in on a page that had found nothing: draft and consents are loaded again. */
export type OwnerReport = { type: 'owner.came' };

export type OrderQuoteContext = {
  quoteId: string;
  quote: Quote | null;
  renewal: Renewal | null;
  failureCode: QuoteFailureCode | null;
  /** Epoch milliseconds. */
  deadline: number;
  now: number;
};
