import type { Offer, Quote } from '../../../domain/offer/offer';
import type { OtherOffer } from '../../../domain/order/mode/alternative';
import type { ModeId } from '../../../domain/mode-ids';
import type { Queries } from '../../base/database/database';

/** `unknown` is also somebody else's: it has to look the same. A used quote is that of whoever has ordered by it. */
export type QuoteTrouble = { trouble: 'unknown' | 'lapsed' } | { trouble: 'used'; orderNo: string };

export type QuoteForSubmit = { ok: true; quote: Quote } | ({ ok: false } & QuoteTrouble);

/** What is locked: an offer with the rates it is counted by. */
export type QuoteTerms = Pick<Quote, 'mode' | 'search' | 'offer' | 'rates' | 'takers'> & {
  /** Its rates were held before, and end then. */
  heldUntil?: number | null;
};

/** What orders may ask of quotes and offers. Everything that takes `inside` belongs to the transaction of the caller. */
export type QuotesForOrders = {
  /** Holds the quote until the transaction ends, so that no twin can use it meanwhile. */
  forSubmit: (inside: Queries, quoteId: string, userId: string) => Promise<QuoteForSubmit>;
  /** Binds the quote to the order and to the person. False where somebody was faster or the time is over. */
  use: (inside: Queries, used: { quoteId: string; userId: string; orderNo: string }) => Promise<boolean>;
  /** Locks what a person of the house has priced; the name of the quote. */
  keep: (inside: Queries, priced: QuoteTerms, userId: string) => Promise<string>;
  /** These orders are gone: what is left of the time of their quotes can be used again. */
  release: (inside: Queries, orderNos: readonly string[]) => Promise<void>;
  /** The offer as it is today; null where it is none of ours. */
  offerNow: (
    mode: ModeId,
    search: unknown,
    offerId: string,
  ) => Promise<(OtherOffer & Pick<QuoteTerms, 'rates'>) | null>;
  /** The quote with what is left of its offer by now. */
  leftNow: (quote: Quote) => Promise<Quote>;
  /** Others like it that can still be booked. */
  alternatives: (mode: ModeId, search: unknown, offerId: string) => Promise<Offer[]>;
};
