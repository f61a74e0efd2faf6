import { NEWS_TYPES, type NewsType } from './news';

/** What an editor writes. Paragraphs are plain text: nothing in them is read as markup. */
export type ArticleText = { type: NewsType; title: string; summary: string; source: string; paragraphs: string[] };

/** A draft is read by editors alone; what was taken back has no page any more. */
export const ARTICLE_STATES = ['DRAFT', 'PUBLISHED', 'TAKEN_BACK'] as const;
export type ArticleState = (typeof ARTICLE_STATES)[number];

export const ARTICLE_BOUNDS = {
  title: { least: 4, most: 60 },
  summary: { least: 8, most: 140 },
  source: { least: 2, most: 20 },
  paragraph: { least: 2, most: 2_000 },
  paragraphs: { least: 1, most: 40 },
} as const;

type Bound = keyof typeof ARTICLE_BOUNDS;
export type ArticleFault = Bound | 'type' | 'markup';

// oxlint-disable-next-line no-control-regex -- they are what a text may not hold
const UNSEEN = /[\u0000-\u0008\u000B-\u001F\u007F\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const MARKUP = /<\/?[a-z!][^>]*>/iu;

/** A text without control characters, zero-width characters and marks that change the direction of a line. */
export const seenOf = (text: string): string => text.replaceAll(UNSEEN, '').trim();

const isWithin = (bound: Bound, count: number) =>
  count >= ARTICLE_BOUNDS[bound].least && count <= ARTICLE_BOUNDS[bound].most;

export const isNewsType = (text: string): text is NewsType => NEWS_TYPES.some((type) => type === text);

/** Every reason why an article cannot be published. */
export function articleFaults({ title, summary, source, paragraphs }: Omit<ArticleText, 'type'>): ArticleFault[] {
  const isMarkedUp = [title, summary, source, ...paragraphs].some((text) => MARKUP.test(text));
  return [
    ...(isWithin('title', title.length) ? [] : ['title' as const]),
    ...(isWithin('summary', summary.length) ? [] : ['summary' as const]),
    ...(isWithin('source', source.length) ? [] : ['source' as const]),
    ...(isWithin('paragraphs', paragraphs.length) ? [] : ['paragraphs' as const]),
    ...(paragraphs.every(({ length }) => isWithin('paragraph', length)) ? [] : ['paragraph' as const]),
    ...(isMarkedUp ? ['markup' as const] : []),
  ];
}
