import type { Day } from '../values/days';
import type { Answer } from './answer';

export const WAYS = ['direct', 'via'] as const;
export type Way = (typeof WAYS)[number];

/** The orders a list of ships may stand in. */
export const SORTS = ['best', 'price', 'etd', 'transit', 'cutoff'] as const;
export type ShipSort = (typeof SORTS)[number];
/** What only some lists have they name themselves. `ton`: what a ton comes to. `count`: in how few it goes. `left`: how much is free. */
export type SailingSort = ShipSort | 'ton' | 'count' | 'left' | 'near';

/** An empty list of a kind lets everything of it through. */
export type SailingFilter = {
  answers: readonly Answer[];
  carriers: readonly string[];
  ways: readonly Way[];
  /** What carries it, by the letters its mode has for that. */
  kinds: readonly string[];
  /** All of them are asked for, by the letters its mode has for each. */
  traits: readonly string[];
  /** In whole dollars. */
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
