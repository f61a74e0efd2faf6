import { afterAll, beforeAll, expect, it } from 'vitest';

import { loadSite } from '../../../../server/base/site/load';
import { precompress } from '../../../../server/base/site/precompress';
import { folderOf } from '../../support/folder';
import { openTestGateway, type TestGateway } from '../../support/gateway';

const ORIGIN = 'https://www.chemlane.example';
const PAGE =
  '<!doctype html><head><title>活动</title><meta name="description" content="活动" /></head><body>活动页</body>';
const LOST = '<!doctype html><head><title>不存在</title></head><body>没有这一页</body>';

const site = folderOf({ 'act/index.html': PAGE, '404.html': LOST });
const nothing = folderOf({});
let gateway: TestGateway;
beforeAll(async () => {
  await precompress(site.path);
  gateway = await openTestGateway({ site: await loadSite(site.path, nothing.path), siteOrigin: ORIGIN });
});
afterAll(async () => {
  await gateway.close();
  site.remove();
  nothing.remove();
});

async function page(path: string) {
  const reply = await gateway.request(path, { headers: { accept: 'text/html' } });
  return { status: reply.status, html: await reply.text() };
}

it('page of a running campaign has title, canonical link and dates for every form of its address', async () => {
  for (const id of ['101', 'tank-autumn', 'tank-autumn?from=mail']) {
    const { status, html } = await page(`/act/${id}`);
    expect(status).toBe(200);
    expect(html).toContain('<title>罐箱出口季 · 化途 ChemLane</title>');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/act/tank-autumn">`);
    expect(html).toContain('"@type":"SaleEvent"');
    expect(html).not.toContain('noindex');
  }
});

it('8.8.12 page of an ended campaign is noindex', async () => {
  const { status, html } = await page('/act/mall-new-year');
  expect(status).toBe(200);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('SaleEvent');
});

it('8.8.2 page of an unknown or withdrawn campaign answers 404 with the campaign page', async () => {
  await gateway.database.query(`update documents set state = 'TAKEN_BACK' where kind = 'campaign' and key = '102'`);
  const [unknown, gone] = [await page('/act/999'), await page('/act/dgdesk-open-day')];
  expect(unknown).toEqual(gone);
  expect(unknown.status).toBe(404);
  expect(unknown.html).toContain('活动页');
  expect(unknown.html).toContain('noindex');
});

it('page of all campaigns is indexable', async () => {
  const { status, html } = await page('/act');
  expect([status, html.includes('noindex')]).toEqual([200, false]);
});
