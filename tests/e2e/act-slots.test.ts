/** @module-tag long */
import type { Page, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { PATIENCE } from './booking/booking.world';
import { openLoginWorld, type LoginWorld } from './login.world';

const PHONE = { viewport: { width: 390, height: 844 } };
const OPEN_DAY = '/act/dgdesk-open-day';

let world: LoginWorld;
beforeAll(async () => {
  world = await openLoginWorld();
});
afterAll(() => world.close());

const opened = async (options = {}) => {
  const page = await world.open(options);
  await page.goto(new URL(OPEN_DAY, page.url()).href);
  return page;
};
const first = (page: Page) => page.getByRole('radio').first();
/** The gateway books, its answer never arrives. */
const lostAnswer = async (route: Route) => {
  await route.fetch();
  await route.abort();
};
const left = async (page: Page): Promise<string | null> => {
  await page.reload();
  await first(page).waitFor(PATIENCE);
  return first(page).locator('xpath=..').textContent();
};

describe('slot booking on a phone', () => {
  it('keeps the slot after a reload, confirms before release, and frees the place for others', async () => {
    const [page, other] = [await opened(PHONE), await opened()];
    const before = await left(other);
    await first(page).check(PATIENCE);
    await page.getByLabel('企业名称').fill('常州市庚辛涂料有限公司');
    await page.getByLabel('姓名').fill('周工');
    await page.getByLabel('手机号').fill('13800126621');
    await world.solveAfter(page, () => page.getByRole('button', { name: '预约', exact: true }).click(PATIENCE));
    await page.getByText(/^已约到 /).waitFor(PATIENCE);
    expect(await left(other)).not.toBe(before);
    await page.reload();
    await page.getByText(/^已约到 /).waitFor(PATIENCE);
    await page.getByRole('button', { name: '退还预约' }).click(PATIENCE);
    await page.getByText('退还后名额当即放出，再约需重新填写，确定退还？').waitFor(PATIENCE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width);
    await page.getByRole('button', { name: '不退了' }).click(PATIENCE);
    await page.getByRole('button', { name: '退还预约' }).click(PATIENCE);
    await page.getByRole('button', { name: '确定退还' }).dblclick(PATIENCE);
    await page.getByText('预约已退还').waitFor(PATIENCE);
    expect(await left(other)).toBe(before);
    await page.reload();
    await first(page).waitFor(PATIENCE);
    await Promise.all([page, other].map((one) => one.context().close()));
  });

  it('shows the slot that was booked when the answer was lost and the company is changed', async () => {
    const page = await opened(PHONE);
    await first(page).check(PATIENCE);
    await page.getByLabel('企业名称').fill('常州市庚辛涂料有限公司');
    await page.getByLabel('姓名').fill('周工');
    await page.getByLabel('手机号').fill('13800126622');
    await page.route('**/act/book', lostAnswer, { times: 1 });
    const press = () => page.getByRole('button', { name: '预约', exact: true }).click(PATIENCE);
    await world.solveAfter(page, press);
    await page.getByText('网络不通，没有收到结果').waitFor(PATIENCE);
    await page.getByLabel('企业名称').fill('苏州市辛壬化工有限公司');
    await world.solveAfter(page, press);
    await page.getByText('此前的预约已办成，刚才的改动没有保存').waitFor(PATIENCE);
    await page.getByText(/^已约到 /).waitFor(PATIENCE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width);
    await page.context().close();
  });
});
