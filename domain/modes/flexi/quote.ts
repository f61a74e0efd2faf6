import type { Offer, Quote } from '../../offer/offer';
import type { FlexiDetail } from './detail';
import type { FlexiRates } from './rates';
import type { FlexiSearch } from './search';

/** A bag on a sailing as it stands for those who asked: it always has a supplier, two ports and a day. */
export type FlexiOffer = Offer<FlexiDetail> & {
  [TKey in 'supplier' | 'org' | 'dst' | 'leavesAt' | 'arrivesAt' | 'closesAt']: NonNullable<Offer[TKey]>;
};

export type FlexiQuote = Quote<FlexiSearch, FlexiDetail, FlexiRates>;
