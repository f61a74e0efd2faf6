import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { carouselQuery, newsDetail, newsPage, type Slide } from '../../../../contract/content/cms';
import { NEWS_TYPES } from '../../../../domain/content/news';
import type { ReplyOf } from '../../../../contract/wire/endpoint';
import { placeAt } from '../../../../domain/routes';
import { createCms } from '../../../../server/world/cms/cms';
import { openTestGateway, type TestGateway } from '../../support/gateway';

type Page = ReplyOf<typeof newsPage>;
type Detail = ReplyOf<typeof newsDetail>;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ siteOrigin: 'https://www.chemlane.example' });
});
afterAll(() => gateway.close());

const page = async (query = '') => (await gateway.get<Page>(`${newsPage.path}${query}`)).data;
const detail = (newsId: string) => gateway.get<Detail>(`${newsDetail.path}?newsId=${newsId}`);

describe('carousel', () => {
  it('shows slides that link to pages of the site', async () => {
    const { data } = await gateway.post<Slide[]>(carouselQuery.path);
    expect(data.length).toBeGreaterThan(1);
    for (const { href, title, label } of data) {
      expect(placeAt(href.split('#')[0] ?? '').name).not.toBe('notFound');
      expect([title, label]).not.toContain('');
    }
  });

  it('refuses an unknown place', async () => {
    expect(await gateway.post(carouselQuery.path, { place: 'moon' })).toMatchObject({ status: 400 });
  });
});

describe('news list', () => {
  it('is sorted newest first, dated back from the installation', async () => {
    const { records, total } = await page('?size=50');
    expect(records).toHaveLength(total);
    const dates = records.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(dates[0]).toBe('2026-03-01T01:00:00.000Z');
  });

  it('pages without losing or repeating an article', async () => {
    const { total } = await page();
    const ids: string[] = [];
    for (let current = 1; current <= Math.ceil(total / 3); current += 1)
      ids.push(...(await page(`?current=${current}&size=3`)).records.map(({ newsId }) => newsId));
    expect(new Set(ids).size).toBe(total);
    expect((await page('?current=99&size=3')).records).toEqual([]);
  });

  it.each(NEWS_TYPES)('filters by %s', async (type) => {
    const { records } = await page(`?type=${type}`);
    expect(new Set(records.map((item) => item.type))).toEqual(new Set([type]));
  });

  it.each(['?current=0', '?current=x', '?current=1.5', '?size=51', '?type=gossip', '?size='])(
    'is refused with %s',
    async (query) => {
      expect(await gateway.get(`${newsPage.path}${query}`)).toMatchObject({ status: 400, code: '00000400' });
    },
  );

  it('detail names the previous and the next article', async () => {
    const { records } = await page();
    const { data } = await detail(records[1]?.newsId ?? '');
    expect(data).toMatchObject({
      ...records[1],
      newer: { newsId: records[0]?.newsId },
      older: { newsId: records[2]?.newsId },
    });
    expect(data.paragraphs.length).toBeGreaterThan(0);
    expect((await detail(records[0]?.newsId ?? '')).data.newer).toBeNull();
  });

  it('detail answers 404 for an unknown number and 400 for a malformed one', async () => {
    expect(await detail('999999999999999999')).toMatchObject({ status: 404, code: '00000404' });
    expect(await detail('1%20or%201=1')).toMatchObject({ status: 400 });
    expect(await gateway.get(newsDetail.path)).toMatchObject({ status: 400 });
  });

  it('is filled on a new installation only, keeping edits and deletions', async () => {
    const { total } = await page();
    await gateway.database.query(
      `update documents set body = jsonb_set(body, '{title}', '"编辑改过的标题"') where kind = 'news' and key = '1'`,
    );
    await gateway.database.query("delete from documents where kind = 'news' and key = '2'");
    gateway.clock.advance(86_400_000);
    await createCms({ database: gateway.database, clock: gateway.clock, siteOrigin: undefined });
    expect((await page()).total).toBe(total - 1);
    expect((await detail('1')).data.title).toBe('编辑改过的标题');
  });
});

describe('most read news', () => {
  it('are the read articles by count, and no others', async () => {
    const mostRead = async () => (await page('?order=most read&size=5')).records.map(({ newsId }) => newsId);
    await gateway.database.query('update documents set views = 0');
    expect(await mostRead()).toEqual([]);
    for (const newsId of ['3', '5', '3']) await detail(newsId);
    expect(await mostRead()).toEqual(['3', '5']);
    expect((await page()).records[0]?.newsId, 'the list stays as it is').toBe('8');
  });
});

describe('news feed', () => {
  it('lists the newest articles with their addresses as Atom', async () => {
    await gateway.database.query(
      `insert into documents (kind, key, state, body, published_at, changed_at) values ('news', '900', 'PUBLISHED',
        '{"type":"port","title":"甲 & <乙>","summary":"摘要","source":"源","paragraphs":[]}', '2026-03-02T03:00:00Z', '2026-03-02T03:00:00Z')`,
    );
    const answer = await gateway.request('http://evil.example/api-cms/news/feed');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const [, first = '', ...more] = (await answer.text()).split('<entry>');
    expect(first).toContain('<title>甲 &amp; &lt;乙&gt;</title><link href="https://www.chemlane.example/news/900"/>');
    expect(more).toHaveLength(19);
    await gateway.database.query("delete from documents where key = '900'");
  });
});
