import type { Is } from '../shape/is';
import type { offer, quote } from './offer-shape';
import type { Takers } from './sailing';

/** An orderable offer. Computed from its id, a timetable and the day; never stored alone. */
export type Offer<TDetail = unknown> = Omit<Is<typeof offer>, 'detail'> & {
  detail: TDetail;
  /** Acceptance data for dangerous goods, where checked against other offers. */
  takers?: Takers | null | undefined;
};

export type Quote<TSearch = unknown, TDetail = unknown, TRates = unknown> = Omit<
  Is<typeof quote>,
  'search' | 'offer' | 'rates'
> & { search: TSearch; offer: Offer<TDetail>; rates: TRates };

export type { SailingDay as OfferDay } from './sailing';
