import type { Page } from 'playwright';

import { PATIENCE } from '../booking/booking.world';
import type { Journey, Order } from './journey';

export const DRUMS_BY_ROAD = '/haul?org=3205&dst=4101&d=Y&un=1219&goods=%E5%BC%82%E4%B8%99%E9%86%87&kg=20000&m3=40';

export async function onTo(page: Page, order: Order, step: string) {
  await order.onward();
  await page.waitForURL(new RegExp(`step=${step}`), PATIENCE).catch(async (late: unknown) => {
    const complaints = await page.locator('main [role="alert"], main [aria-invalid="true"]').allInnerTexts();
    throw new Error(`${step} was not reached: ${complaints.join(' | ')}`, { cause: late });
  });
}

export const COMPANIES = [
  ['senderName', '苏州某精细化工有限公司'],
  ['senderAddress', '苏州工业园区化工路 1 号'],
  ['senderPhone', '0512-66660000'],
  ['receiverName', '郑州某涂料有限公司'],
  ['receiverAddress', '高新区科学大道 8 号'],
  ['receiverPhone', '0371-88880001'],
] as const;

/** Fills in the companies of the order. */
export async function companiesOf(order: Order) {
  for (const [path, value] of COMPANIES) await order.text(path, value);
}

/** Fills in contacts, payment and consents. */
export async function peopleOf(page: Page, order: Order) {
  await page.getByRole('checkbox', { name: /货物信息如实/ }).check(PATIENCE);
  await order.choose('付款方式', '票结');
  await order.text('contactName', '林海');
  await order.text('contactPhone', '13812345678');
  await order.text('emergencyName', '林海');
  await order.text('emergencyPhone', '+86 21 6888 0001');
  await page.getByRole('checkbox', { name: /我承诺/ }).check(PATIENCE);
  await order.agree();
}

export const truckJourney: Journey = {
  mode: 'TRUCK',
  search: DRUMS_BY_ROAD,
  async choose(page) {
    await page.getByText('UN 1219 异丙醇：13 米厢式半挂可走').waitFor(PATIENCE);
    await page.getByRole('button', { name: /^选择/ }).first().click(PATIENCE);
    await page.waitForURL(/\/haul\/order\?quote=/, PATIENCE);
  },
  async fill(page, order) {
    await page.locator('[name="goods.0.pieces"]').waitFor(PATIENCE);
    await page.waitForLoadState('networkidle');
    await order.choose('包装种类', '闭口钢桶');
    await order.text('goods.0.packMark', 'UN 1A1/X1.4/250/24/CN/310001');
    await order.text('goods.0.pieces', '80');
    await page.getByRole('img', { name: '13 米厢式半挂侧面示意：货重 20,000 千克' }).waitFor(PATIENCE);
    await onTo(page, order, 'stops');
    await order.text('pickAddress', '苏州工业园区化工路 1 号');
    await order.text('pickContact', '李工');
    await order.text('pickPhone', '13800138000');
    await order.text('dropAddress', '高新区科学大道 8 号');
    await order.text('dropContact', '陈工');
    await order.text('dropPhone', '13900139000');
    await companiesOf(order);
    await order.choose('收货人用途', '自用');
    await onTo(page, order, 'truck');
    await order.choose('卸货方式', '收货人自卸');
    await onTo(page, order, 'confirm');
    await peopleOf(page, order);
  },
  receipt: /\/haul\/order\?no=TR[A-Z0-9]{12}$/,
  says: ['整车运输', '1 × 13 米厢式半挂，每车 20,000 千克', '派车后在这里显示车牌与随车人员。'],
};
