import type { Page } from 'playwright';

import { PATIENCE } from '../booking/booking.world';
import type { Journey, Order } from './journey';

export const GLYCOL_POURED =
  '/fluidBag?org=CNSHA&dst=NLRTM&d=N&goods=%E4%B9%99%E4%BA%8C%E9%86%87&rho=1.11&tf=25&q=23.976';

async function onTo(page: Page, order: Order, step: string) {
  await order.onward();
  await page.waitForURL(new RegExp(`at=${step}`), PATIENCE).catch(async (late: unknown) => {
    const complaints = await page.locator('main [role="alert"], main [aria-invalid="true"]').allInnerTexts();
    throw new Error(`${step} was not reached: ${complaints.join(' | ')}`, { cause: late });
  });
}

export const flexiJourney: Journey = {
  mode: 'FLEXI',
  search: GLYCOL_POURED,
  async choose(page) {
    await page.getByText('1 袋，每袋 21,600 L（22,000 L 袋，98.2% 满），23,976 kg').waitFor(PATIENCE);
    await page.getByRole('button', { name: /^选择/ }).first().click(PATIENCE);
    await page.waitForURL(/\/fluidBag\?step=order/, PATIENCE);
  },
  async fill(page, order) {
    await page.getByText(/每袋 23,976 kg，用 22,000 L 袋/).waitFor(PATIENCE);
    await page.waitForLoadState('networkidle');
    await order.text('goods.0.nameEn', 'Ethylene glycol');
    await order.text('goods.0.hsCode', '290531');
    await page.getByRole('checkbox', { name: /SDS 第 14 章/ }).check(PATIENCE);
    await order.text('sdsDate', '2025-06-01');
    await onTo(page, order, 'fitting');
    await order.choose('安装省份', '上海市');
    await order.choose('安装城市', '市辖区');
    await order.choose('安装区县', '浦东新区');
    await order.text('pickupAddress', '化工路 18 号 3 号装卸台');
    await order.text('fitKm', '40');
    await order.choose('装货泵', '现场有泵');
    await order.choose('安装日期', '余');
    await order.choose('希望时段', '08:00');
    await onTo(page, order, 'parties');
    await order.party('shipper', 'EASTERN GLYCOLS LTD');
    await order.party('consignee', 'RHINE COOLANTS BV');
    await order.choose('舱单申报', '平台');
    await order.text('destTaxId', 'NL123456789');
    await onTo(page, order, 'confirm');
    await order.consents(false);
    await page.getByRole('checkbox', { name: /如实申报/ }).check(PATIENCE);
    await order.agree();
  },
  receipt: /\/fluidBag\?no=FX[A-Z0-9]{12}$/,
  says: ['装袋安排', '22,000 L', '上海市浦东新区 化工路 18 号', '3 寸接头'],
};
