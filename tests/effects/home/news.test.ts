import { describe, expect, it } from 'vitest';

import { CODES } from '../../../contract/wire/envelope';
import { loadNewsArticleVia } from '../../../src/effects/news/load-news-article';
import { loadNewsListVia } from '../../../src/effects/news/load-news-list';
import { done, fakeGateway, refused } from '../support/fake-line';
import { outcomeOf, TROUBLES, troubled } from './support';

const words = { newsId: '8', type: 'port', title: '标题', summary: '摘要' };
const item = { ...words, publishedAt: '2026-11-19T16:30:00.000Z' };
const shown = { ...words, publishedOn: '2026-11-20' };
const article = { source: '化途编辑部', paragraphs: ['正文'], older: null, newer: { newsId: '9', title: '后来的' } };

describe.each([
  ['the list', (gateway: Parameters<typeof loadNewsListVia>[0]) => loadNewsListVia(gateway, { type: null, page: 1 })],
  ['the article', (gateway: Parameters<typeof loadNewsArticleVia>[0]) => loadNewsArticleVia(gateway, '8')],
])('loading %s of the news', (_name, via) => {
  it.each(TROUBLES)('fails with its code when %s', async (_how, say, code) => {
    expect(await outcomeOf(via(troubled(say).gateway))).toEqual({ ok: false, failure: { code } });
  });
});

describe('news page', () => {
  const list = (total: number, records: object[]) =>
    fakeGateway(() => done({ records, total, current: 2, size: 10 })).gateway;

  it('returns the total and the number of pages', async () => {
    expect(await outcomeOf(loadNewsListVia(list(11, [item]), { type: 'port', page: 2 }))).toEqual({
      ok: true,
      items: [{ items: [shown], total: 11, pages: 2 }],
    });
  });

  it('is empty past the last one', async () => {
    expect(await outcomeOf(loadNewsListVia(list(11, []), { type: null, page: 9 }))).toEqual({ ok: true, items: [] });
  });
});

describe('article', () => {
  it('has its publication date in China', async () => {
    const { gateway } = fakeGateway(() => done({ ...item, ...article }));
    expect(await outcomeOf(loadNewsArticleVia(gateway, '8'))).toEqual({ ok: true, items: [{ ...shown, ...article }] });
  });

  it('is empty, not a failure, when it was deleted', async () => {
    const { gateway } = fakeGateway(() => refused(CODES.notFound));
    expect(await outcomeOf(loadNewsArticleVia(gateway, '8'))).toEqual({ ok: true, items: [] });
  });
});
