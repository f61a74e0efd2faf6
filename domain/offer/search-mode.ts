import type { BookingMode } from '../mode-ids';
import type { Day } from '../values/days';
import type { OfferList } from './offer-list';
import type { AskedAbout } from './sailing-address';

/** An offer of a list, and a day of it, that a link points to. */
export type Pointed = { offerId: string; day: Day | null };

/** A mode as its search page reads an address. Written with methods, as `OrderMode` is. */
export type SearchMode<TAsked = unknown, TOffer = unknown, TSearch = unknown> = {
  id: BookingMode;
  list: OfferList<TOffer, TSearch>;
  /** What an address asks for; what it says wrongly is left out. */
  asked(search: string): TAsked;
  isBlank(asked: TAsked): boolean;
  isSame(one: TAsked, other: TAsked): boolean;
  /** What has to be said before anything can be offered. */
  missing(asked: TAsked): readonly string[];
  etd(asked: TAsked): Day | null;
  /** Which of its offers a link points to, and on which day; null where it points to none. */
  pointed?(asked: TAsked): Pointed | null;
  /** What of it stands in the bar of the search. */
  inBar(asked: TAsked): AskedAbout;
  /** The same question on any day; null where it asks for none. */
  widened(asked: TAsked): string | null;
  /** Where somebody is asked instead. */
  enquiryAt(asked: TAsked): string;
  /** Whether nobody waits for a price of it. */
  hasPrice(offer: TOffer): boolean;
};
