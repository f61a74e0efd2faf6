import type { Offer } from '../../../domain/offer/offer';

/** How a mode speaks of its offers. */
export type OfferWords = {
  /** What an offer is called beside whoever makes it. */
  nameOf: (offer: Offer) => string;
  /** Where a price is asked for, with the question already written. */
  enquiryOf: (offer: Offer | null) => string;
};
