import type { NewsItem } from '../news';

/** One page of the list; never empty. */
export type NewsSheet = {
  items: readonly NewsItem[];
  total: number;
  pages: number;
};
