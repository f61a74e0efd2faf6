import { NEWS_TYPES, type NewsType } from '../../../domain/content/news';

type NewsAddress = { type: NewsType | null; page: number };

const WHOLE = /^[1-9]\d{0,2}$/;

const parseWhole = (text: string | null) => (text !== null && WHOLE.test(text) ? Number(text) : null);

/** Invalid values fall back to the first page of all news. */
export function parseNewsAddress(search: string): NewsAddress {
  const query = new URLSearchParams(search);
  const tab = parseWhole(query.get('type'));
  return { type: (tab !== null && NEWS_TYPES[tab - 1]) || null, page: parseWhole(query.get('p')) ?? 1 };
}

export function addressOfNews({ type, page }: NewsAddress): string {
  const query = new URLSearchParams();
  if (type !== null) query.set('type', String(NEWS_TYPES.indexOf(type) + 1));
  if (page > 1) query.set('p', String(page));
  return query.size === 0 ? '/news' : `/news?${query}`;
}
