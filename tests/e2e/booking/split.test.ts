/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { DEMO_PEOPLE } from '../../../server/doors/demo/people';
import { orderNoInGroups } from '../../../domain/order/life/number';
import { openBookingWorld, PATIENCE, type BookingWorld } from './booking.world';
import { orderSuccess, toTheForm } from './order.page';

const ACID = '/shippingFcl?org=CNSHA&dst=SGSIN&d=Y&un=1830&box=20GP*1';
const ALKALI = '/shippingFcl?org=CNSHA&dst=SGSIN&d=Y&un=1824&box=20GP*1';
const [phone = '', another = ''] = DEMO_PEOPLE.map((person) => person.phone);

let world: BookingWorld;
beforeAll(async () => {
  world = await openBookingWorld();
});
afterAll(() => world.close());

const valueOf = (page: Page, path: string) => page.locator(`[name="${path}"]`).inputValue(PATIENCE);

type Order = Awaited<ReturnType<typeof toTheForm>>;

/** Submits the form and returns the order number. */
async function send(page: Page, order: Order): Promise<string> {
  await order.agree();
  await order.submit();
  await orderSuccess(page).waitFor(PATIENCE);
  return new URL(page.url()).searchParams.get('no') ?? '';
}

/** Dismisses the congratulation. */
async function toTheReceipt(page: Page) {
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor({ ...PATIENCE, state: 'detached' });
}

/** Acid and alkali must not share a container: the acid is ordered, the alkali remains. */
async function splitOrder(page: Page): Promise<Order> {
  const order = await toTheForm(page);
  await order.terms();
  await order.next('goods');
  await order.row(0).getByRole('heading', { name: /^硫酸/ }).waitFor(PATIENCE);
  await page.waitForLoadState('networkidle');
  await order.amounts(0, { packKind: '1H1', pieces: '40', grossKg: '10000', volume: '8' });
  await page.getByRole('button', { name: '添加一行货物' }).click(PATIENCE);
  await order.lookUp(1, '1824');
  await order.amounts(1, { packKind: '1H1', pieces: '30', grossKg: '9000', volume: '7' });
  await page.getByRole('button', { name: '分为两票' }).click(PATIENCE);
  await page.getByRole('heading', { name: '下一票货物' }).waitFor(PATIENCE);
  await order.next('services');
  await order.choose('危品申报方式', '自行申报');
  await order.people();
  await order.next('confirm');
  await order.consents(true);
  return order;
}

/** Delays the draft request within the timeout of the form. */
const slowDraft = (page: Page) =>
  page.route('**/order/draft/fcl', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });

/** Goods of an order in the list of the member center. */
async function goodsAt(center: Page, number: string): Promise<string> {
  const card = center.getByRole('listitem').filter({ hasText: orderNoInGroups(number) });
  await card.getByRole('button', { name: `订单 ${number} 的详情` }).click(PATIENCE);
  return card
    .getByRole('definition')
    .filter({ hasText: /UN \d{4}/ })
    .innerText(PATIENCE);
}

describe('incompatible goods split over two orders', () => {
  it('leave a second draft that every browser of the customer finds', async () => {
    const page = await world.open(ACID, { phone });
    const first = await send(page, await splitOrder(page));
    expect(page.url()).toContain('next=1824');

    const elsewhere = await world.open(ALKALI, { phone });
    await slowDraft(elsewhere);
    const found = await toTheForm(elsewhere);
    // The form waits for its draft, so that nothing is filled in over it.
    await expect.poll(() => elsewhere.getByLabel('箱属', { exact: true }).innerText(PATIENCE)).toContain('COC');
    await found.next('goods');
    await found
      .row(0)
      .getByRole('heading', { name: /^氢氧化钠/ })
      .waitFor(PATIENCE);
    await expect.poll(() => valueOf(elsewhere, 'goods.0.grossKg')).toBe('9000');
    await expect.poll(() => found.row(1).count(), { message: 'what was sent is not in it' }).toBe(0);
    await elsewhere.context().close();

    await toTheReceipt(page);
    await page.getByText('分出的另一票货物已存为草稿').waitFor(PATIENCE);
    await page.getByRole('link', { name: '选船期，继续下一票' }).click(PATIENCE);
    const order = await toTheForm(page);
    await order.next('goods');
    await order
      .row(0)
      .getByRole('heading', { name: /^氢氧化钠/ })
      .waitFor(PATIENCE);
    await expect.poll(() => valueOf(page, 'goods.0.pieces')).toBe('30');
    await order.next('services');
    await expect.poll(() => valueOf(page, 'shipper.name')).toBe('EASTERN SOLVENTS LTD');
    await order.next('confirm');
    await page.getByRole('checkbox', { name: /我承诺/ }).check(PATIENCE);
    const second = await send(page, order);
    expect(second).not.toBe(first);
    expect(page.url()).not.toContain('next=');

    await toTheReceipt(page);
    const tab = page.context().waitForEvent('page');
    await page.getByRole('banner').getByRole('button', { name: '会员中心' }).click(PATIENCE);
    const center = await tab;
    expect(await goodsAt(center, first)).toMatch(/硫酸.* UN 1830$/);
    expect(await goodsAt(center, second)).toMatch(/氢氧化钠.* UN 1824$/);
    expect(world.complaints).toEqual([]);
    await page.context().close();
  });

  it('survive the loss of the answer and of the waiting page', async () => {
    const page = await world.open(ACID, { phone: another });
    const order = await splitOrder(page);
    await order.agree();
    const taken = new Promise<void>((tell) => {
      void page.route('**/api-puds/order/submit*', async (route) => {
        await route.fetch();
        tell();
      });
    });
    await order.submit();
    await taken;
    await page.context().close();

    const elsewhere = await world.open(ALKALI, { phone: another });
    const found = await toTheForm(elsewhere);
    await found.next('goods');
    await found
      .row(0)
      .getByRole('heading', { name: /^氢氧化钠/ })
      .waitFor(PATIENCE);
    await expect.poll(() => valueOf(elsewhere, 'goods.0.grossKg')).toBe('9000');
    await elsewhere.context().close();
  });
});
