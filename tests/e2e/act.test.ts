/** @module-tag long */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { DEMO_PEOPLE } from '../../server/doors/demo/people';
import { openBookingWorld, PATIENCE, signInAbove, type BookingWorld } from './booking/booking.world';
import { orderPage, orderSuccess } from './booking/order.page';
import { tankJourney, TOLUENE_IN_TANKS } from './modes/tank.journey';

const PHONE = { width: 390, height: 844 };
/** Exceeds the minimum amount of the coupon. */
const TWO_TANKS = TOLUENE_IN_TANKS.replace('q=19', 'q=38');
const OFF = '(¥300.00)';

const [natural] = DEMO_PEOPLE;

let world: BookingWorld;
beforeEach(async () => {
  world = await openBookingWorld();
});
afterEach(() => world.close());

describe('coupon on a phone', () => {
  it('claims it with one press across the login and removes it from an order before submission', async () => {
    const page = await world.open('/act/tank-autumn');
    await page.setViewportSize(PHONE);
    await page.getByText('余 200 张').waitFor(PATIENCE);
    await page.getByRole('button', { name: '领取' }).dblclick();
    await signInAbove(page, natural?.phone ?? '');
    await page.getByText('已领到').waitFor(PATIENCE);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await page.reload();
    await page.getByText('已领到').waitFor(PATIENCE);
    await expect.poll(() => page.getByRole('button', { name: '领取' }).count()).toBe(0);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${world.origin}${TWO_TANKS}`);
    await tankJourney.choose(page);
    await page.getByText(OFF).filter({ visible: true }).first().waitFor(PATIENCE);
    const order = orderPage(page);
    await tankJourney.fill(page, order);
    await page.getByText(OFF).filter({ visible: true }).first().waitFor(PATIENCE);
    await order.submit();
    await orderSuccess(page).waitFor(PATIENCE);
    await page.waitForURL(tankJourney.receipt, PATIENCE);
    await page.reload();
    await page.getByRole('button', { name: '价格明细' }).click(PATIENCE);
    await page.getByText('优惠券：罐箱立减 300 元').filter({ visible: true }).first().waitFor(PATIENCE);
    await page.getByText(OFF).filter({ visible: true }).first().waitFor(PATIENCE);
    await page.goto(`${world.origin}/act/tank-autumn`);
    await page.getByText('您已领满 1 张').waitFor(PATIENCE);
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: '看我的卡券' }).click(PATIENCE);
    const wallet = await opened;
    await wallet.getByRole('heading', { level: 1, name: '我的卡券' }).waitFor(PATIENCE);
    await wallet.getByText('现在没有可用的券。').waitFor(PATIENCE);
    await wallet.getByText('用于订单').waitFor(PATIENCE);
    await wallet.locator('a[href^="/tankIndex"][href*="no=TK"]').waitFor(PATIENCE);
    await page.context().close();
    expect(world.complaints).toEqual([]);
  });
});
