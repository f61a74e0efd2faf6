import type { Verdict } from '../goods/verdict';
import type { Day } from '../values/days';
import type { SailingState } from './sailing';

/** What an offer says to goods as they are by now. */
export type Fit = {
  offerId: string;
  state: SailingState;
  acceptance: Verdict;
  /** The next offer that takes them as they are. */
  nextFit: { day: Day; offerId: string } | null;
};

/** Goods, and the offers they are held against. */
export type FitQuestion = { search: unknown; offerIds: readonly string[] };

export const MOST_FITS = 10;
