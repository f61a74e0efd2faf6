import type { Page } from 'playwright';

import { PATIENCE } from '../booking/booking.world';
import type { Journey, Order } from './journey';

/** Small enough for a passenger aircraft. */
export const ACETONE_BY_AIR = '/airLift?org=PVG&dst=SIN&d=Y&un=1090&net=5&pcs=2&kg=20&m3=0.1';

/** Chooses the first flight that accepts the goods. */
export async function takeFlight(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^选择/ }).first().click(PATIENCE);
  await page.waitForURL(/\/airLift\/airLiftOrder\?/, PATIENCE);
}

/** Presses next and waits for the step in the address. */
async function onTo(page: Page, order: Order, step: string) {
  await order.onward();
  await page.waitForURL(new RegExp(`step=${step}`), PATIENCE).catch(async (late: unknown) => {
    const complaints = await page.locator('main [role="alert"], main [aria-invalid="true"]').allInnerTexts();
    throw new Error(`${step} was not reached: ${complaints.join(' | ')}`, { cause: late });
  });
}

export const airJourney: Journey = {
  mode: 'AIR',
  search: ACETONE_BY_AIR,
  choose: takeFlight,
  async fill(page, order) {
    await page.waitForLoadState('networkidle');
    await order.text('readyDay', new Date().toLocaleDateString('sv-SE'));
    await order.choose('运单类型', 'MAWB');
    await onTo(page, order, 'goods');
    await order.row(0).getByRole('heading', { name: /丙酮/ }).waitFor(PATIENCE);
    await page.waitForLoadState('networkidle');
    await order.choose('包装种类', '1A1', order.row(0));
    await order.choose('包装说明 PI', '353', order.row(0));
    await order.text('sizeRows.0.l', '30');
    await order.text('sizeRows.0.w', '30');
    await order.text('sizeRows.0.h', '40');
    await order.text('sizeRows.0.pcs', '2');
    await order.text('sizeRows.0.kg', '10');
    await page.getByRole('button', { name: 'NVD 无声明' }).click(PATIENCE);
    await page.getByRole('button', { name: 'NCV 无声明' }).click(PATIENCE);
    await onTo(page, order, 'parties');
    await order.party('shipper', 'EASTERN SOLVENTS LTD');
    await order.party('consignee', 'STRAIT PAINTS PTE');
    await onTo(page, order, 'confirm');
    await order.consents(true);
    await order.agree();
  },
  receipt: /\/airLift\/airLiftOrder\?no=AR[A-Z0-9]{12}$/,
  says: ['运单草稿', '货机', '号码只供核对，正式运单号以航司签发为准。'],
};
