/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { DEMO_PEOPLE } from '../../server/doors/demo/people';
import { openBookingWorld, PATIENCE, type BookingWorld } from './booking/booking.world';

const [, , buyer = ''] = DEMO_PEOPLE.map(({ phone }) => phone);
const MINUTE = 60_000;
const LIST = '/business?view=list';

let world: BookingWorld;
beforeAll(async () => {
  world = await openBookingWorld();
});
afterAll(() => world.close());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click(PATIENCE);
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor(PATIENCE);
const named = (page: Page, name: string) => page.getByRole('textbox', { name: '采购单名称' }).fill(name, PATIENCE);
const isOpen = (page: Page, name: string) =>
  expect
    .poll(() => page.getByRole('button', { name, exact: true }).getAttribute('aria-pressed'), PATIENCE)
    .toBe('true');

it(
  'goods join the named list of two open in two tabs, and none join a hidden list',
  async () => {
    const page = await world.open('/business?item=P0071&q=2250', { phone: buyer });
    await says(page, '加入采购单后，从采购单下单或询价');
    await press(page, '加入采购单');
    await says(page, '已加入 2,250 kg');
    await page.goto(`${world.origin}${LIST}`);
    await press(page, '新建');
    await named(page, '采购单');
    await press(page, '新建并打开');
    await says(page, '已有同名的采购单，请换一个名称');
    await named(page, '十二月备货');
    await page.keyboard.press('Enter');
    await says(page, '采购单是空的');
    await isOpen(page, '十二月备货 0 行');

    const other = await page.context().newPage();
    await other.goto(`${world.origin}/business?item=P0073&q=2150`);
    await says(other, '加入“十二月备货”。');
    await press(page, '采购单 1 行');
    await isOpen(page, '采购单 1 行');
    await press(other, '加入采购单');
    await says(other, '未加入：已在别处打开另一张采购单，再按一次加入“采购单”。');
    await other.getByRole('button', { name: '加入采购单', exact: true }).dblclick(PATIENCE);
    await says(other, /“采购单”.*2,150 kg/);

    await other.goto(`${world.origin}${LIST}`);
    await isOpen(other, '采购单 2 行');
    await press(other, '十二月备货 0 行');
    await isOpen(other, '十二月备货 0 行');
    await press(page, '改名');
    await named(page, '年底备货');
    await press(page, '保存名称');
    await says(page, '已在别处打开另一张采购单，这处改动未保存；下面是现在打开的一张。');
    await isOpen(page, '十二月备货 0 行');
    await press(page, '删除这张');
    await press(page, '确定删除');
    await isOpen(page, '采购单 2 行');
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing is wider').toBe(width);
    }
    expect(world.complaints).toEqual([]);
  },
  3 * MINUTE,
);
