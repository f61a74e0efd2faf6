import { afterAll, beforeAll, expect, it } from 'vitest';

import { approvalAsk, approvalRevoke } from '../../../../contract/mall/approval';
import { mallProduct } from '../../../../contract/mall/mall';
import { purchaseChange } from '../../../../contract/mall/purchase';
import { shareChange, shareMake } from '../../../../contract/mall/share';
import type { MallItem } from '../../../../domain/mall/sheet';
import { loadSite } from '../../../../server/base/site/load';
import { bearing } from '../../people/identity/support/person';
import { newMember } from '../../orders/orders/support/enterprise';
import { folderOf } from '../../support/folder';
import { freshPhone, openTestGateway, type TestGateway } from '../../support/gateway';

/** Ten packs of a product from its best-stocked warehouse. */
async function packOf(gateway: TestGateway, productId: string) {
  const { packs, stock } = (await gateway.get<MallItem>(`${mallProduct.path}?productId=${productId}`)).data;
  const [pack, store] = [packs[0], stock[0]];
  if (!pack || !store) throw new Error(`${productId} is not on sale`);
  return { productId, pack: pack.form, city: store.city, kg: pack.netKg * 10 };
}

const NAVIGATION = { accept: 'text/html' };
const LINK = '<!doctype html><title>采购单</title>';

const site = folderOf({
  'index.html': LINK,
  'procurement/share/index.html': LINK,
  'procurement/mobile/index.html': LINK,
  '404.html': LINK,
});
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ site: await loadSite(site.path, site.path) });
});
afterAll(async () => {
  await gateway.close();
  site.remove();
});

const get = (path: string, headers: Record<string, string>) => gateway.request(path, { headers });

it('answers 410 for the page of a revoked share link and 200 while it is open', async () => {
  const owner = await newMember(gateway, 'PASS');
  const as = bearing(owner.token);
  const line = { kind: 'line', ...(await packOf(gateway, 'P0071')), seenKg: null };
  await gateway.post(purchaseChange.path, { change: line }, as);
  const made = await gateway.post<{ token: string; links: { shareId: string }[] }>(
    shareMake.path,
    { show: 'ALL', needsLogin: false },
    as,
  );
  const approval = await gateway.post<{ token: string; book: { approvals: { approvalId: string }[] } }>(
    approvalAsk.path,
    { approver: '王财务', phone: freshPhone() },
    as,
  );
  const pages = [`/procurement/share/${made.data.token}`, `/procurement/mobile/${approval.data.token}`];
  const statuses = async () => Promise.all(pages.map(async (page) => (await get(page, NAVIGATION)).status));
  expect(await statuses()).toEqual([200, 200]);
  await gateway.post(shareChange.path, { shareId: made.data.links[0]?.shareId, kind: 'REVOKE' }, as);
  await gateway.post(approvalRevoke.path, { approvalId: approval.data.book.approvals[0]?.approvalId }, as);
  expect(await statuses()).toEqual([410, 410]);
  expect((await get(pages[1]?.replace('mobile', 'share') ?? '', NAVIGATION)).status, 'of another kind').toBe(410);
  for (const secret of [made.data.token, approval.data.token])
    expect(JSON.stringify(gateway.lines)).not.toContain(secret);
});
