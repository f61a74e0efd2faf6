import type { Offer, Quote } from '../../offer/offer';
import type { AirDetail } from './detail';
import type { AirRates } from './rates';
import type { AirSearch } from './search';

export type AirOffer = Offer<AirDetail> & {
  [TKey in 'supplier' | 'org' | 'dst' | 'leavesAt' | 'arrivesAt' | 'closesAt']: NonNullable<Offer[TKey]>;
};

export type AirQuote = Quote<AirSearch, AirDetail, AirRates>;
