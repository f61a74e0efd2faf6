/** @module-tag long */
import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { dayAt, daysAfter } from '../../../domain/values/days';
import { DEMO_PEOPLE } from '../../../server/doors/demo/people';
import { openShellWorld, type ShellWorld } from '../shell.world';
import { PATIENCE, signInAbove } from './booking.world';
import { orderPage, orderSuccess } from './order.page';
import { codeTo, sign, thumbs } from './approver.hands';

const [, , buyer] = DEMO_PEOPLE;
const RULE = ['approval-rules', 'set', buyer?.enterprise?.creditCode ?? '', '5000', '40000'];
const FIRST = { name: '王建国', phone: '13900001001' };
const SECOND = { name: '李敏', phone: '13900002002' };
const TOUCH = { hasTouch: true, isMobile: true } as const;
const NARROW = { viewport: { width: 320, height: 640 }, ...TOUCH };
const PHONE = { viewport: { width: 390, height: 844 }, ...TOUCH };

let world: ShellWorld;
beforeAll(async () => {
  world = await openShellWorld({ isShared: false, commands: [RULE] });
});
afterAll(() => world.close());

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click(PATIENCE);
const follow = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first().click(PATIENCE);
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor(PATIENCE);
const tap = (page: Page, name: string | RegExp) => page.locator('main').getByRole('button', { name }).tap(PATIENCE);

/** Checks overflow and axe faults at every width. */
async function looked(page: Page, widths: readonly number[] = [390, 768, 1440]) {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(width);
  }
  expect(await world.faultsOf(page), page.url()).toEqual([]);
  if (before) await page.setViewportSize(before);
}

/** Adds eighty drums of glycol to the purchase list, with login over the product. */
async function listed() {
  const { page, complaints } = await world.open('/business');
  await page.getByRole('searchbox', { name: '搜索商品' }).fill('乙二醇', PATIENCE);
  await page.getByRole('link', { name: '乙二醇 聚酯级' }).first().click(PATIENCE);
  const drawer = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: '加入采购单' }) });
  await drawer.getByLabel('从哪发').selectOption('CNZJG', PATIENCE);
  await drawer.getByLabel(/^数量/).fill('80', PATIENCE);
  await looked(page);
  await drawer.getByRole('button', { name: '加入采购单' }).click(PATIENCE);
  await signInAbove(page, buyer?.phone ?? '');
  await drawer.getByText('已加入 18,000 kg').waitFor(PATIENCE);
  await drawer.getByRole('link', { name: '去采购单' }).click(PATIENCE);
  await says(page, '1 行 · 18,000 kg');
  return { page, complaints };
}

async function asked(page: Page, { name, phone }: typeof FIRST, button: string): Promise<string> {
  await page.getByLabel('审批人', { exact: true }).fill(name);
  await page.getByLabel('审批人手机').fill(phone);
  await page.getByRole('button', { name: button, exact: true }).click(PATIENCE);
  return page.getByLabel('审批链接', { exact: true }).innerText(PATIENCE);
}

async function opened(address: string, phone: string, options: BrowserContextOptions): Promise<Page> {
  const { page } = await world.open(new URL(address).pathname, options);
  await page.waitForURL(/\/procurement\/mobile\/opened$/, PATIENCE);
  await tap(page, '获取访问码');
  await says(page, /^已发送到 139\*\*\*\*/);
  await page.getByLabel('访问码').fill(await codeTo(world.origin, phone));
  await tap(page, '查看采购单');
  await page.getByRole('heading', { level: 1, name: /送审的采购单$/ }).waitFor(PATIENCE);
  return page;
}

describe('purchase with two signatures', () => {
  it('7.11.13 is found, listed, signed by two on phones, ordered with its container, and kept', async () => {
    const { page, complaints } = await listed();
    await looked(page);
    await follow(page, '送审');
    await says(page, /超过 ¥40,000\.00 需 2 人先后审批/);
    const address = await asked(page, FIRST, '送审');
    await looked(page);

    const first = await opened(address, FIRST.phone, NARROW);
    await says(first, '按企业规定，这个金额需两人审批');
    await looked(first, [320, 390]);
    await sign(first);
    await first.getByLabel('姓名', { exact: true }).fill(FIRST.name);
    await thumbs(first, /^签字同意 ¥/);
    await says(first, /^王建国 已于 .* 同意$/);

    await press(page, '刷新');
    await says(page, '第一人已同意；这个金额还需另一人同意，才能下单。');
    const next = await asked(page, SECOND, '送第二人审批');
    const second = await opened(next, SECOND.phone, PHONE);
    await says(second, /^第一审批人 王建国 已于/);
    await second.getByRole('checkbox', { name: '键入姓名作为签名' }).check(PATIENCE);
    await second.getByLabel('姓名', { exact: true }).fill(SECOND.name);
    await looked(second, [320, 390]);
    await thumbs(second, /^签字同意 ¥/);
    await says(second, /^李敏 已于 .* 同意$/);
    await press(page, '刷新');
    await says(page, /现在的采购单就是同意过的这一版/);
    await looked(page);

    await follow(page, '看采购单');
    await press(page, /^去下单/);
    await page.waitForURL(/\/business\?.*step=order/, PATIENCE);
    const order = orderPage(page);
    await order.onward();
    const ready = await page.getByText(/起的工作日 8:00–16:00/).innerText(PATIENCE);
    await order.choose('交付方式', '由平台运输订单提货');
    const readyOn = /\d{4}-\d{2}-\d{2}/.exec(ready)?.[0] ?? daysAfter(dayAt(Date.now()), 3);
    await looked(page);

    const [freight] = await Promise.all([
      page.context().waitForEvent('page'),
      page.locator('main').getByRole('link', { name: /整箱/ }).first().click(PATIENCE),
    ]);
    await freight.goto('/shippingFcl?org=CNSHA&dst=SGSIN&d=N&box=20GP*1');
    await freight
      .getByRole('button', { name: /^选择这一班/ })
      .last()
      .click(PATIENCE);
    await freight.waitForURL(/\/shippingFcl\/addOrder\?/, PATIENCE);
    const box = orderPage(freight);
    await box.terms();
    await box.next('goods');
    await box.text('goods.0.nameCn', '乙二醇');
    await box.text('goods.0.nameEn', 'Ethylene glycol');
    await box.amounts(0, { pieces: '80', grossKg: '19480', volume: '20' });
    await box.next('services');
    await box.truck(readyOn);
    await box.choose('提货省份', '江苏省');
    await box.choose('提货城市', '苏州市');
    await box.choose('提货区县', '张家港市');
    await box.people();
    await box.next('confirm');
    await box.consents(false);
    await box.agree();
    await says(freight, /草稿已保存/);
    await looked(freight);
    await freight.close();

    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('radio', { name: /整箱.*上海.*新加坡/ }).check(PATIENCE);
    await says(page, /^运输 ¥.*分两张订单结算/);
    await looked(page);
    await order.onward();
    await page.waitForURL(/at=confirm/, PATIENCE);
    await order.choose('付款方式', '票结');
    await order.text('contactName', '林海');
    await order.text('contactPhone', '13812345678');
    await order.agree();
    await looked(page);
    await order.submit();
    await orderSuccess(page).waitFor(PATIENCE);
    await page.waitForURL(/\/business\?no=ML[A-Z0-9]{12}$/, PATIENCE);
    await page.reload();
    await says(page, /王建国/);
    await says(page, /李敏/);
    await page.getByRole('heading', { name: '一并提交的运输订单' }).waitFor(PATIENCE);
    await looked(page);

    await follow(page, '查看订单');
    await page.waitForURL(/\/shippingFcl\/addOrderSuccess\?no=FC[A-Z0-9]{12}$/, PATIENCE);
    await page.getByRole('heading', { name: '一并提交的采购订单' }).waitFor(PATIENCE);
    await press(page, '取消订单');
    await says(page, /不会随之取消，现在取消它不收费用/);
    await order.choose('取消原因', '其他', page.getByRole('alertdialog'));
    await looked(page);
    await press(page, '确认取消');
    await says(page, /[A-Z0-9 ]+，.*。两张订单各自办理、各自结算。/);
    await says(page, '已取消');
    await expect.poll(() => page.getByRole('button', { name: '取消订单' }).count(), PATIENCE).toBe(0);
    await looked(page);
    await follow(page, '查看订单');
    await page.waitForURL(/\/business\?no=ML[A-Z0-9]{12}$/, PATIENCE);
    await says(page, '运输订单已不成立，不会有车来提本单的货');
    await page.getByRole('button', { name: '取消订单' }).waitFor(PATIENCE);
    await looked(page);
    expect(complaints).toEqual([]);
  });
});
