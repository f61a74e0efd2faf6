import type { Day } from '../../../domain/values/days';
import type { Sailing, SailingDay, SailingSearch } from '../../../domain/offer/sailing';
import type { SailingFilter, SailingSort } from '../../../domain/offer/sailing-choice';
import type { SailingSettings } from '../../../domain/offer/sailing-settings';

/** What came for a search, and when. */
export type SailingAnswer = {
  search: SailingSearch;
  days: readonly SailingDay[];
  sailings: readonly Sailing[];
  now: number;
};

export type OfferBoardInput = { answer: SailingAnswer; settings: SailingSettings; etd: Day | null };

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

export type OfferBoardContext = SailingAnswer & {
  settings: SailingSettings;
  /** The first day of the strip, counted from the first day there is. */
  stripAt: number;
  /** Cards that are open, by the ids of their sailings. */
  open: readonly string[];
  compared: readonly string[];
  /** Days a box is fetched late, for the sum that follows from it. */
  delay: number;
};
