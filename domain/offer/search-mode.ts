import type { BookingMode } from '../mode-ids';
import type { Day } from '../values/days';
import type { OfferList } from './offer-list';
import type { AskedAbout } from './sailing-address';

export type PointedOffer = { offerId: string; day: Day | null };

/** Search page of a mode. Declared with methods for bivariance, as `OrderMode` is. */
export type SearchMode<TAsked = unknown, TOffer = unknown, TSearch = unknown> = {
  id: BookingMode;
  list: OfferList<TOffer, TSearch>;
  asked(search: string): TAsked;
  isBlank(asked: TAsked): boolean;
  isSame(one: TAsked, other: TAsked): boolean;
  missing(asked: TAsked): readonly string[];
  etd(asked: TAsked): Day | null;
  pointed?(asked: TAsked): PointedOffer | null;
  inBar(asked: TAsked): AskedAbout;
  widened(asked: TAsked): string | null;
  enquiryAt(asked: TAsked): string;
  /** True if no price for the offer is still to come. */
  hasPrice(offer: TOffer): boolean;
};
