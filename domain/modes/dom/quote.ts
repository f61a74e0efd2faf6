import type { Offer, Quote } from '../../offer/offer';
import type { DomDetail } from './detail';
import type { DomRates } from './rates';
import type { DomSearch } from './search';

export type DomOffer = Offer<DomDetail> & {
  [TKey in 'supplier' | 'org' | 'dst' | 'leavesAt' | 'arrivesAt' | 'closesAt']: NonNullable<Offer[TKey]>;
};

export type DomQuote = Quote<DomSearch, DomDetail, DomRates>;

export const isDom = (offer: Offer): offer is DomOffer => offer.mode === 'DOM';

export const vesselNames = ({ legs }: DomDetail): string =>
  legs.map(({ vessel, voyage }) => `${vessel} ${voyage}`).join(' → ');
