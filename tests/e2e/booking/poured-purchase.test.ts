/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { purchaseChange } from '../../../contract/mall/purchase';
import { daysAfter, type Day } from '../../../domain/values/days';
import { BUILT_IN, daysOffAt } from '../../../domain/values/days-off';
import { isWorkday } from '../../../domain/values/working-days';
import { DEMO_PEOPLE } from '../../../server/doors/demo/people';
import { openBookingWorld, PATIENCE, signInAbove, type BookingWorld } from './booking.world';
import { orderPage, orderSuccess } from './order.page';
import { deviceOf } from './ordered';

const [, , buyer = ''] = DEMO_PEOPLE.map(({ phone }) => phone);

let world: BookingWorld;
let page: Page;
beforeAll(async () => {
  world = await openBookingWorld();
});
afterAll(() => world.close());

/** Opens the order form of twenty tons of bulk glycol with carriage by a freight order. */
async function carriedForm() {
  const device = await deviceOf(world.origin, buyer);
  const line = { productId: 'P0071', pack: 'BULK', city: 'CNZJG', kg: 20_000, seenKg: null };
  await device.call(purchaseChange.path, { change: { kind: 'line', ...line } });
  page = await world.open('/business');
  await page.getByRole('button', { name: '登录' }).first().click(PATIENCE);
  await signInAbove(page, buyer);
  await page.getByRole('dialog').waitFor({ state: 'hidden', ...PATIENCE });
  await page.goto(`${world.origin}/business?view=list`);
  await page.getByRole('button', { name: /^去下单/ }).click(PATIENCE);
  await page.waitForURL(/\/business\?.*step=order/, PATIENCE);
  const order = orderPage(page);
  await order.onward();
  await order.choose('交付方式', '由平台运输订单提货');
  return order;
}

const back = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Last day on which the warehouse hands out goods before the port cut-off. */
async function fillingDay(tab: Page): Promise<Day> {
  const text = await tab
    .getByText(/\d{4}-\d\d-\d\d 开船/)
    .first()
    .innerText(PATIENCE);
  const leaves = /\d{4}-\d\d-\d\d/.exec(text)?.[0] ?? '';
  const days = [-3, -4, -5, -6, -7].map((by) => daysAfter(leaves, by));
  return days.find((day) => isWorkday(day, daysOffAt(BUILT_IN, Date.now()))) ?? '';
}

async function onTo(tab: Page, step: string) {
  await orderPage(tab).onward();
  await tab.waitForURL(new RegExp(`at=${step}`), PATIENCE).catch(async (late: unknown) => {
    const complaints = await tab.locator('main [role="alert"], main [aria-invalid="true"]').allInnerTexts();
    throw new Error(`${step} was not reached: ${complaints.join(' | ')}`, { cause: late });
  });
}

/** Completes the tank form in its own tab without submission. */
async function tankFilled(tab: Page, at: number) {
  const order = orderPage(tab);
  await tab.goto(`${tab.url()}&dst=SGSIN`);
  await tab.getByRole('button', { name: /^选择/ }).nth(at).click(PATIENCE);
  await tab.waitForURL(/\/tankIndex\?step=order/, PATIENCE);
  await tab.getByRole('heading', { name: '装什么' }).waitFor(PATIENCE);
  await tab.waitForLoadState('networkidle');
  await order.text('goods.0.nameEn', 'Ethylene glycol');
  await order.text('goods.0.hsCode', '290531');
  await order.text('loadTemp', '25');
  await onTo(tab, 'tank');
  await order.choose('卸料', '顶卸');
  await order.choose('装货省份', '江苏省');
  await order.choose('装货城市', '苏州市');
  await order.choose('装货区县', '张家港市');
  await order.text('loadAddress', '保税区南海路 6 号库');
  const day = await fillingDay(tab);
  await order.text('loadFrom', `${day}T09:00`);
  await order.text('loadTo', `${day}T16:00`);
  await onTo(tab, 'parties');
  await order.party('shipper', 'EASTERN GLYCOLS LTD');
  await order.party('consignee', 'STRAIT COOLANTS PTE');
  await onTo(tab, 'confirm');
  await order.choose('押金方式', '转账');
  await order.consents(false);
  await order.agree();
  await tab.getByRole('button', { name: '存草稿' }).click(PATIENCE);
  await tab.waitForLoadState('networkidle');
}

describe('bulk purchase carried by our own tank', () => {
  it('prefills goods, tons and port, submits with its tanks, and links both orders', async () => {
    const order = await carriedForm();
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.locator('main').getByRole('link', { name: /^罐箱/ }).click(PATIENCE),
    ]);
    await tab.waitForURL(/\/tankIndex\?org=CNZJG&d=N&goods=[^&]+&q=20$/, PATIENCE);
    await tankFilled(tab, 0);
    await back();
    const choice = page.getByRole('radio', { name: /张家港.*新加坡/ });
    await choice.check(PATIENCE);
    await onTo(page, 'confirm');
    await order.choose('付款方式', '票结');
    await order.text('contactName', '林海');
    await order.text('contactPhone', '13812345678');
    await order.agree();
    await order.submit();
    await orderSuccess(page).waitFor(PATIENCE);
    await page.waitForURL(/\/business\?no=ML[A-Z0-9]{12}$/, PATIENCE);
    await page.reload();
    await page.getByRole('heading', { name: '一并提交的运输订单' }).waitFor(PATIENCE);
    await page.getByRole('link', { name: '查看订单' }).click(PATIENCE);
    await page.waitForURL(/\/tankIndex\?no=TK[A-Z0-9]{12}$/, PATIENCE);
    await page.getByRole('heading', { name: '一并提交的采购订单' }).waitFor(PATIENCE);
    await page
      .getByText(/张家港市 保税区南海路 6 号库/)
      .first()
      .waitFor(PATIENCE);
    expect(world.complaints).toEqual([]);
    await page.context().close();
  });
});
