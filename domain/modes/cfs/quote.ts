import type { Offer, Quote } from '../../offer/offer';
import type { CfsDetail } from './detail';
import type { CfsRates } from './rates';
import type { CfsSearch } from './search';

export type CfsOffer = Offer<CfsDetail> & {
  [TKey in 'supplier' | 'org' | 'dst' | 'leavesAt' | 'closesAt']: NonNullable<Offer[TKey]>;
};

export type CfsQuote = Quote<CfsSearch, CfsDetail, CfsRates>;
