import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { LONG } from '../support/long';
import { PATIENCE } from './booking/booking.world';
import { openShellWorld, type ShellWorld } from './shell.world';

let world: ShellWorld;
let page: Page;
let complaints: readonly string[];
beforeAll(async () => {
  world = await openShellWorld();
});
afterEach(async () => {
  expect(complaints).toEqual([]);
  await page.context().close();
});
afterAll(() => world.close());

async function open(address: string) {
  ({ page, complaints } = await world.open(address));
}

const drawer = () => page.getByRole('dialog');
const heading = (name: string) => page.getByRole('heading', { level: 2, name });

describe('shop', () => {
  it('searches by keyboard, opens a product over the list, and Back closes it', LONG, async () => {
    await open('/business');
    const line = page.getByRole('searchbox', { name: '搜索商品' });
    await page.getByText('89 种商品').first().waitFor();
    await line.fill('bingtong');
    await heading('丙酮 工业优等品').waitFor();
    await expect.poll(() => new URL(page.url()).search, PATIENCE).toBe('?kw=bingtong');
    await page.getByRole('link', { name: '丙酮 工业优等品' }).focus();
    await page.keyboard.press('Enter');
    await drawer().getByRole('heading', { name: '一次买多少更便宜' }).waitFor();
    expect(new URL(page.url()).search).toBe('?kw=bingtong&item=P0008');
    await page.goBack();
    await expect.poll(() => drawer().count(), PATIENCE).toBe(0);
    expect(new URL(page.url()).search).toBe('?kw=bingtong');
  });

  it('opens a product address with its list behind and shows the delivered price', async () => {
    await open('/business?item=P0071&q=2250&to=3301');
    await drawer()
      .getByText(/^折合 ¥/)
      .waitFor();
    await drawer().getByRole('button', { name: '自提' }).click();
    await drawer().getByText('到仓自提，不另收费').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: '乙二醇 聚酯级' }).or(page.getByText('89 种商品').first()).first().waitFor();
    expect(new URL(page.url()).searchParams.get('item')).toBeNull();
  });

  it('begins with goods on a phone', async () => {
    await open('/business');
    await page.setViewportSize({ width: 390, height: 844 });
    const first = await page.getByRole('heading', { level: 2 }).first().boundingBox();
    expect(first?.y, 'of 844 px').toBeLessThanOrEqual(340);
  });

  it('shows one sentence for a product the law hides', async () => {
    await open('/business?kw=7697-37-2');
    await page.getByText('该商品不支持线上展示').waitFor();
    await expect.poll(() => page.getByRole('link', { name: '去危品服务台' }).getAttribute('href')).toBe('/dgdesk');
  });
});
