/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { dayAt, daysAfter } from '../../../domain/values/days';
import { DEMO_PEOPLE } from '../../../server/doors/demo/people';
import { LONG } from '../../support/long';
import { openBookingWorld, PATIENCE, signInAbove, type BookingWorld } from './booking.world';

const natural = DEMO_PEOPLE[0]?.phone ?? '';
const TODAY = dayAt(Date.now());
const ASKED = `/enquiryFcl?org=CNSHA&dst=NLRTM&d=Y&un=1230&box=20GP*1&etd=${daysAfter(TODAY, 30)}`;

let world: BookingWorld;
let page: Page;

beforeAll(async () => {
  world = await openBookingWorld();
});
afterEach(() => page.context().close());
afterAll(() => world.close());

const fill = (path: string, value: string) => page.locator(`[name="${path}"]`).fill(value, PATIENCE);
const send = () => page.getByRole('button', { name: '提交询价' }).click(PATIENCE);

async function choose(name: string, option: string) {
  await page.locator('main').getByLabel(name, { exact: true }).click(PATIENCE);
  await page.getByRole('option', { name: option }).first().click(PATIENCE);
}

async function lookUp(unNo: string) {
  await page.getByRole('button', { name: /^查货物 1/ }).click(PATIENCE);
  await page.getByRole('combobox', { name: '查货物 1' }).fill(unNo, PATIENCE);
  await page
    .getByRole('option', { name: new RegExp(unNo) })
    .first()
    .click(PATIENCE);
}

describe('enquiry form with rules', () => {
  it('validates without login and submits after login in the overlay', async () => {
    page = await world.open(ASKED);
    await page.getByRole('heading', { name: '整箱询价', level: 1 }).waitFor(PATIENCE);
    await send();
    await page.getByText('请选择期望报价时间').first().waitFor(PATIENCE);

    await lookUp('1230');
    const flashPoint = page.locator('[name="goods.0.flashPoint"]');
    await expect.poll(() => flashPoint.inputValue(), PATIENCE).toBe('11');
    await expect.poll(() => page.locator('[name="goods.0.hsCode"]').inputValue()).not.toBe('');
    await choose('包装种类', '1A1');
    await fill('goods.0.pieces', '80');
    await fill('goods.0.grossKg', '14,160');
    await fill('goods.0.volume', '16');
    await fill('quoteDeadline', `${daysAfter(TODAY, 2)}T10:00`);
    await fill('contactName', '林海');
    await fill('contactPhone', '13812345678');
    await send();
    await signInAbove(page, natural);

    await page.getByRole('heading', { name: '询价已提交' }).waitFor(PATIENCE);
    const sent = page.getByRole('status').filter({ hasText: '询价已提交' });
    await expect.poll(() => sent.innerText()).toMatch(/询价单号\s*[A-Z0-9 ]{14,}/);
    await expect.poll(() => sent.locator('..').innerText()).toMatch(/最晚 .+ 报价，短信通知/);
    await page.reload();
    await page.getByText('待报价').first().waitFor(PATIENCE);
    expect(world.complaints).toEqual([]);
  });

  it('fills goods from the library as the order does and keeps manual edits of the same goods', LONG, async () => {
    page = await world.open(ASKED);
    const flashPoint = page.locator('[name="goods.0.flashPoint"]');
    await expect.poll(() => flashPoint.inputValue(), PATIENCE).toBe('11');
    await page.getByText('METHANOL', { exact: true }).first().waitFor(PATIENCE);
    await page.getByText('修改这些项').click(PATIENCE);
    await flashPoint.fill('9.7', PATIENCE);
    await page.reload();
    await expect.poll(() => page.locator('[name="goods.0.hsCode"]').inputValue(), PATIENCE).not.toBe('');
    await expect.poll(() => flashPoint.inputValue()).toBe('9.7');

    await lookUp('1294');
    await expect.poll(() => page.locator('[name="goods.0.nameCn"]').inputValue(), PATIENCE).toContain('甲苯');
    await expect.poll(() => flashPoint.inputValue(), PATIENCE).toBe('4');
    expect(world.complaints).toEqual([]);
  });

  it('takes the shop product with its quantity', async () => {
    page = await world.open('/business?item=P0012&q=1080');
    await page.getByRole('link', { name: '按此数量询价' }).click(PATIENCE);
    const wish = page.getByLabel('特殊要求');
    await expect.poll(() => wish.inputValue(), PATIENCE).toContain('采购甲苯 优级品 1,080 kg，200 升桶');
    await expect.poll(() => page.locator('[name="goods.0.unNo"]').inputValue(), PATIENCE).toBe('1294');
    expect(world.complaints).toEqual([]);
  });
});
