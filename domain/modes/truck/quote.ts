import type { Offer, Quote } from '../../offer/offer';
import type { TruckDetail } from './detail';
import type { TruckRates } from './rates';
import type { TruckSearch } from './search';

export type TruckOffer = Offer<TruckDetail> & {
  [TKey in 'supplier' | 'org' | 'dst' | 'leavesAt' | 'arrivesAt' | 'closesAt']: NonNullable<Offer[TKey]>;
};

export type TruckQuote = Quote<TruckSearch, TruckDetail, TruckRates>;

export const isTruck = (offer: Offer): offer is TruckOffer => offer.mode === 'TRUCK';
