import type { OfferAnswer } from '../offer-board';
import type { LoadOffersOutcome } from './offer-search.types';

export const blankAnswer: OfferAnswer = {
  search: null,
  days: [],
  offers: [],
  now: 0,
};

export const offerAnswer = (outcome: LoadOffersOutcome): OfferAnswer | null => (outcome.ok ? outcome.answer : null);
