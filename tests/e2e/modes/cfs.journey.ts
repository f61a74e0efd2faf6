import type { Page } from 'playwright';

import { PATIENCE } from '../booking/booking.world';
import type { Journey, Order } from './journey';

const DAY = 86_400_000;

/** Date in China. */
const dayIn = (days: number): string => new Date(Date.now() + days * DAY + 8 * 3_600_000).toISOString().slice(0, 10);

export const METHANOL_STUFFED = `/builtIn/addOrder?org=CNSHA&d=Y&un=1230&box=20GP*1&tons=8&cut=${dayIn(12)}T18:00`;

async function onTo(page: Page, order: Order, step: string) {
  await order.onward();
  await page.waitForURL(new RegExp(`at=${step}`), PATIENCE).catch(async (late: unknown) => {
    const complaints = await page.locator('main [role="alert"], main [aria-invalid="true"]').allInnerTexts();
    throw new Error(`${step} was not reached: ${complaints.join(' | ')}`, { cause: late });
  });
}

export const cfsJourney: Journey = {
  mode: 'CFS',
  search: METHANOL_STUFFED,
  async choose(page) {
    await page.getByRole('heading', { name: '从截港倒着排' }).waitFor(PATIENCE);
    await page
      .getByRole('button', { name: /^选这个站/ })
      .first()
      .click(PATIENCE);
    await page.waitForURL(/\/builtIn\/addOrder\?.*quote=/, PATIENCE);
  },
  async fill(page, order) {
    await order.text('carrierBookingNo', 'LY2612A0481');
    await order.text('vesselVoyage', 'EVER GIVEN 012E');
    await order.text('etd', dayIn(13));
    await order.place('目的港', 'SGSIN', /新加坡/);
    await page.getByRole('button', { name: '按最早的排' }).click(PATIENCE);
    await onTo(page, order, 'goods');
    await order.row(0).getByRole('heading', { name: '甲醇 Methanol' }).waitFor(PATIENCE);
    await page.waitForLoadState('networkidle');
    await order.choose('包装种类', '1A1', order.row(0));
    await order.text('goods.0.pieces', '40');
    await order.text('goods.0.volume', '10.2');
    await onTo(page, order, 'inbound');
    await order.text('inbound.0.plateNo', '沪A12345');
    await order.text('inbound.0.driverName', '张三');
    await order.text('inbound.0.driverPhone', '13800138000');
    await order.text('inbound.0.driverIdTail', '123X');
    await order.text('inbound.0.pieces', '40');
    await order.text('inbound.0.escortName', '李四');
    await order.text('owner', '东方溶剂有限公司');
    await onTo(page, order, 'confirm');
    await page.getByRole('checkbox', { name: /CTU/ }).check(PATIENCE);
    await order.consents(true);
    await order.agree();
  },
  receipt: /\/builtIn\/addOrderSuccess\?no=CF[A-Z0-9]{12}$/,
  says: ['进站预约码', '外高桥装箱站', '沪A12345', 'LY2612A0481'],
};
