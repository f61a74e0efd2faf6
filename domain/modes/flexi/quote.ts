import type { Offer, Quote } from '../../offer/offer';
import type { FlexiDetail } from './detail';
import type { FlexiRates } from './rates';
import type { FlexiSearch } from './search';

export type FlexiOffer = Offer<FlexiDetail> & {
  [TKey in 'supplier' | 'org' | 'dst' | 'leavesAt' | 'arrivesAt' | 'closesAt']: NonNullable<Offer[TKey]>;
};

export type FlexiQuote = Quote<FlexiSearch, FlexiDetail, FlexiRates>;
