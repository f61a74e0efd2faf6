import type { Page } from 'playwright';

import { daysAfter } from '../../../domain/values/days';
import { PATIENCE } from '../booking/booking.world';
import type { Journey, Order } from './journey';

export const TOLUENE_IN_TANKS = '/tankIndex?d=Y&un=1294&goods=甲苯&q=19&tf=20&org=CNSHA&dst=SGSIN';

/** Presses next and waits for `at` in the address. */
async function onTo(page: Page, order: Order, step: string) {
  await order.onward();
  await page.waitForURL(new RegExp(`at=${step}`), PATIENCE).catch(async (late: unknown) => {
    const complaints = await page.locator('main [role="alert"], main [aria-invalid="true"]').allInnerTexts();
    throw new Error(`${step} was not reached: ${complaints.join(' | ')}`, { cause: late });
  });
}

/** Three days before departure: the port closes one day before. */
async function loadingDay(page: Page): Promise<string> {
  const text = await page
    .getByText(/\d{4}-\d\d-\d\d 开船/)
    .first()
    .innerText(PATIENCE);
  return daysAfter(/\d{4}-\d\d-\d\d/.exec(text)?.[0] ?? '', -3);
}

export const tankJourney: Journey = {
  mode: 'TANK',
  search: TOLUENE_IN_TANKS,
  async choose(page) {
    await page.getByText('UN 1294 甲苯：罐箱导则 T4，可用 T4、T5、T7–T22').waitFor(PATIENCE);
    await page.getByRole('button', { name: /^选择/ }).first().click(PATIENCE);
    await page.waitForURL(/\/tankIndex\?step=order/, PATIENCE);
  },
  async fill(page, order) {
    await page.getByRole('heading', { name: '装什么' }).waitFor(PATIENCE);
    await page.waitForLoadState('networkidle');
    await page.getByText(/每罐 [\d,]+–[\d,]+ kg，上限 93\.85%/).waitFor(PATIENCE);
    await onTo(page, order, 'tank');
    await order.choose('卸料', '顶卸');
    await order.text('loadAddress', '上海市金山区化工路 1 号');
    const day = await loadingDay(page);
    await order.text('loadFrom', `${day}T09:00`);
    await order.text('loadTo', `${day}T17:00`);
    await onTo(page, order, 'parties');
    await order.party('shipper', 'EASTERN SOLVENTS LTD');
    await order.party('consignee', 'STRAIT PAINTS PTE');
    await onTo(page, order, 'confirm');
    await order.choose('押金方式', '转账');
    await order.consents(true);
    await order.agree();
  },
  receipt: /\/tankIndex\?no=TK[A-Z0-9]{12}$/,
  says: ['放罐与还罐', '免租到期（预计）', '19,000 kg，充装率 91.3%（允许'],
};
