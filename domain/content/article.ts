import { NEWS_TYPES, type NewsType } from './news';
import { isMarkedUp, isWithin } from '../values/plain-text';

/** Text by an editor. Paragraphs are plain text: no markup is read in them. */
export type ArticleText = { type: NewsType; title: string; summary: string; source: string; paragraphs: string[] };

export const ARTICLE_BOUNDS = {
  title: { least: 4, most: 60 },
  summary: { least: 8, most: 140 },
  source: { least: 2, most: 20 },
  paragraph: { least: 2, most: 2_000 },
  paragraphs: { least: 1, most: 40 },
} as const;

export type ArticleFault = keyof typeof ARTICLE_BOUNDS | 'type' | 'markup';

export const isNewsType = (text: string): text is NewsType => NEWS_TYPES.some((type) => type === text);

export function articleFaults({ title, summary, source, paragraphs }: Omit<ArticleText, 'type'>): ArticleFault[] {
  const bounds = ARTICLE_BOUNDS;
  return [
    ...(isWithin(bounds.title, title.length) ? [] : ['title' as const]),
    ...(isWithin(bounds.summary, summary.length) ? [] : ['summary' as const]),
    ...(isWithin(bounds.source, source.length) ? [] : ['source' as const]),
    ...(isWithin(bounds.paragraphs, paragraphs.length) ? [] : ['paragraphs' as const]),
    ...(paragraphs.every(({ length }) => isWithin(bounds.paragraph, length)) ? [] : ['paragraph' as const]),
    ...(isMarkedUp([title, summary, source, ...paragraphs]) ? ['markup' as const] : []),
  ];
}
