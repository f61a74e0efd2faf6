/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { openBookingWorld, PATIENCE, type BookingWorld } from '../booking/booking.world';
import { tick } from '../ticked';
import { TOLUENE_IN_TANKS } from './tank.journey';

let world: BookingWorld;
let page: Page;

beforeAll(async () => {
  world = await openBookingWorld({ isShared: true });
});
afterEach(() => page.context().close());
afterAll(() => world.close());

const LEASE = '/tankIndex?d=Y&un=1294&goods=甲苯&q=19&tf=20&kind=lease&days=90&org=CNSHA';

const cards = () => page.getByRole('article');
const listed = () => cards().first().waitFor(PATIENCE);
const wordOf = (key: string) => new URL(page.url()).searchParams.get(key);

describe('tank list', () => {
  it('keeps its lease in every sort order', async () => {
    page = await world.open(LEASE);
    await listed();
    await page.getByText('90 天租金合计').first().waitFor(PATIENCE);
    await tick(page.getByRole('radio', { name: '总价' }));
    await page.waitForURL(/[?&]s=price/, PATIENCE);
    expect(wordOf('kind')).toBe('lease');
    await expect.poll(() => page.getByLabel('用罐方式').inputValue()).toBe('LEASE');
    await page.getByText('90 天租金合计').first().waitFor(PATIENCE);
    expect(world.complaints).toEqual([]);
  });

  it('filters by operator and type in the address and keeps the filter for another amount', async () => {
    page = await world.open(`${TOLUENE_IN_TANKS}&op=YXTK`);
    await listed();
    await expect
      .poll(async () => (await cards().allInnerTexts()).filter((words) => !words.includes('垣岫罐运')))
      .toEqual([]);
    await page.getByText(/筛选后 \d 种罐可订/).waitFor(PATIENCE);
    await page.getByLabel('货量（吨）').fill('17');
    await page.getByLabel('货量（吨）').press('Enter');
    await page.getByText(/^，?17 t$/).waitFor(PATIENCE);
    await listed();
    expect([wordOf('op'), wordOf('q')]).toEqual(['YXTK', '17']);
    await page.getByRole('checkbox', { name: /垣岫罐运/ }).click(PATIENCE);
    await cards().filter({ hasText: '罐砾罐箱服务' }).first().waitFor(PATIENCE);
    expect(wordOf('op')).toBeNull();
  });
});
