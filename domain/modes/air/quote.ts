import type { Offer, Quote } from '../../offer/offer';
import type { AirDetail } from './detail';
import type { AirRates } from './rates';
import type { AirSearch } from './search';

/** A flight as it stands for those who asked: it has both ends, and every moment is known. */
export type AirOffer = Offer<AirDetail> & {
  [TKey in 'supplier' | 'org' | 'dst' | 'leavesAt' | 'arrivesAt' | 'closesAt']: NonNullable<Offer[TKey]>;
};

export type AirQuote = Quote<AirSearch, AirDetail, AirRates>;
