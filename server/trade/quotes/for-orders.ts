import type { Offer, Quote } from '../../../domain/offer/offer';
import type { OtherOffer } from '../../../domain/order/mode/alternative';
import type { ModeId } from '../../../domain/mode-ids';
import type { Queries } from '../../base/database/database';

/**
 * `unknown` covers other people's quotes too: they must look the same. A used quote belongs to the user who ordered
 * with it.
 */
export type QuoteTrouble = { trouble: 'unknown' | 'lapsed' } | { trouble: 'used'; orderNo: string };

export type QuoteForSubmit = { ok: true; quote: Quote } | ({ ok: false } & QuoteTrouble);

export type QuoteTerms = Pick<Quote, 'mode' | 'search' | 'offer' | 'rates' | 'takers'> & {
  /** End of rates that were held before. */
  heldUntil?: number | null;
};

/** Quotes and offers for orders. Functions with `inside` run in the caller's transaction. */
export type QuotesForOrders = {
  /** Locks the quote until the end of the transaction, against concurrent use. */
  forSubmit: (inside: Queries, quoteId: string, userId: string) => Promise<QuoteForSubmit>;
  /** Binds the quote to order and person. False if it is used or expired. */
  use: (inside: Queries, used: { quoteId: string; userId: string; orderNo: string }) => Promise<boolean>;
  /** Locks a price named by staff; returns the quote id. */
  keep: (inside: Queries, priced: QuoteTerms, userId: string) => Promise<string>;
  /** Cancelled orders free their quotes for the remaining time. */
  release: (inside: Queries, orderNos: readonly string[]) => Promise<void>;
  /** Current offer; null if it no longer exists. */
  offerNow: (
    mode: ModeId,
    search: unknown,
    offerId: string,
  ) => Promise<(OtherOffer & Pick<QuoteTerms, 'rates'>) | null>;
  leftNow: (quote: Quote) => Promise<Quote>;
  alternatives: (mode: ModeId, search: unknown, offerId: string) => Promise<Offer[]>;
};
