import type { Offer } from '../../../domain/offer/offer';

/** What is said where nothing is left of an offer. */
export type SoldOutWords = Readonly<Record<'title' | 'text' | 'none' | 'unknown' | 'close', string>>;

/** How a mode speaks of its offers. */
export type OfferWords = {
  /** What an offer is called beside whoever makes it. */
  nameOf: (offer: Offer) => string;
  /** Where a price is asked for, with the question already written. */
  enquiryOf: (offer: Offer | null) => string;
  /** Where what is sold is no departure. */
  soldOut?: SoldOutWords | undefined;
};
