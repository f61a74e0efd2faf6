import type { Offer, Quote } from '../../offer/offer';
import type { LclDetail } from './detail';
import type { LclRates } from './rates';
import type { LclSearch } from './search';

/** A departure as it stands for those who asked: it has both ends, and every moment is known. */
export type LclOffer = Offer<LclDetail> & {
  [TKey in 'supplier' | 'org' | 'dst' | 'leavesAt' | 'arrivesAt' | 'closesAt']: NonNullable<Offer[TKey]>;
};

export type LclQuote = Quote<LclSearch, LclDetail, LclRates>;
