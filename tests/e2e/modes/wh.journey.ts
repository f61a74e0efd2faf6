import type { Page } from 'playwright';

import { PATIENCE } from '../booking/booking.world';
import type { Journey, Order } from './journey';

export const METHANOL_STORED = '/warehouse?org=310100&d=Y&un=1230&tons=2&plt=3&days=20';

async function onTo(page: Page, order: Order, step: string) {
  await order.onward();
  await page.waitForURL(new RegExp(`step=${step}`), PATIENCE).catch(async (late: unknown) => {
    const complaints = await page.locator('main [role="alert"], main [aria-invalid="true"]').allInnerTexts();
    throw new Error(`${step} was not reached: ${complaints.join(' | ')}`, { cause: late });
  });
}

export const whJourney: Journey = {
  mode: 'WH',
  search: METHANOL_STORED,
  async choose(page) {
    await page.getByRole('heading', { name: '这货进哪类库' }).waitFor(PATIENCE);
    await page.getByRole('button', { name: /^预约/ }).first().click(PATIENCE);
    await page.waitForURL(/\/warehouseing\?quote=/, PATIENCE);
  },
  async fill(page, order) {
    await order.row(0).getByRole('heading', { name: '甲醇 Methanol' }).waitFor(PATIENCE);
    await page.waitForLoadState('networkidle');
    await order.choose('包装种类', '1A1', order.row(0));
    await order.text('goods.0.pieces', '10');
    await order.text('goods.0.volume', '2.6');
    await order.choose('托盘规格', '1.2 × 1.0');
    await order.text('stackLayers', '2');
    await onTo(page, order, 'service');
    await onTo(page, order, 'inbound');
    await order.choose('到库时段', '09:00');
    await order.text('inbound.0.plateNo', '沪A12345');
    await order.text('inbound.0.driverName', '张三');
    await order.text('inbound.0.driverPhone', '13800138000');
    await order.text('inbound.0.driverIdTail', '123X');
    await order.text('inbound.0.escortName', '李四');
    await order.text('owner', '东方溶剂有限公司');
    await order.text('pickerName', '王小明');
    await order.text('pickerPhone', '13800138000');
    await order.text('pickerIdTail', '123X');
    await onTo(page, order, 'confirm');
    await order.choose('允许分批出库', '允许分批');
    await order.choose('到期处理', '到期出库');
    await order.consents(true);
    await order.agree();
  },
  receipt: /\/warehouseing\?no=WH[A-Z0-9]{12}$/,
  says: ['入库预约码', '沪A12345', '入库通知单', '沪山危化一库（金山区）', 'SHHS-A', '到期出库'],
};
