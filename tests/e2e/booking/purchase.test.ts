import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { DEMO_PEOPLE } from '../../../server/demo/people';
import { openBookingWorld, PATIENCE, signInAbove, type BookingWorld } from './booking.world';

const natural = DEMO_PEOPLE[0]?.phone ?? '';

let world: BookingWorld;
let page: Page;
beforeAll(async () => {
  world = await openBookingWorld();
});
afterAll(() => world.close());

const drawer = () => page.getByRole('dialog').filter({ has: page.getByRole('button', { name: '加入采购单' }) });
const kilograms = () => page.getByLabel('乙二醇 聚酯级 200 升桶 225 kg，数量 kg');

describe('a purchase list', () => {
  it('belongs to whoever signs in, counts what is on it, stays after a reload, and hands every line to the enquiry', async () => {
    page = await world.open('/business?item=P0071&q=2250');
    await drawer().getByRole('button', { name: '加入采购单' }).click(PATIENCE);
    await signInAbove(page, natural);
    await drawer().getByText('已加入 2,250 kg').waitFor(PATIENCE);
    await drawer().getByRole('link', { name: '去采购单' }).click(PATIENCE);
    await page.getByRole('heading', { level: 1, name: '采购单' }).waitFor(PATIENCE);

    await page.getByRole('button', { name: '增加乙二醇' }).click(PATIENCE);
    await page.getByText('1 行 · 2,475 kg').first().waitFor(PATIENCE);
    await page.reload();
    await expect.poll(() => kilograms().inputValue(), PATIENCE).toBe('2475');

    await page.getByRole('button', { name: '送货' }).click(PATIENCE);
    await page.getByLabel('送到').selectOption('杭州', PATIENCE);
    await page.getByText(/公里，零担$/).waitFor(PATIENCE);
    await page.getByRole('link', { name: '按此清单询价' }).click(PATIENCE);
    await expect
      .poll(() => page.locator('[name="specialReq"]').inputValue(), PATIENCE)
      .toMatch(/送到杭州，乙二醇 聚酯级 2475 kg/);
    await page.context().close();
  });
});
