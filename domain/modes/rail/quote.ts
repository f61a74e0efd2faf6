import type { PlaceNotice } from '../../offer/notice';
import type { Offer, Quote } from '../../offer/offer';
import type { RailDetail } from './detail';
import type { RailRates } from './rates';
import type { RailSearch } from './search';

export type RailOffer = Offer<RailDetail> & {
  [TKey in 'supplier' | 'org' | 'dst' | 'leavesAt' | 'arrivesAt' | 'closesAt']: NonNullable<Offer[TKey]>;
};

export type RailQuote = Quote<RailSearch, RailDetail, RailRates>;

export const isRail = (offer: Offer): offer is RailOffer => offer.mode === 'RAIL';

export const addPlaceNotice = <TOffer extends Offer<RailDetail>>(
  offer: TOffer,
  notice: PlaceNotice | null,
): TOffer => ({
  ...offer,
  detail: { ...offer.detail, notice },
});
