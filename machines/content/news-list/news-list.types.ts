import type { NewsItem } from '../news';

/** One page of the list. Where there is none, there is no sheet either. */
export type NewsSheet = {
  items: readonly NewsItem[];
  /** How many there are on all pages. */
  total: number;
  pages: number;
};
