import type { Verdict } from '../goods/verdict';
import type { Day } from '../values/days';
import type { SailingState } from './sailing';

export type Fit = {
  offerId: string;
  state: SailingState;
  acceptance: Verdict;
  nextFit: { day: Day; offerId: string } | null;
};

export type FitQuestion = { search: unknown; offerIds: readonly string[] };

export const MOST_FITS = 10;
