import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readProduct } from '../../../../server/orders/mall/read-product';
import { mallStore } from '../../../../server/orders/mall/store';
import { PRODUCTS } from '../../../../server/orders/mall/table/products';
import { loadSite } from '../../../../server/base/site/load';
import { precompress } from '../../../../server/base/site/precompress';
import { folderOf } from '../../support/folder';
import { openTestGateway, type TestGateway } from '../../support/gateway';

const ORIGIN = 'https://www.chemlane.example';
const PAGE =
  '<!doctype html><head><title>化工商城</title><meta name="description" content="按品名找" /></head><body>商品</body>';

const site = folderOf({ 'business/index.html': PAGE, '404.html': PAGE });
const nothing = folderOf({});
let gateway: TestGateway;
beforeAll(async () => {
  await precompress(site.path);
  gateway = await openTestGateway({ site: await loadSite(site.path, nothing.path), siteOrigin: ORIGIN });
  const [first = ''] = PRODUCTS.trim().split('\n');
  const smuggled = { ...readProduct(first, '2026-03-02'), productId: 'P9001', goodsId: 'nitric' };
  await mallStore(gateway.database).publish([smuggled]);
});
afterAll(async () => {
  await gateway.close();
  site.remove();
  nothing.remove();
});

const page = async (search: string) =>
  (await gateway.request(`/business${search}`, { headers: { accept: 'text/html' } })).text();
const dataIn = (html: string) => {
  const [, data = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return (JSON.parse(data) as { '@graph'?: { '@type': string; itemListElement?: { item: string }[] }[] })['@graph'];
};

describe('head of a product page', () => {
  it('has name, numbers and canonical link, and the price when no licence is required', async () => {
    const html = await page('?cat=GLYCOL&item=P0071');
    expect(html).toContain('<title>乙二醇 聚酯级 · 化途 ChemLane</title>');
    expect(html).toContain('CAS 107-21-1');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/business?item=P0071">`);
    const [product, trail] = dataIn(html) ?? [];
    expect(product).toMatchObject({ '@type': 'Product', sku: 'P0071', offers: { priceCurrency: 'CNY' } });
    expect(trail?.itemListElement?.map(({ item }) => item)).toEqual([
      `${ORIGIN}/`,
      `${ORIGIN}/business`,
      `${ORIGIN}/business?item=P0071`,
    ]);
  });

  it('has no price for goods that require a licence or permit', async () => {
    for (const id of ['P0005', 'P0012', 'P0014'])
      expect(dataIn(await page(`?item=${id}`))?.[0]).not.toHaveProperty('offers');
  });

  it('6.16.7 is the same for a hidden product as for an unknown one', async () => {
    const [hidden, unknown] = [await page('?item=P9001'), await page('?item=P9002')];
    expect(hidden).toBe(unknown);
    expect(hidden).toContain('<meta name="robots" content="noindex">');
    expect(await page('?kw=7697-37-2')).toContain('noindex');
  });

  it('has the same canonical link for any list query', async () => {
    const html = await page('?kw=%E4%B8%99%E9%85%AE&s=price');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/business">`);
    expect(html).not.toContain('noindex');
  });
});

it('robots.txt names the sitemap', async () => {
  expect(await (await gateway.request('/robots.txt')).text()).toBe(
    `User-agent: *\nDisallow:\nSitemap: ${ORIGIN}/sitemap.xml\n`,
  );
});

it('sitemap lists the pages and every visible product', async () => {
  const xml = await (await gateway.request('/sitemap.xml')).text();
  expect(xml.match(/business\?item=P\d{4}<\/loc>/g)).toHaveLength(89);
  expect(xml).not.toContain('P9001');
  expect(xml).toContain(`<loc>${ORIGIN}/shippingFcl</loc>`);
  expect(xml).not.toContain('/procurement');
  const named = xml.match(/<loc>[^<]*/g) ?? [];
  expect(named).toEqual([...new Set(named)]);
});
