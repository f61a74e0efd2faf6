import type { NewsItem } from '../news';

type Neighbour = { newsId: string; title: string } | null;

export type NewsArticle = NewsItem & {
  source: string;
  paragraphs: readonly string[];
  older: Neighbour;
  newer: Neighbour;
};
