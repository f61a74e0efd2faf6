import type { Day } from '../../../domain/values/days';
import type { OfferDay } from '../../../domain/offer/offer';
import type { PointedOffer } from '../../../domain/offer/search-mode';
import type { OfferList } from '../../../domain/offer/offer-list';
import type { SailingFilter, SailingSort } from '../../../domain/offer/sailing-choice';
import type { SailingSettings, SettingNames } from '../../../domain/offer/sailing-settings';

export type OfferAnswer<TOffer = unknown, TSearch = unknown> = {
  search: TSearch;
  days: readonly OfferDay[];
  offers: readonly TOffer[];
  now: number;
};

export type SavedSettings = SailingSettings & { names: SettingNames };

export type OfferBoardInput = {
  list: OfferList;
  answer: OfferAnswer;
  settings: SailingSettings;
  etd: Day | null;
  /** A link opens the card it points to. */
  pointed?: PointedOffer | null;
};

export type OfferBoardEvent =
  | { type: 'filter.change'; change: Partial<SailingFilter> }
  | { type: 'filter.clear' }
  | { type: 'filters.open' }
  | { type: 'sort.choose'; sort: SailingSort }
  | { type: 'week.turn'; by: 1 | -1 }
  /** `isAlone`: only one card may be open. */
  | { type: 'card.toggle'; id: string; isAlone: boolean }
  | { type: 'delay.change'; days: number }
  | { type: 'compare.toggle'; id: string }
  | { type: 'compare.clear' }
  | { type: 'compare.open' }
  | { type: 'panel.close' }
  | { type: 'settings.set'; settings: SailingSettings };

export type OfferBoardContext = OfferAnswer & {
  list: OfferList;
  settings: SailingSettings;
  /** First day of the strip, as index into `days`. */
  stripAt: number;
  /** Open cards by offer id. */
  open: readonly string[];
  pointed: PointedOffer | null;
  compared: readonly string[];
  /** Days of late container return, for the cost estimate. */
  delay: number;
};
