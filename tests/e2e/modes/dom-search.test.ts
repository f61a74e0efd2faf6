/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { openBookingWorld, PATIENCE, type BookingWorld } from '../booking/booking.world';
import { tick } from '../ticked';
import { GLYCERINE_HOME, takeVoyage } from './dom.journey';

let world: BookingWorld;
let page: Page;

beforeAll(async () => {
  world = await openBookingWorld({ isShared: true });
});
afterEach(() => page.context().close());
afterAll(() => world.close());

const cards = () => page.getByRole('article');
const listed = () => cards().first().waitFor(PATIENCE);
const priced = () => cards().filter({ hasText: '含税总价' }).first().waitFor(PATIENCE);
const weight = () => page.getByLabel('单箱货重 kg');
const wordOf = (key: string) => new URL(page.url()).searchParams.get(key);

describe('domestic containers', () => {
  it('clear the voyages on a new weight, and a reload shows the same', async () => {
    page = await world.open(GLYCERINE_HOME);
    await listed();
    const light = await cards().first().innerText();
    await weight().fill('24,500');
    await expect.poll(() => cards().count(), { message: 'no answer outlives its weight' }).toBe(0);
    await listed();
    expect(wordOf('kg')).toBe('24,500');
    const heavy = await cards().first().innerText();
    expect(heavy).not.toBe(light);
    await page.reload();
    await listed();
    await expect.poll(() => cards().first().innerText()).toBe(heavy);
    await weight().fill('28300');
    await page.getByText('20GP 最大载重 28,250 kg').waitFor(PATIENCE);
    await expect.poll(() => cards().count(), { message: 'no box holds so much' }).toBe(0);
    await weight().fill('abc');
    await page.getByRole('heading', { name: '先说清这票货，再看价格' }).waitFor(PATIENCE);
    await expect.poll(() => cards().count(), { message: 'what cannot be read is no example' }).toBe(0);
    expect(world.complaints).toEqual([]);
  });

  it('match their doors to the ports in the search bar and swap with them, there and back', async () => {
    page = await world.open(`${GLYCERINE_HOME}&from=1101`);
    await listed();
    const doors = async () => [
      await page.getByLabel('提货城市').inputValue(),
      await page.getByLabel('送货城市').inputValue(),
    ];
    const swap = page.getByRole('button', { name: '对调起运地与目的地' });
    await swap.click(PATIENCE);
    await expect.poll(doors, PATIENCE).toEqual(['', '1101']);
    await expect
      .poll(() => page.getByLabel('提货城市').locator('optgroup').first().getAttribute('label'))
      .toContain('南沙');
    await expect.poll(() => cards().count(), { message: 'what was found was for other ports' }).toBe(0);
    await page.getByLabel('提货城市').selectOption('4406');
    await expect.poll(doors, PATIENCE).toEqual(['4406', '1101']);
    await expect
      .poll(() => [wordOf('from'), wordOf('to')], { ...PATIENCE, message: 'by the ports in the address' })
      .toEqual(['1101', '4406']);
    await page.getByRole('button', { name: '重新搜索' }).first().click(PATIENCE);
    await priced();
    const words = () => ['org', 'from', 'dst', 'to'].map(wordOf);
    expect(words()).toEqual(['CNNSA', '4406', 'CNTXG', '1101']);
    await expect.poll(() => doors()).toEqual(['4406', '1101']);
    await page.reload();
    await priced();
    await expect.poll(() => doors()).toEqual(['4406', '1101']);
    await swap.click(PATIENCE);
    await expect.poll(doors, PATIENCE).toEqual(['1101', '4406']);
    await swap.click(PATIENCE);
    await expect.poll(doors, PATIENCE).toEqual(['4406', '1101']);
    await priced();
    expect(world.complaints).toEqual([]);
  });

  it('require general or dangerous before any price; dangerous goods go to an expert', async () => {
    page = await world.open('/domesticTrade?org=CNTXG&dst=CNNSA&box=20GP*1');
    const nature = page.getByRole('radiogroup');
    await nature.first().waitFor(PATIENCE);
    await expect.poll(() => nature.locator('input:checked').count()).toBe(0);
    await page.getByRole('heading', { name: '先说清这票货，再看价格' }).waitFor(PATIENCE);
    await tick(page.getByRole('radio', { name: '危险品' }));
    await listed();
    await expect
      .poll(async () => (await cards().allInnerTexts()).filter((words) => words.includes('含税总价')))
      .toEqual([]);
    const enquiry = await page.getByRole('link', { name: '转询价' }).first().getAttribute('href');
    expect(enquiry).toBe('/enquiryFcl?org=CNTXG&dst=CNNSA&d=Y&box=20GP*1&dom=Y');
    await tick(page.getByRole('radio', { name: '普通货物' }));
    await page.getByRole('note').filter({ hasText: '试算' }).waitFor(PATIENCE);
    await listed();
    await expect.poll(() => cards().first().innerText()).toContain('试算');
  });

  it('with example goods copy no weight and have no price before a weight is entered', async () => {
    page = await world.open('/domesticTrade?org=CNTXG&dst=CNNSA&d=N&goods=%E7%94%98%E6%B2%B9&box=20GP*2');
    await listed();
    await takeVoyage(page);
    const kg = page.locator('[name="loads.0.kg"]');
    await kg.waitFor(PATIENCE);
    await expect.poll(() => kg.inputValue()).toBe('');
    const total = page.locator('aside').filter({ hasText: '总价' });
    await total.getByText('待填箱量与货重').waitFor(PATIENCE);
    await kg.fill('18000');
    await total.getByText('增值税 9%').waitFor(PATIENCE);
    await page.locator('[name="goods.0.nameCn"]').fill('甲醇');
    await page.getByRole('link', { name: '转询价' }).waitFor(PATIENCE);
    await expect.poll(() => page.getByRole('button', { name: '改为危险品申报' }).count()).toBe(0);
    await page.locator('[name="goods.0.nameCn"]').fill('甘油');
    await total.getByText('增值税 9%').waitFor(PATIENCE);
  });

  it('from a city of another port have no total and offer both alternatives', async () => {
    page = await world.open('/domesticTrade?org=CNTXG&dst=CNNSA&d=N&box=20GP*1&kg=18000&from=3701');
    await listed();
    await expect
      .poll(async () => (await cards().allInnerTexts()).filter((words) => words.includes('含税总价')))
      .toEqual([]);
    await page.getByRole('link', { name: '改用青岛' }).click(PATIENCE);
    await page.waitForURL(/org=CNTAO/, PATIENCE);
    await priced();
    await page.goBack();
    await page.waitForURL(/org=CNTXG/, PATIENCE);
    await page.getByRole('button', { name: '不用拖车，到天津新港' }).click(PATIENCE);
    await priced();
    await expect.poll(() => wordOf('from'), PATIENCE).toBeNull();
    expect(world.complaints).toEqual([]);
  });

  it('from a port without liner service show a nearby port with one', async () => {
    page = await world.open('/domesticTrade?org=CNSHK&dst=CNTXG&d=N&box=20GP*1&kg=18000');
    await page.getByText('蛇口没有内贸班轮；南沙有班').waitFor(PATIENCE);
    await expect.poll(() => cards().count()).toBe(0);
    await page.getByRole('link', { name: '改查南沙' }).click(PATIENCE);
    await listed();
  });
});
