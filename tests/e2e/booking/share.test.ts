/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { purchaseChange } from '../../../contract/mall/purchase';
import { DEMO_PEOPLE } from '../../../server/doors/demo/people';
import { openShellWorld, type ShellWorld } from '../shell.world';
import { PATIENCE, signInAbove } from './booking.world';
import { deviceOf } from './ordered';

const [natural = '', , verified = ''] = DEMO_PEOPLE.map(({ phone }) => phone);
const LINES = [
  { productId: 'P0071', pack: 'D200', city: 'CNZJG', kg: 2250, seenKg: null },
  { productId: 'P0012', pack: 'D200', city: 'CNZJG', kg: 360, seenKg: null },
];
const PHONE = { viewport: { width: 390, height: 844 } };

let world: ShellWorld;
beforeAll(async () => {
  world = await openShellWorld({ isShared: false });
});
afterAll(() => world.close());

const press = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('button', { name }).first().click(PATIENCE);
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor(PATIENCE);

/** Share link, shown once to its owner. */
const linkOn = (page: Page) => page.getByLabel('分享链接', { exact: true });
async function made(page: Page, show: string): Promise<string> {
  await press(page, show);
  await press(page, '生成链接');
  return linkOn(page).innerText(PATIENCE);
}

async function listing(): Promise<void> {
  const device = await deviceOf(world.origin, verified);
  for (const line of LINES) await device.call(purchaseChange.path, { change: { kind: 'line', ...line } });
}

describe('shared purchase list', () => {
  it('opens by its link, drops the secret from the address, is copied, and ends after withdrawal', async () => {
    await listing();
    const { page: owner, complaints } = await world.open('/');
    await owner.context().addCookies([await world.tokenOf(verified)]);
    await owner.goto('/business?view=list');
    await owner.getByRole('link', { name: '分享' }).click(PATIENCE);
    await heading(owner, '采购单分享');
    const address = await made(owner, '单价与合计');
    expect(await world.faultsOf(owner)).toEqual([]);

    const { page: reader } = await world.open(new URL(address).pathname, PHONE);
    await heading(reader, /\*\*\*\*.*分享的采购单/);
    await reader.waitForURL(/\/procurement\/share\/opened$/, PATIENCE);
    await reader.reload();
    await reader.getByText('¥').first().waitFor(PATIENCE);
    expect(await world.faultsOf(reader)).toEqual([]);
    await press(reader, '导入我的采购单');
    await signInAbove(reader, natural);
    await reader.getByText('新增 2 行。').waitFor(PATIENCE);
    await reader.getByRole('link', { name: '看我的采购单' }).click(PATIENCE);
    await reader.getByText('2 行 · 2,610 kg').first().waitFor(PATIENCE);

    await owner.reload();
    await owner.getByText(/打开 2 次，最近/).waitFor(PATIENCE);
    await expect.poll(() => linkOn(owner).count(), PATIENCE).toBe(0);
    await press(owner, /^撤回，/);
    await owner.getByText('已撤回').waitFor(PATIENCE);
    await reader.goBack();
    await reader.getByText('链接已过期，请联系分享人').waitFor(PATIENCE);
    expect(complaints).toEqual([]);
    await Promise.all([owner.context().close(), reader.context().close()]);
  });

  it('copies onto the list named on the page, even after another list is opened in a second tab', async () => {
    await listing();
    const own = await deviceOf(world.origin, natural);
    await own.call(purchaseChange.path, { change: { kind: 'make', name: '十二月备货' } });
    const { page: owner } = await world.open('/404');
    await owner.context().addCookies([await world.tokenOf(verified)]);
    await owner.goto('/procurement/share');
    const address = await made(owner, '单价与合计');

    const { page: reader } = await world.open('/404', PHONE);
    await reader.context().addCookies([await world.tokenOf(natural)]);
    await reader.goto(new URL(address).pathname);
    const named = reader.getByRole('button', { name: '十二月备货 0 行' });
    await expect.poll(() => named.getAttribute('aria-pressed'), PATIENCE).toBe('true');
    expect(await world.faultsOf(reader)).toEqual([]);
    const other = await reader.context().newPage();
    await other.goto('/business?view=list');
    await other.getByRole('button', { name: /^采购单 \d+ 行$/ }).click(PATIENCE);
    await press(reader, '导入我的采购单');
    await reader.getByText('已导入“十二月备货”').waitFor(PATIENCE);

    await reader.reload();
    await reader.getByRole('button', { name: '十二月备货 2 行' }).waitFor(PATIENCE);
    await other.reload();
    await other.getByRole('button', { name: '删除这张' }).click(PATIENCE);
    await other.getByRole('button', { name: '确定删除' }).click(PATIENCE);
    await other
      .getByText(/^导入到|采购单/)
      .first()
      .waitFor(PATIENCE);
    await press(reader, '导入我的采购单');
    await reader.getByText('导入未成功：这张采购单已在别处删除。').waitFor(PATIENCE);
    await reader.getByText('导入到“采购单”。').waitFor(PATIENCE);
    await Promise.all([owner.context().close(), reader.context().close()]);
  });

  it('requires login when the owner wants it, and 7.11.14 prints without prices', async () => {
    await listing();
    const { page: owner } = await world.open('/procurement/share');
    await press(owner, '登录');
    await signInAbove(owner, verified);
    await owner.getByRole('checkbox', { name: '对方登录后才能看' }).check(PATIENCE);
    const address = await made(owner, '不显示价格');

    const { page: reader } = await world.open(new URL(address).pathname);
    await reader.getByText('分享人要求登录后才能看这张采购单').waitFor(PATIENCE);
    await press(reader, '登录');
    await signInAbove(reader, natural);
    await reader.getByText('分享人未展示价格').waitFor(PATIENCE);
    await expect.poll(() => reader.locator('main').innerText(), PATIENCE).not.toContain('¥');
    await reader.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed-as', document.title);
    });
    await press(reader, '打印或存为 PDF');
    await expect.poll(() => reader.locator('body').getAttribute('data-printed-as'), PATIENCE).toMatch(/^[^¥\d]+$/);
    await reader.emulateMedia({ media: 'print' });
    const paper = await reader.locator('body').innerText();
    expect(paper).toContain('分享的采购单');
    expect(paper).toContain('2 行');
    expect(paper).not.toMatch(/¥|导入|打印|客服/);
    await reader.emulateMedia({ media: 'screen' });
    await Promise.all([owner.context().close(), reader.context().close()]);
  });
});
