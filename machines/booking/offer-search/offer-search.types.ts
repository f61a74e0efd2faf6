import type { BookingMode } from '../../../domain/modes';
import type { AskedSailings } from '../../../domain/offer/sailing-address';
import type { SailingSettings } from '../../../domain/offer/sailing-settings';
import type { SailingAnswer } from '../offer-board';

/** Why there is nothing to show. `unexpected` means a bug. */
export type SearchFailureCode = 'network' | 'unavailable' | 'unexpected';

export type SearchFailure = {
  code: SearchFailureCode;
  /** The gateway's own words, where they are about what was asked. */
  message?: string;
  /** Under which the gateway has noted it. */
  requestId?: string;
};

export type LoadSailingsOutcome = { ok: true; answer: SailingAnswer } | { ok: false; failure: SearchFailure };
export type LoadSailingsInput = { asked: AskedSailings };

export type OfferSearchEvent = { type: 'address.changed'; search: string } | { type: 'search.retry' };

/** The mode whose page it is. */
export type OfferSearchInput = { mode: BookingMode };

export type OfferSearchContext = OfferSearchInput & {
  asked: AskedSailings | null;
  settings: SailingSettings;
  answer: SailingAnswer | null;
  failure: SearchFailure | null;
};
