import type { NewsItem } from '../news';

export type NewsSheet = {
  items: readonly NewsItem[];
  total: number;
  pages: number;
};
