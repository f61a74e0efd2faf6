/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { openBookingWorld, PATIENCE, type BookingWorld } from '../booking/booking.world';
import { LONG } from '../../support/long';
import { METHANOL_SHARED, takeFirst } from './lcl.journey';

let world: BookingWorld;
let page: Page;

beforeAll(async () => {
  world = await openBookingWorld({ isShared: true });
});
afterEach(() => page.context().close());
afterAll(() => world.close());

const cards = () => page.getByRole('article');
const listed = () => cards().first().waitFor(PATIENCE);
const tons = () => page.getByRole('region', { name: '按什么计费' }).getByRole('status');

describe('goods of an LCL search', () => {
  it('clear the results on a change, and a reload shows the same', async () => {
    page = await world.open(METHANOL_SHARED);
    await listed();
    const volume = page.getByLabel('第 1 行 体积 m³');
    await volume.fill('2.4');
    await expect.poll(() => cards().count(), { message: 'no answer outlives its goods' }).toBe(0);
    await listed();
    expect(new URL(page.url()).searchParams.get('rows')).toBe('1230~2~400~2.4');
    await expect.poll(() => tons().innerText()).toContain('2.4');
    const total = await cards().first().innerText();
    await page.reload();
    await listed();
    await expect.poll(() => cards().first().innerText()).toBe(total);
    await takeFirst(page);
    await page.goBack();
    await listed();
    await expect.poll(() => volume.inputValue(), { message: 'going back finds the goods as they were' }).toBe('2.4');
    expect(world.complaints).toEqual([]);
  });

  it('show as a table at the old address, which links to the new one with the whole search', LONG, async () => {
    page = await world.open(METHANOL_SHARED.replace('/shippingLcl?', '/shippingLcl/oldIndex?'));
    const table = page.getByRole('table');
    await table.getByRole('row').nth(1).waitFor(PATIENCE);
    await expect.poll(() => table.getByRole('caption').innerText()).toContain('UN 1230');
    const priced = await table.getByRole('cell', { name: /^\$/ }).first().innerText();
    await page.getByRole('link', { name: '去新版' }).click();
    await listed();
    await expect.poll(() => cards().allInnerTexts()).toEqual(expect.arrayContaining([expect.stringContaining(priced)]));
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, searchParams.get('rows'), searchParams.get('from')]).toEqual([
      '/shippingLcl',
      '1230~2~400~0.6',
      'old',
    ]);
    expect(world.complaints).toEqual([]);
  });

  it('segregate incompatible rows during typing, with keys alone', LONG, async () => {
    page = await world.open(METHANOL_SHARED);
    await listed();
    await page.getByRole('combobox', { name: '输入 UN 编号、中文名、英文名或 CAS，加入一行' }).fill('2014');
    await page.getByRole('option', { name: /2014/ }).first().waitFor(PATIENCE);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByLabel('第 2 行 UN 编号').or(page.getByLabel('第 2 行 货物')).first().waitFor(PATIENCE);
    const pairs = page.getByRole('region', { name: '能不能同箱' });
    await pairs.getByRole('button').first().waitFor(PATIENCE);
    await expect.poll(() => pairs.innerText()).toContain('2');
    await page.getByText('请把每一行货物填全', { exact: false }).waitFor(PATIENCE);
    await expect
      .poll(() => cards().count(), { message: 'nothing is offered before it is said how much there is' })
      .toBe(0);
    await page.getByLabel('第 2 行 件数').fill('1');
    await page.keyboard.press('Tab');
    await page.keyboard.type('100');
    await page.keyboard.press('Tab');
    await page.keyboard.type('0.2');
    await listed();
    await page.getByText('本票货物之间需隔离').first().waitFor(PATIENCE);
    await expect.poll(() => page.getByRole('button', { name: /^选择/ }).count()).toBe(0);
    await expect
      .poll(() => page.getByText('暂无即时价', { exact: false }).count(), { message: 'nobody waits for a price' })
      .toBe(0);
    await pairs.getByRole('link', { name: '只查甲醇' }).click(PATIENCE);
    await page.getByRole('button', { name: /^选择/ }).first().waitFor(PATIENCE);
    expect(new URL(page.url()).searchParams.get('rows')).toBe('1230~2~400~0.6');
    await expect
      .poll(() => page.getByLabel('第 2 行 件数').count(), { message: 'the rest is a question of its own' })
      .toBe(0);
  });
});
