import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { HonoRequest } from 'hono/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { STRICT_POLICY } from '../../../../server/base/http/security-headers';
import { loadSite } from '../../../../server/base/site/load';
import { precompress } from '../../../../server/base/site/precompress';
import { createSite } from '../../../../server/base/site/site';
import { folderOf } from '../../support/folder';
import { openTestGateway, type TestGateway } from '../../support/gateway';

const SCRIPT = `export const words = ${JSON.stringify('商品 '.repeat(400))};`;
const INDEX = `<!doctype html><title>化途</title><script type="module" src="/assets/app-1.js"></script>${'<p>首页</p>'.repeat(80)}`;
const STYLE = 'body{margin:0}';
const NEWS = `<!doctype html><style>${STYLE}</style><script type="application/json">{"a":1}</script><p>新闻</p>`;
const ARTICLE = '<!doctype html><p>资讯正文</p>';
const CENTER = '<!doctype html><title>会员中心</title>';
const HELP = '<!doctype html><title>帮助</title>';
const LINK = '<!doctype html><title>采购单</title>';
const RECEIPT = '<!doctype html><title>下单成功</title>';
const LOST = '<!doctype html><title>页面走丢了</title>';
const NAVIGATION = { accept: 'text/html,application/xhtml+xml' };

describe('built site', () => {
  const site = folderOf({
    'index.html': INDEX,
    'assets/app-1.js': SCRIPT,
    'news/index.html': NEWS,
    'news/_id/index.html': ARTICLE,
    'user-center/index.html': CENTER,
    'helpCenter/index.html': HELP,
    'procurement/share/index.html': LINK,
    'procurement/mobile/index.html': LINK,
    'shippingFcl/addOrderSuccess/index.html': RECEIPT,
    '404.html': LOST,
    'mark.svg': '<svg/>',
    '.secret': 'x',
  });
  const previous = folderOf({ 'assets/app-0.js': 'old();', 'index.html': 'old page' });
  let gateway: TestGateway;
  beforeAll(async () => {
    await precompress(site.path);
    gateway = await openTestGateway({ site: await loadSite(site.path, previous.path) });
  });
  afterAll(async () => {
    await gateway.close();
    site.remove();
    previous.remove();
  });

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    gateway.request(path, { method, headers });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is compressed as %s', async (encoding, unpack) => {
    const response = await get('/assets/app-1.js', { 'accept-encoding': encoding });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(unpack(bytes).toString('utf8')).toBe(SCRIPT);
    expect(bytes.byteLength).toBeLessThan(SCRIPT.length / 5);
  });

  it('prefers brotli, honours a refused encoding, and is served plain otherwise', async () => {
    const encodingFor = async (accepted: string) =>
      (await get('/assets/app-1.js', { 'accept-encoding': accepted })).headers.get('content-encoding');
    expect(await encodingFor('gzip, deflate, br;q=0.5')).toBe('br');
    expect(await encodingFor('gzip, br;q=0')).toBe('gzip');
    expect(await encodingFor('identity')).toBe(null);
    expect(await (await get('/assets/app-1.js')).text()).toBe(SCRIPT);
  });

  it.each([
    ['/news?page=%E0%A4%A', 200, NEWS],
    ['/news?x=%00', 200, NEWS],
    ['/%', 404, LOST],
    ['/news/%zz', 404, LOST],
    ['/news/%00', 404, LOST],
  ])('answers a navigation to %s with a page and a program with an error message', async (path, status, html) => {
    const page = await get(path, NAVIGATION);
    expect([page.status, await page.text()]).toEqual([status, html]);
    const program = await get(path);
    expect([program.status, await program.json()]).toMatchObject([400, { message: '请求地址的编码不正确' }]);
  });

  it('caches hashed files forever and revalidates pages', async () => {
    expect((await get('/assets/app-1.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/', NAVIGATION)).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/mark.svg')).headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  });

  it.each([
    ['/news', 'no-cache', null],
    ['/assets/app-1.js', 'public, max-age=31536000, immutable', null],
    ['/shippingFcl/addOrderSuccess?no=FC000000000001', 'no-cache', 'noindex, nofollow'],
    ['/procurement/share', 'no-cache', 'noindex, nofollow'],
    ['/procurement/share/mZ0kq2vYb7TtR1cXw9LpAg', 'no-store', 'noindex, nofollow'],
    ['/procurement/mobile/Qe5uN8sHj3WfD6aKxVbPzC', 'no-store', 'noindex, nofollow'],
  ])('sets Cache-Control and X-Robots-Tag of %s', async (path, kept, robots) => {
    const { status, headers } = await get(path, NAVIGATION);
    const isOver = /^\/procurement\/\w+\//.test(path);
    expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
      isOver ? 410 : 200,
      kept,
      robots,
    ]);
  });

  it('answers 304 when the ETag matches', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    const again = await get('/', { 'if-none-match': `"other", W/${etag}` });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('serves each page by its route pattern', async () => {
    const textAt = async (path: string) => (await get(path, NAVIGATION)).text();
    expect(await textAt('/news')).toBe(NEWS);
    expect(await textAt('/news/')).toBe(NEWS);
    expect(await textAt('/news/2')).toBe(ARTICLE);
    expect(await textAt('/news/2?from=home')).toBe(ARTICLE);
    expect((await get('/news/2', NAVIGATION, 'HEAD')).status).toBe(200);
    expect((await get('/news/2', NAVIGATION, 'POST')).headers.get('allow')).toBe('GET, HEAD');
    expect(await textAt('/user-center/')).toBe(CENTER);
    expect(await textAt('/user-center')).toBe(CENTER);
  });

  it.each([
    '/nope',
    '/News',
    '/news/abc',
    '/news/_id',
    '/news/1/2',
    '/news/42',
    '/index.html',
    '/404.html',
    '/news/index.html',
  ])('answers a navigation to %s with the 404 page, and others with JSON', async (path) => {
    const lost = await get(path, NAVIGATION);
    expect([lost.status, await lost.text()]).toEqual([404, LOST]);
    expect(lost.headers.get('content-security-policy')).toBe(STRICT_POLICY);
    const etag = lost.headers.get('etag') ?? '';
    expect((await get(path, { ...NAVIGATION, 'if-none-match': etag })).status).toBe(404);
    expect((await get(path, NAVIGATION, 'HEAD')).status).toBe(404);
    const answers = await Promise.all([get(path, { accept: '*/*' }), get(path, NAVIGATION, 'POST')]);
    expect(await Promise.all(answers.map(async (answer) => answer.json()))).toEqual([
      expect.objectContaining({ data: null }),
      expect.objectContaining({ data: null }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([404, 404]);
  });

  it.each([
    ['', 200],
    ['?code=1.2.1', 200],
    ['?1.2', 200],
    ['?utm_source=sms', 200],
    ['?q=%E7%BD%90%E7%AE%B1', 200],
    ['?code=99&q=%E7%BD%90%E7%AE%B1', 200],
    ['?code=99', 404],
    ['?98', 404],
    ["?code='%20or%201=1", 404],
    ['?code=%zz', 200],
  ])('answers the help page at %s with status %i and its page', async (search, status) => {
    const response = await get(`/helpCenter${search}`, NAVIGATION);
    expect([response.status, await response.text()]).toEqual([status, expect.stringContaining('<title>')]);
  });

  it('serves the article page when the database cannot confirm the article', async () => {
    const stranded = createSite(await loadSite(site.path, previous.path), {
      hasArticle: () => Promise.reject(new Error('no database')),
      hasCampaign: () => Promise.reject(new Error('no database')),
      hasHelp: () => Promise.reject(new Error('no database')),
      hasLink: () => Promise.reject(new Error('no database')),
    });
    const request = new HonoRequest(new Request('http://localhost/news/42', { headers: NAVIGATION }), '/news/42');
    const visit = { address: '10.0.0.1', secure: false, header: () => undefined, setCookie: () => {} };
    expect((await stranded.answer(request, visit)).status).toBe(200);
  });

  it('serves no page for a missing file or an unknown API path', async () => {
    expect((await get('/assets/gone-2.js', NAVIGATION)).headers.get('content-type')).toMatch(/json/);
    expect((await get('/api-auth/nothing', NAVIGATION)).headers.get('content-type')).toMatch(/json/);
    expect((await get('/api/nothing', NAVIGATION)).status).toBe(404);
    expect((await get('/', NAVIGATION, 'POST')).headers.get('allow')).toBe('GET, HEAD');
  });

  it('serves the chunks of the previous build, and no older page', async () => {
    expect(await (await get('/assets/app-0.js')).text()).toBe('old();');
    expect(await (await get('/')).text()).toBe(INDEX);
  });

  it('lists the hashes of inline styles in the policy of a page, and nothing more', async () => {
    const hash = createHash('sha256').update(STYLE).digest('base64');
    expect((await get('/')).headers.get('content-security-policy')).toBe(STRICT_POLICY);
    expect((await get('/news')).headers.get('content-security-policy')).toBe(
      STRICT_POLICY.replace("style-src 'self'", `style-src 'self' 'sha256-${hash}'`),
    );
  });

  it.each([
    '/../package.json',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '//etc/passwd',
    '/.secret',
    '/index.html.br',
    '/assets',
  ])('blocks path traversal at %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('sends the declared content-length, to HEAD as well', async () => {
    const response = await get('/assets/app-1.js', { 'accept-encoding': 'br' }, 'HEAD');
    const whole = await (await get('/assets/app-1.js', { 'accept-encoding': 'br' })).arrayBuffer();
    expect([await response.text(), response.headers.get('content-length')]).toEqual(['', String(whole.byteLength)]);
  });

  it('compresses at startup files that the build left uncompressed', async () => {
    const bare = folderOf({ 'index.html': INDEX });
    const assets = await loadSite(bare.path, bare.at('none'));
    bare.remove();
    expect(brotliDecompressSync(assets.get('/index.html')?.encoded.br ?? '').toString('utf8')).toBe(INDEX);
  });
});
