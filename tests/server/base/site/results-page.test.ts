import { brotliDecompressSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { FIRST_QUESTIONS } from '../../../../contract/gateway/first-questions';
import { askedAs, HANDED_OVER } from '../../../../contract/gateway/handed-over';
import { buildAsset } from '../../../../server/base/site/asset';
import { dearReads } from '../../../../server/base/http/dear-reads';
import { Refusal } from '../../../../server/base/http/refusal';
import { keepResultsPages } from '../../../../server/base/site/results-pages';
import { loadSite } from '../../../../server/base/site/load';
import { newPerson } from '../../people/identity/support/person';
import { ordered } from '../../orders/orders/support/booking';
import { folderOf } from '../../support/folder';
import { openTestGateway, type TestGateway } from '../../support/gateway';

const PAGE = '<!doctype html><head></head><body><div id="root" data-parts="/assets/a.js /assets/b.js"></div></body>';
const DATA = new RegExp(`<script type="application/json" id="${HANDED_OVER}">([^<]*)</script></body>`);
const SHARE = '?org=CNSHA&dst=NLRTM&d=Y&rows=1263~2~860~1.45';
const STORED = '?org=310100&d=Y&un=1230&tons=12&plt=16&days=30';
const METHANOL = '?org=CNSHA&dst=SGSIN&d=Y&un=1230&box=20GP*1';

describe('link to search results', () => {
  const site = folderOf({
    'shippingFcl/index.html': PAGE,
    'shippingLcl/index.html': PAGE,
    'warehouse/index.html': PAGE,
    'business/index.html': PAGE,
    'enquiryFcl/index.html': PAGE,
    '404.html': PAGE,
  });
  const nothing = folderOf({});
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await openTestGateway({ site: await loadSite(site.path, nothing.path) });
  });
  afterAll(async () => {
    await gateway.close();
    site.remove();
    nothing.remove();
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    gateway.request(path, { headers: { accept: 'text/html', ...headers } });
  const textOf = async (path: string) => (await get(path)).text();
  const tagOf = async (path: string, headers = {}) => (await get(path, headers)).headers.get('etag');
  const questions = (search: string, route: 'shippingFcl' | 'shippingLcl' | 'warehouse' = 'shippingFcl') => {
    return FIRST_QUESTIONS[route]?.(search, gateway.clock.now()) ?? [];
  };

  it.each([
    ['shippingFcl', METHANOL],
    ['shippingLcl', SHARE],
    ['warehouse', STORED],
  ] as const)('embeds the answers that %s would request, and preloads its files', async (page, search) => {
    const html = await textOf(`/${page}${search}`);
    const [offers, names] = questions(search, page);
    if (!offers || !names) throw new Error('nothing is asked');
    const { data } = await gateway.post(offers.endpoint.path, offers.payload);
    const named = await gateway.get(`${names.endpoint.path}?${new URLSearchParams({ ...names.payload }).toString()}`);
    expect(JSON.parse(DATA.exec(html)?.[1] ?? '{}')).toEqual({
      [askedAs(offers.endpoint, offers.payload)]: data,
      [askedAs(names.endpoint, names.payload)]: named.data,
    });
    expect(html).toContain(
      '<link rel="modulepreload" href="/assets/a.js"><link rel="modulepreload" href="/assets/b.js">',
    );
  });

  it('names a browser once by a cookie that no script reads, and is kept by no shared cache then', async () => {
    const [first, other] = [await get(`/shippingFcl${METHANOL}`), await get(`/shippingFcl${METHANOL}`)];
    const line = first.headers.get('set-cookie') ?? '';
    expect(line).toMatch(/^pressId=[\w-]{22}; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/);
    expect(other.headers.get('set-cookie')).not.toBe(line);
    expect([first.headers.get('cache-control'), first.headers.get('etag')]).toEqual([
      'private, no-cache',
      other.headers.get('etag'),
    ]);
    const again = await get(`/shippingFcl${METHANOL}`, { cookie: line.slice(0, line.indexOf(';')) });
    expect([again.headers.get('set-cookie'), again.headers.get('cache-control')]).toEqual([null, 'no-cache']);
    const broken = await get(`/warehouse${STORED}`, { cookie: 'pressId=short', 'x-forwarded-proto': 'https' });
    expect(broken.headers.get('set-cookie')).toContain('pressId=');
    for (const page of ['/business', '/enquiryFcl']) expect((await get(page)).headers.get('set-cookie')).toBeNull();
  });

  it('is served compressed and alike for every visitor, without reading the session', async () => {
    const packed = await get(`/shippingFcl${METHANOL}`, { 'accept-encoding': 'br' });
    const text = brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString('utf8');
    expect(text).toBe(await textOf(`/shippingFcl${METHANOL}`));
    const { token } = await newPerson(gateway);
    const known = { authorization: token, cookie: `Admin-Token=${token}` };
    expect(await tagOf(`/shippingFcl${METHANOL}`, known)).toBe(await tagOf(`/shippingFcl${METHANOL}`));
  });

  it.each([
    '/shippingFcl',
    '/shippingFcl?org=CNSHA&dst=SGSIN',
    '/shippingFcl?org=CNSHA&dst=CNSHA&d=N',
    '/shippingFcl?org=<script>',
    `/enquiryFcl${METHANOL}`,
    '/shippingLcl?org=CNSHA&dst=NLRTM&d=Y&un=1263',
    `/shippingLcl${SHARE}&step=order`,
    '/warehouse?org=310100',
  ])('is served as built when the search is empty or incomplete: %s', async (path) => {
    expect(await textOf(path)).toBe(PAGE);
  });

  it.each(['', '?kw=%E9%86%87&more=avail&utm_source=sms', '?item=P0012&q=1080'])(
    'embeds the product list for any shop query: /business%s',
    async (search) => {
      const [sheet] = FIRST_QUESTIONS.business?.(search, gateway.clock.now()) ?? [];
      if (!sheet) throw new Error('nothing is asked');
      const { data } = await gateway.get(
        `${sheet.endpoint.path}?${new URLSearchParams({ ...sheet.payload }).toString()}`,
      );
      const html = await textOf(`/business${search}`);
      expect(JSON.parse(DATA.exec(html)?.[1] ?? '{}')).toEqual({ [askedAs(sheet.endpoint, sheet.payload)]: data });
    },
  );

  it.each(['?view=list', '?step=order&kw=1230', '?no=ML2604210001'])(
    'embeds no list for the other views of the path: /business%s',
    async (search) => expect(await textOf(`/business${search}`)).not.toContain(HANDED_OVER),
  );

  it('changes its ETag after a booking and on the next day', async () => {
    const before = await tagOf(`/shippingFcl${METHANOL}&etd=2026-04-27`);
    expect(await tagOf(`/shippingFcl${METHANOL}&etd=2026-04-27`)).toBe(before);
    expect(await tagOf(`/shippingFcl${METHANOL}&etd=2026-04-27&utm_source=sms`)).toBe(before);
    await ordered(gateway, (await newPerson(gateway)).token);
    const booked = await tagOf(`/shippingFcl${METHANOL}&etd=2026-04-27`);
    expect(booked).not.toBe(before);
    const [today] = [await tagOf(`/shippingFcl${METHANOL}`), gateway.clock.advance(86_400_000)];
    expect(await tagOf(`/shippingFcl${METHANOL}`)).not.toBe(today);
  });
});

describe('cache of results pages', () => {
  const built = buildAsset('/shippingFcl/index.html', Uint8Array.from(Buffer.from(PAGE)), {});
  const addressOf = (boxes: number) =>
    `${METHANOL.replace('20GP*1', '')}20GP*${(boxes % 50) + 1}&etd=2026-12-${boxes < 50 ? 10 : 20}`;

  function pagesWith(tell: () => Promise<{ data: unknown; until: number }>, turns = dearReads()) {
    let written = 0;
    let now = Date.parse('2026-11-21T04:00:30Z');
    const pages = keepResultsPages({
      answerers: { '/api-ecommerce/schedule/etdList': { tell, stampsOf: async () => [] } },
      now: () => now,
      turns,
      write: async ({ built: page }) => ({ ...page, etag: `"${(written += 1)}"` }),
    });
    return {
      ask: (boxes: number, besides = '', address = '10.0.0.1') =>
        pages({ built, name: 'shippingFcl', search: addressOf(boxes) + besides, address }),
      written: () => written,
      wait: (ms: number) => void (now += ms),
    };
  }

  it('renders a page once while its answer is valid, and holds the last 64', async () => {
    const { ask, written } = pagesWith(async () => ({ data: {}, until: Infinity }));
    for (let boxes = 0; boxes < 64; boxes += 1) await ask(boxes);
    await ask(0);
    expect(written()).toBe(64);
    await ask(64);
    await ask(0);
    expect(written(), 'the one asked for last is still there').toBe(65);
    await ask(1);
    expect(written(), 'the one asked for the longest ago is not').toBe(66);
  });

  it('shares one page between links that differ in unknown or duplicate parameters', async () => {
    const { ask, written } = pagesWith(async () => ({ data: {}, until: Infinity }));
    for (let link = 0; link < 20; link += 1) await ask(1, `&utm_source=x${link}&__proto__=y`);
    await ask(1, '&dst=SGSIN');
    await ask(1);
    expect(written()).toBe(1);
    await ask(1, '&s=price');
    expect(written(), 'how the list is looked at is drawn').toBe(2);
  });

  it('renders again every minute, because closing offers show the minutes left', async () => {
    const { ask, written, wait } = pagesWith(async () => ({ data: {}, until: Infinity }));
    await ask(1);
    wait(29_999);
    await ask(1);
    expect(written(), 'within the minute').toBe(1);
    wait(1);
    await ask(1);
    expect(written(), 'in the next').toBe(2);
  });

  it('renders again once the validity of the answer ends', async () => {
    const { ask, written } = pagesWith(async () => ({ data: {}, until: 0 }));
    await ask(1);
    await ask(1);
    expect(written()).toBe(2);
  });

  it('serves the page as built when the queue is full', async () => {
    let searches = 0;
    let release: () => void = () => undefined;
    const gate = new Promise<void>((open) => (release = open));
    const { ask } = pagesWith(
      async () => {
        searches += 1;
        await gate;
        return { data: {}, until: Infinity };
      },
      dearReads({ running: 2, waiting: 4 }),
    );
    const crowd = Array.from({ length: 60 }, (_, boxes) =>
      ask(boxes).then(
        () => 'made',
        (fault: unknown) => (fault instanceof Refusal ? fault.status : fault),
      ),
    );
    const other = ask(70, '', '10.0.0.2').then(() => 'made');
    await expect.poll(() => searches).toBe(2);
    release();
    expect(await other, 'another address has its turn').toBe('made');
    const ends = await Promise.all(crowd);
    expect(ends.filter((end) => end === 'made')).toHaveLength(5);
    expect(ends.filter((end) => end === 503)).toHaveLength(55);
    expect(searches).toBe(6);
  });

  it('searches at most twice when many request the same page at once', async () => {
    let searches = 0;
    const { ask } = pagesWith(async () => ({ data: (searches += 1), until: Infinity }));
    await Promise.all(Array.from({ length: 10 }, () => ask(1)));
    expect(searches).toBeLessThanOrEqual(2);
  });
});
