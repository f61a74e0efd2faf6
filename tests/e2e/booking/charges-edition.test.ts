/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { DEMO_PEOPLE } from '../../../server/doors/demo/people';
import { fclJourney } from '../modes/fcl.journey';
import { openBookingWorld, PATIENCE, signInAbove, type BookingWorld } from './booking.world';
import { publishEdition } from './edition-at-desk';
import { orderPage, orderSuccess } from './order.page';

const MINUTE = 60_000;
const HOUR = 3_600_000;
const [natural] = DEMO_PEOPLE;
const phone = natural?.phone ?? '';

let world: BookingWorld;
beforeAll(async () => {
  world = await openBookingWorld();
});
afterAll(() => world.close());

/** Moves to one minute past midnight in Shanghai. The price lock lasts a day. */
async function midnightAfter(page: Page) {
  const there = (await page.evaluate(() => Date.now())) + 8 * HOUR;
  const day = new Date(there + 24 * HOUR).toISOString().slice(0, 10);
  return { day, inHours: 24 - (there % (24 * HOUR)) / HOUR + 1 / 60 };
}

/** The text is drafted beside the computed tables and contains no amounts. */
const announce = (day: string) =>
  publishEdition(world, { text: 'charge-agreement', day }, async (author) => {
    await author.getByRole('heading', { name: '取消费率表' }).waitFor(PATIENCE);
    const text = author.getByLabel('正文');
    const before = await text.inputValue();
    await text.fill(`${before}\n\n# 九、滞留\n\n每箱收 300 元。`);
    await author.getByText('正文不写金额').first().waitFor(PATIENCE);
    await text.fill(`${before}\n\n# 九、滞留\n\n滞留费按实际发生的收取。`);
  });

it(
  'an order form asks consent again when a new charge edition arrives, and the order names it',
  async () => {
    const page = await world.open(fclJourney.search);
    await fclJourney.choose(page);
    const order = orderPage(page);
    await fclJourney.fill(page, order);
    const tick = page.locator('[name="agreeCharges"]');
    await page.getByRole('button', { name: /^《收费协议》\d{4}-\d\d-\d\d 版$/ }).waitFor(PATIENCE);
    await expect.poll(() => tick.isChecked()).toBe(true);

    const { day, inHours } = await midnightAfter(page);
    await announce(day);
    await world.hoursLater(inHours);

    await order.submit();
    await signInAbove(page, phone);
    const told = page.getByRole('alertdialog', { name: '协议已更新' });
    await told.getByText('收费协议有了新版本').waitFor(PATIENCE);
    await told.getByRole('button', { name: '去阅读' }).click();
    await expect.poll(() => tick.isChecked()).toBe(false);
    await expect.poll(() => page.locator('[name="contactName"]').inputValue()).toBe('林海');

    const named = page.getByRole('button', { name: `《收费协议》${day} 版` });
    await named.click(PATIENCE);
    await page.getByRole('dialog').getByText('滞留费按实际发生的收取。').first().waitFor(PATIENCE);
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
    await page.getByRole('dialog').waitFor({ ...PATIENCE, state: 'detached' });
    await expect.poll(() => tick.isChecked()).toBe(false);
    await tick.check(PATIENCE);

    await order.submit();
    await orderSuccess(page).waitFor(PATIENCE);
    await page.getByRole('alertdialog').getByRole('button', { name: '查看订单' }).click(PATIENCE);
    await page.getByRole('button', { name: `《收费协议》${day} 版` }).click(PATIENCE);
    const shown = page.getByRole('dialog');
    await shown.getByText(`${day} 版全文，供查阅`).waitFor(PATIENCE);
    await shown.getByText('滞留费按实际发生的收取。').waitFor(PATIENCE);
    expect(world.complaints).toEqual([]);
  },
  6 * MINUTE,
);
