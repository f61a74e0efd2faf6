import type { SearchMode } from '../../../domain/offer/search-mode';
import type { SailingSettings } from '../../../domain/offer/sailing-settings';
import type { OfferAnswer } from '../offer-board';

/** Why there is nothing to show. `unexpected` means a bug. */
export type SearchFailureCode = 'network' | 'unavailable' | 'unexpected';

export type SearchFailure = {
  code: SearchFailureCode;
  /** The gateway's own words, where they are about what was asked. */
  message?: string;
  /** Under which the gateway has noted it. */
  requestId?: string;
};

export type LoadOffersOutcome = { ok: true; answer: OfferAnswer } | { ok: false; failure: SearchFailure };
export type LoadOffersInput = { asked: unknown };

/** What the address asks for, now and whenever it changes. */
export type AddressChange = { type: 'address.changed'; search: string };

export type OfferSearchEvent = AddressChange | { type: 'search.retry' };

/** The mode whose page it is. */
export type OfferSearchInput = { mode: SearchMode };

export type OfferSearchContext = OfferSearchInput & {
  /** What the address asks, as its mode reads it; null until it has been read. */
  asked: unknown;
  settings: SailingSettings;
  answer: OfferAnswer | null;
  failure: SearchFailure | null;
};
