import type { SearchMode } from '../../../domain/offer/search-mode';
import type { SailingSettings } from '../../../domain/offer/sailing-settings';
import type { OfferAnswer } from '../offer-board';

export type SearchFailureCode = 'network' | 'unavailable' | 'unexpected';

export type SearchFailure = {
  code: SearchFailureCode;
  /** Message of the gateway about the search, if any. */
  message?: string;
  /** Request id in the gateway log. */
  requestId?: string;
};

export type LoadOffersOutcome = { ok: true; answer: OfferAnswer } | { ok: false; failure: SearchFailure };
export type LoadOffersInput = { asked: unknown };

export type AddressChange = { type: 'address.changed'; search: string };

export type OfferSearchEvent = AddressChange | { type: 'search.retry' };

export type OfferSearchInput = { mode: SearchMode };

export type OfferSearchContext = OfferSearchInput & {
  asked: unknown;
  settings: SailingSettings;
  answer: OfferAnswer | null;
  failure: SearchFailure | null;
};
