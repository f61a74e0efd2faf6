import type { Page } from 'playwright';

import { PATIENCE } from '../booking/booking.world';
import type { Journey } from './journey';

export const GLYCERINE_HOME = '/domesticTrade?org=CNTXG&dst=CNNSA&d=N&goods=%E7%94%98%E6%B2%B9&box=20GP*2&kg=18000';

/** Chooses the first available voyage. */
export async function takeVoyage(page: Page) {
  await page.getByRole('button', { name: /^选择/ }).first().click(PATIENCE);
  await page.waitForURL(/\/domesticTrade\/orderPage\?quote=/, PATIENCE);
}

export const domJourney: Journey = {
  mode: 'DOM',
  search: `${GLYCERINE_HOME}&from=1101`,
  async choose(page) {
    await page.getByRole('table').getByText('N1S 北南线').first().waitFor(PATIENCE);
    await takeVoyage(page);
  },
  async fill(page, order) {
    const name = page.locator('[name="goods.0.nameCn"]');
    await name.waitFor(PATIENCE);
    await page.waitForLoadState('networkidle');
    await order.text('fromAddress', '顺义区仁和镇顺通路 8 号');
    await order.text('fromContact', '李工');
    await order.text('fromPhone', '13800138000');
    // At this hour every port still accepts bookable cargo.
    const day = await page.evaluate(() => new Date(Date.now() + 32 * 3_600_000).toISOString().slice(0, 10));
    await order.text('loadFrom', `${day}T01:00`);
    await order.text('loadTo', `${day}T03:00`);
    await order.onward();
    await page.waitForURL(/step=confirm/, PATIENCE).catch(async (late: unknown) => {
      const complaints = await page.locator('main [role="alert"], main [aria-invalid="true"]').allInnerTexts();
      throw new Error(`confirm was not reached: ${complaints.join(' | ')}`, { cause: late });
    });
    await order.choose('付款方式', '票结');
    await order.text('contactName', '林海');
    await order.text('contactPhone', '13812345678');
    await order.agree();
  },
  receipt: /\/domesticTrade\/orderPage\?no=DM[A-Z0-9]{12}$/,
  says: ['内贸运单', '顺义区仁和镇顺通路 8 号', '不含税', '目的港堆存 5 天，用箱 10 天'],
};
