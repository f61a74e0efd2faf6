import type { Day } from '../values/days';
import type { Answer } from './answer';

export const ROUTE_KINDS = ['direct', 'via'] as const;
export type RouteKind = (typeof ROUTE_KINDS)[number];

export const SORTS = ['best', 'price', 'etd', 'transit', 'cutoff'] as const;
export type ShipSort = (typeof SORTS)[number];
/** Sort orders of particular lists. `ton`: price per ton. `count`: equipment count. `left`: free amount. */
export type SailingSort = ShipSort | 'ton' | 'count' | 'left' | 'near';

/** An empty list accepts everything. */
export type SailingFilter = {
  answers: readonly Answer[];
  carriers: readonly string[];
  ways: readonly RouteKind[];
  /** Vehicle kinds, by letters of the mode. */
  kinds: readonly string[];
  /** All of these features are required, by letters of the mode. */
  traits: readonly string[];
  /** Whole dollars. */
  mostPaid: number | null;
  mostDays: number | null;
  leastFree: number | null;
  day: Day | null;
};

export const noFilter: SailingFilter = {
  answers: [],
  carriers: [],
  ways: [],
  kinds: [],
  traits: [],
  mostPaid: null,
  mostDays: null,
  leastFree: null,
  day: null,
};
