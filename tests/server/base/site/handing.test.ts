import { brotliDecompressSync } from 'node:zlib';

import { HonoRequest } from 'hono/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { MOST_READ_NEWS, NEWEST_NEWS, newsDetail, newsPage } from '../../../../contract/content/cms';
import type { ReplyOf } from '../../../../contract/wire/endpoint';
import { askedAs, HANDED_OVER } from '../../../../contract/gateway/handed-over';
import { createHanding, type FirstAnswers } from '../../../../server/base/site/handing';
import { buildAsset, type Asset } from '../../../../server/base/site/asset';
import { loadSite } from '../../../../server/base/site/load';
import { precompress } from '../../../../server/base/site/precompress';
import { folderOf } from '../../support/folder';
import { openTestGateway, type TestGateway } from '../../support/gateway';

const PAGE = `<!doctype html><style>body{margin:0}</style><body>${'<p>资讯</p>'.repeat(200)}</body>`;
const HEADED =
  '<!doctype html><html><head><title>帮助中心</title><meta name="description" content="帮助"></head><body></body>';
const ORIGIN = 'https://www.chemlane.example';
const DATA = new RegExp(`<script type="application/json" id="${HANDED_OVER}">([^<]*)</script></body>$`);

type Handed = Record<string, ReplyOf<typeof newsPage>>;

describe('news page', () => {
  const site = folderOf({ 'index.html': PAGE, 'news/index.html': PAGE, '404.html': PAGE });
  const nothing = folderOf({});
  let gateway: TestGateway;
  beforeAll(async () => {
    await precompress(site.path);
    gateway = await openTestGateway({ site: await loadSite(site.path, nothing.path) });
  });
  afterAll(async () => {
    await gateway.close();
    site.remove();
    nothing.remove();
  });

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    gateway.request(path, { method, headers: { accept: 'text/html', ...headers } });
  const handedOn = async (path: string) => DATA.exec(await (await get(path)).text())?.[1];
  const handed = async () => JSON.parse((await handedOn('/news')) ?? '{}') as Handed;
  const asked = async (query: object) =>
    (await gateway.get<ReplyOf<typeof newsPage>>(`${newsPage.path}?${new URLSearchParams(query as never)}`)).data;

  it('embeds the answers to its first requests as the gateway would give them', async () => {
    expect(await handed()).toEqual({
      [askedAs(newsPage, NEWEST_NEWS)]: await asked(NEWEST_NEWS),
      [askedAs(newsPage, MOST_READ_NEWS)]: await asked(MOST_READ_NEWS),
    });
    expect(await handedOn('/news/')).toBe(await handedOn('/news'));
  });

  it.each(['/', '/news?type=1', '/news?p=2', '/nowhere'])(
    'is the only one with embedded data: %s is served as built',
    async (path) => {
      expect(await (await get(path)).text()).toBe(PAGE);
    },
  );

  it('is served compressed with its length, policy and ETag', async () => {
    const plain = await get('/news');
    const packed = await get('/news', { 'accept-encoding': 'br' });
    const bytes = Buffer.from(await packed.arrayBuffer());
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('content-length')).toBe(String(bytes.byteLength));
    expect(brotliDecompressSync(bytes).toString('utf8')).toBe(await plain.text());
    expect(packed.headers.get('content-security-policy')).toBe((await get('/')).headers.get('content-security-policy'));
    const again = await get('/news', { 'if-none-match': packed.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await get('/news', {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('gets a new ETag when an embedded answer changes', async () => {
    const before = (await get('/news')).headers.get('etag');
    expect((await get('/news')).headers.get('etag')).toBe(before);
    await gateway.get(`${newsDetail.path}?newsId=5`);
    const after = await get('/news', { 'if-none-match': before ?? '' });
    expect(after.status).toBe(200);
    expect(after.headers.get('etag')).not.toBe(before);
    expect((await handed())[askedAs(newsPage, MOST_READ_NEWS)]?.records.map(({ newsId }) => newsId)).toEqual(['5']);
  });
});

describe('embedding of answers', () => {
  const page = buildAsset('/news/index.html', Uint8Array.from(Buffer.from(PAGE)), {});
  const request = new HonoRequest(new Request('http://localhost/news'), '/news');
  const textOf = ({ body }: Asset) => Buffer.from(body).toString('utf8');
  const handingOf = (news: FirstAnswers['news'] & {}) => createHanding({ firstAnswers: { news } });

  it('escapes a script end tag inside an answer', async () => {
    const spoken = { title: '</script><script>alert(1)</script><!-- $& $1' };
    const html = textOf(await handingOf(() => Promise.resolve(spoken))(page, request, '10.0.0.1'));
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(JSON.parse(DATA.exec(html)?.[1] ?? '')).toEqual(spoken);
  });

  it('compresses a page once while its answers stay the same', async () => {
    let title = 'one';
    const handing = handingOf(() => Promise.resolve({ title }));
    const first = await Promise.all([handing(page, request, '10.0.0.1'), handing(page, request, '10.0.0.1')]);
    expect(first[0]).toBe(first[1]);
    title = 'two';
    expect(await handing(page, request, '10.0.0.1')).not.toBe(first[0]);
  });

  it('serves the page as built when the answers cannot be read', async () => {
    const handing = handingOf(() => Promise.reject(new Error('no database')));
    expect(await handing(page, request, '10.0.0.1')).toBe(page);
  });
});

/** Gateway that serves these files, a home page and a 404 page; closed after the tests. */
function servedWith(files: Record<string, string>): () => TestGateway {
  const site = folderOf({ 'index.html': PAGE, '404.html': PAGE, ...files });
  const nothing = folderOf({});
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await openTestGateway({ site: await loadSite(site.path, nothing.path), siteOrigin: ORIGIN });
  });
  afterAll(async () => {
    await gateway.close();
    site.remove();
    nothing.remove();
  });
  return () => gateway;
}

describe('help page', () => {
  const gateway = servedWith({ 'helpCenter/index.html': HEADED });
  const page = async (search: string) =>
    (await gateway().request(`/helpCenter${search}`, { headers: { accept: 'text/html' } })).text();

  it('embeds all help topics, with title, canonical link and structured data of its code', async () => {
    const html = await page('?code=1.2');
    expect(html).toContain('<title>看懂总价 · 化途 ChemLane</title>');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/helpCenter?code=1.2.1">`);
    expect(html).not.toContain('noindex');
    const data = /<script type="application\/ld\+json">([^<]*)</.exec(html)?.[1] ?? '{}';
    expect(JSON.parse(data)).toMatchObject({ '@graph': [{ '@type': 'FAQPage' }, { '@type': 'BreadcrumbList' }] });
    expect(data).toContain('总价含什么');
    expect(DATA.exec(html)?.[1]).toContain('kandongzongjia');
    expect(await page('')).toContain(`<link rel="canonical" href="${ORIGIN}/helpCenter">`);
  });

  it.each(['?code=99', '?q=总价', '?code=<script>'])('is marked noindex with %s', async (search) => {
    const html = await page(search);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('application/ld+json');
  });

  it('hides withdrawn topics and lists the others in the sitemap by code', async () => {
    expect(await page('?code=3')).toContain('关于我们');
    await gateway().database.query("update documents set state = 'TAKEN_BACK' where kind = 'help' and key = '3'");
    const html = await page('?code=3');
    expect(html).toContain('noindex');
    expect(html).not.toContain('关于我们');
    const sitemap = await (await gateway().request('/sitemap.xml')).text();
    expect(sitemap).toContain(`<loc>${ORIGIN}/helpCenter?code=1.2.1</loc>`);
    expect(sitemap).not.toContain('code=3<');
  });
});

describe('article page', () => {
  const gateway = servedWith({ 'news/_id/index.html': HEADED });
  const page = async (newsId: string) =>
    (await gateway().request(`/news/${newsId}`, { headers: { accept: 'text/html' } })).text();

  it('has title, summary, canonical link and publication date, and its rendering counts no view', async () => {
    const { data } = await gateway().get<ReplyOf<typeof newsPage>>(`${newsPage.path}?current=1&size=1`);
    const [newest] = data.records;
    const { newsId = '', title, summary, publishedAt } = newest ?? {};
    const html = await page(newsId);
    expect(html).toContain(`<title>${title} · 化途 ChemLane</title>`);
    expect(html).toContain(`content="${summary}"`);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/news/${newsId}">`);
    const structured = JSON.parse(/<script type="application\/ld\+json">([^<]*)</.exec(html)?.[1] ?? '{}') as object;
    expect(structured).toMatchObject({
      '@graph': [
        { '@type': 'NewsArticle', headline: title, datePublished: publishedAt, url: `${ORIGIN}/news/${newsId}` },
        { itemListElement: [{ position: 1 }, { item: `${ORIGIN}/news` }, { name: title }] },
      ],
    });
    expect(await gateway().database.query('select 1 from documents where views > 0')).toEqual([]);
  });

  it('appears in the sitemap until the article is withdrawn', async () => {
    const sitemap = async () => (await gateway().request('/sitemap.xml')).text();
    expect(await sitemap()).toContain(`<loc>${ORIGIN}/news/7</loc>`);
    await gateway().database.query("update documents set state = 'TAKEN_BACK' where kind = 'news' and key = '7'");
    expect(await sitemap()).not.toContain('/news/7<');
    expect(await page('7')).not.toContain('NewsArticle');
  });
});
