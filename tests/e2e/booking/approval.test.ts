/** @module-tag long */
import type { BrowserContextOptions, Page, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { purchaseChange } from '../../../contract/mall/purchase';
import { DEMO_PEOPLE } from '../../../server/doors/demo/people';
import { openShellWorld, type ShellWorld } from '../shell.world';
import { codeTo, sign, thumbs } from './approver.hands';
import { PATIENCE } from './booking.world';
import { deviceOf } from './ordered';

const buyer = DEMO_PEOPLE[2]?.phone ?? '';
const GLYCOL = { productId: 'P0071', pack: 'D200', city: 'CNZJG' };
const SMALL = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true } as const;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

let world: ShellWorld;
beforeAll(async () => {
  world = await openShellWorld({ isShared: false });
});
afterAll(() => world.close());

/** A number per list avoids the SMS limit. */
let numbers = 0;
const nextPhone = () => `1390000${String((numbers += 1)).padStart(4, '0')}`;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor(PATIENCE);
const tap = (page: Page, name: string | RegExp) => page.locator('main').getByRole('button', { name }).tap(PATIENCE);
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

async function listed(kg: number) {
  const device = await deviceOf(world.origin, buyer);
  await device.call(purchaseChange.path, { change: { kind: 'line', ...GLYCOL, kg, seenKg: null } });
}

async function owner(): Promise<Page> {
  const { page } = await world.open('/404');
  await page.context().addCookies([await world.tokenOf(buyer)]);
  await page.goto('/procurement/mobile');
  await heading(page, '采购单审批');
  return page;
}

/** Requests the approval and returns its link, which is shown once. */
async function asked(page: Page, phone: string): Promise<string> {
  await page.getByLabel('审批人', { exact: true }).fill('王建国');
  await page.getByLabel('审批人手机').fill(phone);
  await page.getByRole('button', { name: '送审', exact: true }).click(PATIENCE);
  return page.getByLabel('审批链接', { exact: true }).innerText(PATIENCE);
}

/** Opens the link by touch and enters the code sent to the phone. */
async function opened(address: string, phone: string, options: BrowserContextOptions) {
  const { page, complaints } = await world.open(new URL(address).pathname, options);
  await page.waitForURL(/\/procurement\/mobile\/opened$/, PATIENCE);
  await tap(page, '获取访问码');
  await page.getByText(/^已发送到 139\*\*\*\*/).waitFor(PATIENCE);
  await page.getByLabel('访问码').fill(await codeTo(world.origin, phone));
  expect(await world.faultsOf(page)).toEqual([]);
  await tap(page, '查看采购单');
  await heading(page, /送审的采购单$/);
  return { page, complaints };
}

describe('purchase list approval', () => {
  it('7.11.8 approves on a phone with one thumb and requests approval again after the list changes', async () => {
    await listed(2_250);
    const [buying, phone] = [await owner(), nextPhone()];
    const address = await asked(buying, phone);
    expect(await world.faultsOf(buying)).toEqual([]);

    const { page, complaints } = await opened(address, phone, SMALL);
    expect(await fits(page)).toBe(true);
    await sign(page);
    await page.reload();
    await heading(page, /送审的采购单$/);
    await page.goto('/business');
    await page.goBack();
    await heading(page, /送审的采购单$/);
    await sign(page);
    expect(await world.faultsOf(page)).toEqual([]);
    await page.getByLabel('姓名', { exact: true }).fill('王建国');
    // Executes the decision and drops its answer.
    const lostAnswer = async (route: Route) => {
      await route.fetch();
      await route.abort('internetdisconnected');
    };
    await page.route('**/approval/decide', lostAnswer, { times: 1 });
    await thumbs(page, /^签字同意 ¥/);
    await page.getByText('网络不通，请再按一次').waitFor(PATIENCE);
    complaints.length = 0;
    await tap(page, /^签字同意 ¥/);
    await page.getByText(/^王建国 已于 .* 同意$/).waitFor(PATIENCE);
    await page.reload();
    await page.getByText(/^王建国 已于 .* 同意$/).waitFor(PATIENCE);
    expect(await world.faultsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);

    await buying.getByRole('button', { name: '刷新' }).click(PATIENCE);
    await buying.getByText('已同意', { exact: true }).waitFor(PATIENCE);
    await buying.getByText(/现在的采购单就是同意过的这一版/).waitFor(PATIENCE);
    await buying.getByText('逐条核对一致').waitFor(PATIENCE);
    await listed(2_475);
    await buying.getByRole('button', { name: '刷新' }).click(PATIENCE);
    await buying.getByText('采购单在同意之后改过，请重新送审。').waitFor(PATIENCE);
    await Promise.all([buying.context().close(), page.context().close()]);
  });

  it('returns a list with a reason, even after a change, and disappears after withdrawal', async () => {
    await listed(2_250);
    const [buying, phone] = [await owner(), nextPhone()];
    const { page } = await opened(await asked(buying, phone), phone, PHONE);
    await listed(900);
    await page.reload();
    await page.getByText('内容已变更，请让发起人重新送审').waitFor(PATIENCE);
    await page.getByLabel('退回原因', { exact: true }).fill('甲苯库存还够，先买一半');
    await page.getByLabel('姓名', { exact: true }).fill('李敏');
    expect(await world.faultsOf(page)).toEqual([]);
    await tap(page, '退回采购单');
    await page.getByText(/^李敏 已于 .* 退回$/).waitFor(PATIENCE);
    await buying.getByRole('button', { name: '刷新' }).click(PATIENCE);
    await buying.getByText('退回原因：甲苯库存还够，先买一半').waitFor(PATIENCE);

    const other = nextPhone();
    const { page: second } = await opened(await asked(buying, other), other, PHONE);
    await buying.getByRole('button', { name: /^撤回，/ }).click(PATIENCE);
    await buying.getByText('已撤回', { exact: true }).first().waitFor(PATIENCE);
    await second.getByRole('checkbox', { name: '键入姓名作为签名' }).check(PATIENCE);
    await second.getByLabel('姓名', { exact: true }).fill('王建国');
    await tap(second, /^签字同意 ¥/);
    await second.getByText('链接已过期，请联系分享人').waitFor(PATIENCE);
    await Promise.all([buying, page, second].map((one) => one.context().close()));
  });
});
