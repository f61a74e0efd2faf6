/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { LONG } from '../../support/long';
import { METHANOL_TO_ROTTERDAM, openBookingWorld, PATIENCE, type BookingWorld } from './booking.world';
import { toTheForm } from './order.page';

let world: BookingWorld;
let page: Page;

beforeAll(async () => {
  world = await openBookingWorld();
});
afterEach(() => page.context().close());
afterAll(() => world.close());

/** Until React answers in place, a press leads to the form by HTML alone. */
const IS_IN_PLACE = "performance.getEntriesByName('answer').length > 0";
const untilInPlace = () => expect.poll(() => page.evaluate<boolean>(IS_IN_PLACE), PATIENCE).toBe(true);
const firstChoice = () => page.getByRole('button', { name: /^选择这一班/ });
const changed = () => page.getByRole('alertdialog').filter({ has: page.getByText('价格有变，继续吗？') });
const changedTitle = () => page.getByRole('heading', { name: '价格有变，继续吗？' });
const shownPrice = async () =>
  (
    await page
      .getByText(/^\$[\d,]+\.\d\d$/)
      .first()
      .innerText()
  ).trim();

async function choose(address: string) {
  page = await world.open(address);
  await firstChoice().waitFor(PATIENCE);
  await untilInPlace();
  const price = await shownPrice();
  await firstChoice().click();
  return price;
}

describe('locked price from list to order', () => {
  it('locks the price and finds it again on the way back to the list', async () => {
    await choose(METHANOL_TO_ROTTERDAM);
    await page.waitForURL(/\/shippingFcl\/addOrder\?/, PATIENCE);
    await page.goBack();
    await expect.poll(() => page.getByText(/^报价锁定 \d/).isVisible(), PATIENCE).toBe(true);
  });

  it('shows the old price and the difference after a change and asks before going on', LONG, async () => {
    page = await world.open(METHANOL_TO_ROTTERDAM);
    await firstChoice().waitFor(PATIENCE);
    await untilInPlace();
    const before = await shownPrice();
    await world.pricesTimes('CNSHA-NLRTM', 1.1);
    await firstChoice().click();
    await changedTitle().waitFor(PATIENCE);
    await expect.poll(() => changed().innerText()).toContain(before);
    await expect.poll(() => changed().innerText()).toMatch(/差额\s+\+\$[\d,]+\.\d\d/);
    await changed().getByRole('button', { name: '不接受' }).click();
    await changedTitle().waitFor({ ...PATIENCE, state: 'hidden' });
    expect(page.url()).toContain('/shippingFcl?');
    await firstChoice().click();
    await changed().getByRole('button', { name: '接受新价并继续' }).click(PATIENCE);
    await page.waitForURL(/\/shippingFcl\/addOrder\?/, PATIENCE);
    await world.pricesTimes('CNSHA-NLRTM', 1);
  });

  it('marks an expired price and renews it with one press', LONG, async () => {
    await choose(METHANOL_TO_ROTTERDAM);
    await page.waitForURL(/\/shippingFcl\/addOrder\?/, PATIENCE);
    await world.hoursLater(24.1);
    await world.catchUp(page);
    await page.goto(`${world.origin}${METHANOL_TO_ROTTERDAM}`);
    await page.getByText('锁定已到期').waitFor(PATIENCE);
    await page.getByRole('button', { name: /^刷新价格/ }).click();
    await expect.poll(async () => page.url().includes('/addOrder') || changedTitle().isVisible(), PATIENCE).toBe(true);
  });

  it('renews a price that expires over the form after showing the difference', async () => {
    page = await world.open(METHANOL_TO_ROTTERDAM);
    const order = await toTheForm(page);
    await order.choose('箱属', 'COC');
    await page.getByText(/^草稿已保存/).waitFor(PATIENCE);
    await world.hoursLater(24.1);
    await world.catchUp(page);
    await world.pricesTimes('CNSHA-NLRTM', 1.2);
    await page.reload();
    await page.getByText('报价已失效').first().waitFor(PATIENCE);
    await page.getByRole('button', { name: '重新报价' }).first().click();
    await page.getByRole('heading', { name: '报价已更新' }).waitFor(PATIENCE);
    await expect.poll(() => page.getByRole('alertdialog').innerText()).toMatch(/差额\s+\+\$[\d,]+\.\d\d/);
    await page.getByRole('button', { name: '用新价继续' }).click();
    // The lock ends after a day or at the first cut-off of the sailing, depending on the time of the test.
    await page
      .getByText(/^锁定价，剩 \d\d:\d\d:\d\d$/)
      .first()
      .waitFor(PATIENCE);
    await expect
      .poll(() => page.getByLabel('箱属').innerText(), { message: 'what was filled in is still there' })
      .toContain('COC');
  });
});

describe('computer with a wrong clock', () => {
  it.each([
    [13, /^锁定价，剩 (?:2[0-4]|1\d|0\d):\d\d:\d\d$/],
    [-24, /^锁定价，剩 (?:2[0-4]|1\d|0\d):\d\d:\d\d$/],
  ])('off by %s hours neither ends nor prolongs a price, and shows a warning', LONG, async (hours, left) => {
    page = await world.open('/404');
    await page.clock.setSystemTime(Date.now() + hours * 3_600_000);
    await page.goto(`${world.origin}${METHANOL_TO_ROTTERDAM}`);
    await toTheForm(page);
    await page.getByText(left).first().waitFor(PATIENCE);
    await expect.poll(() => page.getByText('报价已失效').count()).toBe(0);
    await page.getByText('这台设备的时间不准').first().waitFor(PATIENCE);
  });
});

describe('form input typed just before a reload', () => {
  it('survives a reload within the second', LONG, async () => {
    page = await world.open(METHANOL_TO_ROTTERDAM);
    const order = await toTheForm(page);
    await order.terms();
    await page.getByText(/草稿已保存/).waitFor(PATIENCE);
    await page.getByLabel('箱量').first().fill('3');
    await page.reload();
    await expect.poll(() => page.getByLabel('箱量').first().inputValue(), PATIENCE).toBe('3');
  });
});
