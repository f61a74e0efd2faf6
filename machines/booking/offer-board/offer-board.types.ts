import type { Day } from '../../../domain/values/days';
import type { OfferDay } from '../../../domain/offer/offer';
import type { Pointed } from '../../../domain/offer/search-mode';
import type { OfferList } from '../../../domain/offer/offer-list';
import type { SailingFilter, SailingSort } from '../../../domain/offer/sailing-choice';
import type { SailingSettings, SettingNames } from '../../../domain/offer/sailing-settings';

/** What came for a search, and when. */
export type OfferAnswer<TOffer = unknown, TSearch = unknown> = {
  search: TSearch;
  days: readonly OfferDay[];
  offers: readonly TOffer[];
  now: number;
};

/** What the address is told. */
export type SavedSettings = SailingSettings & { names: SettingNames };

export type OfferBoardInput = {
  list: OfferList;
  answer: OfferAnswer;
  settings: SailingSettings;
  etd: Day | null;
  /** What a link points to is open. */
  pointed?: Pointed | null;
};

export type OfferBoardEvent =
  | { type: 'filter.change'; change: Partial<SailingFilter> }
  | { type: 'filter.clear' }
  | { type: 'filters.open' }
  | { type: 'sort.choose'; sort: SailingSort }
  | { type: 'week.turn'; by: 1 | -1 }
  /** `isAlone`: there is room for one open card only. */
  | { type: 'card.toggle'; id: string; isAlone: boolean }
  | { type: 'delay.change'; days: number }
  | { type: 'compare.toggle'; id: string }
  | { type: 'compare.clear' }
  | { type: 'compare.open' }
  | { type: 'panel.close' }
  /** The address says how the list is to be looked at: somebody went back, or it is our own echo. */
  | { type: 'settings.set'; settings: SailingSettings };

export type OfferBoardContext = OfferAnswer & {
  list: OfferList;
  settings: SailingSettings;
  /** The first day of the strip, counted from the first day there is. */
  stripAt: number;
  /** Cards that are open, by the ids of their offers. */
  open: readonly string[];
  pointed: Pointed | null;
  compared: readonly string[];
  /** Days a box is fetched late, for the sum that follows from it. */
  delay: number;
};
