import type { Page } from 'playwright';

import { PATIENCE } from '../booking/booking.world';
import type { Journey, Order } from './journey';

/** Glycerol travels in every season. */
export const GLYCEROL_BY_RAIL = `/railWayIndex?org=RXA&dst=RDU&d=N&goods=${encodeURIComponent('甘油（丙三醇）')}&box=40HQ*1&heat=HEAT`;

async function onTo(page: Page, order: Order, step: string) {
  await order.onward();
  await page.waitForURL(new RegExp(`step=${step}`), PATIENCE).catch(async (late: unknown) => {
    const complaints = await page.locator('main [role="alert"], main [aria-invalid="true"]').allInnerTexts();
    throw new Error(`${step} was not reached: ${complaints.join(' | ')}`, { cause: late });
  });
}

export const railJourney: Journey = {
  mode: 'RAIL',
  search: GLYCEROL_BY_RAIL,
  async choose(page) {
    await page.getByRole('heading', { name: '哪天发车' }).waitFor(PATIENCE);
    await page.getByRole('button', { name: /^选择/ }).first().click(PATIENCE);
    await page.waitForURL(/\/railWay\/addOrder\?quote=/, PATIENCE);
  },
  async fill(page, order) {
    await page.waitForLoadState('networkidle');
    await order.choose('还箱点', '杜伊斯堡');
    await onTo(page, order, 'goods');
    await order.text('goods.0.nameEn', 'Glycerol');
    await order.text('goods.0.hsCode', '290545');
    await order.choose('包装种类', '1A1', order.row(0));
    await order.text('goods.0.pieces', '80');
    await order.text('goods.0.grossKg', '19200');
    await order.text('goods.0.volume', '24');
    await order.text('goods.0.nameRu', 'Глицерин');
    await order.text('units.0.kg', '19200');
    await onTo(page, order, 'parties');
    await order.party('shipper', 'EASTERN SOLVENTS LTD');
    await order.party('consignee', 'RHEIN CHEMIE GMBH');
    await order.text('consigneeTax', 'DE123456789012345');
    await order.choose('报关方式', '属地报关');
    await order.choose('进站时段', '09:00');
    await onTo(page, order, 'confirm');
    await order.consents(false);
    await order.agree();
  },
  receipt: /\/railWay\/success\?no=RW[A-Z0-9]{12}$/,
  says: [
    '进站预约码',
    '运单草稿与进站通知',
    '阿拉山口 / 多斯特克',
    '加热箱',
    '铁路运单不是物权凭证，到站后货物交给运单载明的收货人。',
  ],
};
