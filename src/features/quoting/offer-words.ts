import type { Offer } from '../../../domain/offer/offer';

export type SoldOutWords = Readonly<Record<'title' | 'text' | 'none' | 'unknown' | 'close', string>>;

export type OfferWords = {
  nameOf: (offer: Offer) => string;
  enquiryOf: (offer: Offer | null) => string;
  soldOut?: SoldOutWords | undefined;
};
