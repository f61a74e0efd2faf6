import type { ChargeLine } from '../../domain/offer/charges';
import type { Sailing, SailingSearch } from '../../domain/offer/sailing';
import type { Queries } from '../database/database';
import type { Taking } from '../takings/taking';

/** A quote as an order takes it over: what was asked and what was promised for it. */
export type QuoteSnapshot = {
  quoteId: string;
  search: SailingSearch;
  /** As it was when the price was locked. Its price is never null. */
  sailing: Sailing & { price: NonNullable<Sailing['price']> };
  lockedUntil: Date;
};

/** `unknown` is also somebody else's: it has to look the same. */
export type QuoteTrouble = 'unknown' | 'lapsed' | 'used';

export type QuoteForSubmit = { ok: true; quote: QuoteSnapshot } | { ok: false; trouble: QuoteTrouble };

/** What orders may ask of the market. Everything that takes `inside` belongs to the transaction of the caller. */
export type QuotesForOrders = {
  /** Holds the quote until the transaction ends, so that no twin can use it meanwhile. */
  forSubmit: (inside: Queries, quoteId: string, userId: string) => Promise<QuoteForSubmit>;
  /** Binds the quote to the order and to the person. False where somebody was faster or the time is over. */
  use: (inside: Queries, used: { quoteId: string; userId: string; orderNo: string }) => Promise<boolean>;
  /** These orders are gone: what is left of the time of their quotes can be used again. */
  release: (inside: Queries, orderNos: readonly string[]) => Promise<void>;
  /** The sailing as it is today, price included where there is one. Undefined where it is none of ours. */
  priceNow: (search: SailingSearch, sailingId: string) => Promise<Sailing | undefined>;
  /** Others on the same lane that can still be booked. */
  alternatives: (search: SailingSearch, sailingId: string) => Promise<Sailing[]>;
  /** What an order of so many boxes takes of a sailing that can be sold only once. */
  takingsOf: (sailingId: string, boxes: number) => Taking[];
  /** What the services add; `insuredValue` in minor units of yuan. Throws a refusal for a service nobody offers. */
  serviceLines: (search: SailingSearch, services: readonly string[], insuredValue: number) => ChargeLine[];
};
