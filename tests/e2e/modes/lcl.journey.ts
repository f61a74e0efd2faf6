import type { Page } from 'playwright';

import { PATIENCE } from '../booking/booking.world';
import type { Journey, Order } from './journey';

export const METHANOL_SHARED = '/shippingLcl?org=CNSHA&dst=SGSIN&d=Y&rows=1230~2~400~0.6';

/** Chooses the first departure that accepts the goods. */
export async function takeFirst(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^选择这一班|^选择/ })
    .first()
    .click(PATIENCE);
  await page.waitForURL(/\/shippingLcl\?step=order/, PATIENCE);
}

/** Presses next and waits for `at` in the address. */
async function onTo(page: Page, order: Order, step: string) {
  await order.onward();
  await page.waitForURL(new RegExp(`at=${step}`), PATIENCE).catch(async (late: unknown) => {
    const complaints = await page.locator('main [role="alert"], main [aria-invalid="true"]').allInnerTexts();
    throw new Error(`${step} was not reached: ${complaints.join(' | ')}`, { cause: late });
  });
}

/** Last delivery day shown on the page. */
async function lastDay(page: Page): Promise<string> {
  const text = await page.getByText(/至 \d\d-\d\d \d\d:\d\d 送到/).innerText(PATIENCE);
  const day = /至 (\d\d-\d\d)/.exec(text)?.[1] ?? '';
  const now = new Date();
  const year = Number(day.slice(0, 2)) < now.getMonth() + 1 ? now.getFullYear() + 1 : now.getFullYear();
  return `${year}-${day}`;
}

export const lclJourney: Journey = {
  mode: 'LCL',
  search: METHANOL_SHARED,
  choose: takeFirst,
  async fill(page, order) {
    await order.row(0).getByRole('heading', { name: '甲醇 Methanol' }).waitFor(PATIENCE);
    await page.waitForLoadState('networkidle');
    await order.choose('包装种类', '1A1', order.row(0));
    await order.text('goods.0.unitKg', '200');
    await order.text('goods.0.longCm', '90');
    await order.text('goods.0.highCm', '90');
    await order.text('marks', 'N/M');
    await onTo(page, order, 'intake');
    await order.text('deliverDate', await lastDay(page));
    await order.choose('送货时间', '09:00');
    await onTo(page, order, 'parties');
    await order.party('shipper', 'EASTERN SOLVENTS LTD');
    await order.party('consignee', 'STRAIT PAINTS PTE');
    await order.choose('放货方式', '电放');
    await onTo(page, order, 'confirm');
    await order.consents(true);
    await page.getByRole('checkbox', { name: /实测超出/ }).check(PATIENCE);
    await order.agree();
  },
  receipt: /\/shippingLcl\/success\?no=LC[A-Z0-9]{12}$/,
  says: ['进仓通知', '途拼·外高桥危品拼箱仓', '上海市浦东新区外高桥', '司机无需现场付费'],
};
