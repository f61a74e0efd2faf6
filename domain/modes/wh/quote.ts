import type { Offer, Quote } from '../../offer/offer';
import type { WhDetail } from './detail';
import type { WhRates } from './rates';
import type { WhSearch } from './search';

export type WhOffer = Offer<WhDetail> & {
  [TKey in 'supplier' | 'org' | 'leavesAt' | 'arrivesAt' | 'closesAt']: NonNullable<Offer[TKey]>;
};

export type WhQuote = Quote<WhSearch, WhDetail, WhRates>;
