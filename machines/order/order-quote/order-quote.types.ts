import type { Money } from '../../../domain/values/money';
import type { Quote } from '../../../domain/offer/offer';
import type { ClockTicked } from '../../support/clock';

/**
 * `missing`: this person has no such quote. `signedOut`: an account may have it; the page is signed out. `tooMany`:
 * only for signed-in users. `unexpected` means a bug.
 */
export type QuoteFailureCode = 'missing' | 'signedOut' | 'tooMany' | 'network' | 'unavailable' | 'unexpected';

type Failed = { ok: false; failure: { code: QuoteFailureCode } };

export type LoadQuoteInput = { quoteId: string };
export type LoadQuoteOutcome = { ok: true; quote: Quote; now: number } | Failed;

/** Current price of the same offer beside the locked one. */
export type Renewal = { quote: Quote; before: Money; difference: Money };
export type RenewQuoteOutcome = { ok: true; renewal: Renewal; now: number } | Failed;

export type OrderQuoteInput = { quoteId: string };

export type OrderQuoteEvent =
  | ClockTicked
  | { type: 'quote.retry' }
  | { type: 'quote.renew' }
  | { type: 'login.request' }
  /** The gateway reported it as lapsed, whatever the local clock shows. */
  | { type: 'quote.lapse' }
  /** Back to an older quote that is already loaded. */
  | { type: 'quote.turn'; quote: Quote; now: number }
  | { type: 'renewal.accept' }
  | { type: 'renewal.dismiss' };

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
