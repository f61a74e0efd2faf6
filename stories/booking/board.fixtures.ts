import { fn } from 'storybook/test';

import type { OfferList } from '../../domain/offer/offer-list';
import { noFilter } from '../../domain/offer/sailing-choice';
import type { OfferBoardIntents, OfferBoardView } from '../../machines/booking/offer-board';
import { NOW } from '../order/quoted.fixtures';
import { FACETS } from './sailings.fixtures';

export const boardView = <TOffer, TSearch>(
  list: OfferList<TOffer, TSearch>,
  search: TSearch,
  rows: readonly TOffer[],
  facets: Partial<OfferBoardView<TOffer, TSearch>['facets']> = {},
): OfferBoardView<TOffer, TSearch> => ({
  list,
  search,
  facets: { ...FACETS, count: rows.length, ...facets },
  offers: rows,
  rows,
  filter: noFilter,
  sort: 'best',
  strip: { days: [], lowest: null, hasEarlier: false, hasLater: false },
  open: [],
  pointed: null,
  compared: [],
  canCompare: false,
  isFull: false,
  isFiltering: false,
  isComparing: false,
  delay: 0,
  now: NOW,
});

export const boardWishes = (): OfferBoardIntents => ({
  filter: fn(),
  clearFilter: fn(),
  openFilters: fn(),
  sort: fn(),
  turnWeek: fn(),
  toggleCard: fn(),
  changeDelay: fn(),
  toggleCompared: fn(),
  clearCompared: fn(),
  openCompare: fn(),
  closePanel: fn(),
});
