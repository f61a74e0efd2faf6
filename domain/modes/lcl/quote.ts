import type { Offer, Quote } from '../../offer/offer';
import type { LclDetail } from './detail';
import type { LclRates } from './rates';
import type { LclSearch } from './search';

export type LclOffer = Offer<LclDetail> & {
  [TKey in 'supplier' | 'org' | 'dst' | 'leavesAt' | 'arrivesAt' | 'closesAt']: NonNullable<Offer[TKey]>;
};

export type LclQuote = Quote<LclSearch, LclDetail, LclRates>;
