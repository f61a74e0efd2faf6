/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { dayAt, daysAfter } from '../../../domain/values/days';
import { METHANOL_TO_SINGAPORE, openBookingWorld, PATIENCE, type BookingWorld } from './booking.world';
import { draftIn, toTheForm } from './order.page';

const TOMORROW = daysAfter(dayAt(Date.now()), 1);

let world: BookingWorld;
beforeAll(async () => {
  world = await openBookingWorld();
});
afterAll(() => world.close());

const chosen = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(name) }).innerText(PATIENCE);

describe('pickup truck', () => {
  it('takes a district chosen level by level and keeps it after a network failure and a reload', async () => {
    const page = await world.open(METHANOL_TO_SINGAPORE);
    const order = await toTheForm(page);
    await order.terms();
    await order.next('goods');
    await order.row(0).getByRole('heading', { name: '甲醇 Methanol' }).waitFor(PATIENCE);
    await page.waitForLoadState('networkidle');
    await order.amounts(0, { pieces: '80', grossKg: '14,160', volume: '16' });
    await order.next('services');

    await page.route('**/region/list*', (route) => route.abort());
    await page.getByRole('checkbox', { name: /拖车/ }).check(PATIENCE);
    await page.getByText('省市区加载失败').waitFor(PATIENCE);
    await page.unroute('**/region/list*');
    await page.getByRole('button', { name: '重试' }).click(PATIENCE);
    await order.choose('危品申报方式', '自行申报');
    await order.people();
    await order.onward();
    await page.getByText('请选择省市区').first().waitFor(PATIENCE);

    await order.truck(TOMORROW);
    await page.getByText(/草稿已保存/).waitFor(PATIENCE);
    await expect.poll(() => draftIn(page), PATIENCE).toContain('"pickupRegion":"330206"');
    await page.reload();
    await expect.poll(() => chosen(page, '提货省份'), PATIENCE).toBe('浙江省');
    await expect.poll(() => chosen(page, '提货城市'), PATIENCE).toBe('宁波市');
    await expect.poll(() => chosen(page, '提货区县'), PATIENCE).toBe('北仑区');

    // A new province clears the levels below; a municipality leaves only the district to choose.
    await order.choose('提货省份', '上海市');
    await expect.poll(() => chosen(page, '提货区县')).toBe('请选择');
    await order.choose('提货区县', '浦东新区');
    await order.next('confirm');
    await page.context().close();
  });
});
