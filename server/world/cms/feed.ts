import type { Answer } from '../../base/http/answer';
import type { Route } from '../../base/http/route';
import { addressOfNews } from './news-head';
import type { CmsStore } from './store';

const ENTRIES = 20;
const NAME = '化途 ChemLane 新闻资讯';
const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

type Entry = { newsId: string; title: string; summary: string; publishedAt: string };

const feedEntry =
  (origin: string) =>
  ({ newsId, title, summary, publishedAt }: Entry): string =>
    [
      '<entry>',
      `<id>urn:chemlane:news:${newsId}</id>`,
      `<title>${escaped(title)}</title>`,
      `<link href="${escaped(`${origin}${addressOfNews(newsId)}`)}"/>`,
      `<updated>${publishedAt}</updated>`,
      `<summary>${escaped(summary)}</summary>`,
      '</entry>',
    ].join('');

function buildFeed(origin: string, entries: readonly Entry[]): Answer {
  const body = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="zh-CN">',
    '<id>urn:chemlane:news</id>',
    `<title>${NAME}</title>`,
    `<author><name>${NAME}</name></author>`,
    `<link href="${escaped(`${origin}/news`)}"/>`,
    `<updated>${entries[0]?.publishedAt ?? new Date(0).toISOString()}</updated>`,
    ...entries.map(feedEntry(origin)),
    '</feed>',
  ].join('\n');
  const headers = { 'content-type': 'application/atom+xml; charset=utf-8', 'cache-control': 'no-cache' };
  return { status: 200, headers, body };
}

/**
 * RSS feed, so that readers need not leave an address. Links use the configured origin, never the caller's Host;
 * without one they are relative.
 */
export const newsFeed = (store: CmsStore, siteOrigin = ''): Route => ({
  method: 'GET',
  path: '/api-cms/news/feed',
  guarded: false,
  answer: async () => buildFeed(siteOrigin, (await store.page({ current: 1, size: ENTRIES })).records),
});
