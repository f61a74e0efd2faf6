/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { lclOrder } from '../../../contract/modes/lcl/order';
import { quoteLcl } from '../../../contract/modes/lcl/quote';
import { lclSchedule } from '../../../contract/modes/lcl/search';
import { FIRST_EDITIONS } from '../../../domain/order/papers/protocol';
import { LCL } from '../../../domain/modes/lcl/mode';
import type { LclOffer, LclQuote } from '../../../domain/modes/lcl/quote';
import { DEMO_PEOPLE } from '../../../server/doors/demo/people';
import { isBookable, searchOf, soundOn } from '../../server/trade/modes/support/lcl';
import { goodsOf } from '../../support/goods-of';
import type { OrderBrief } from '../../../domain/order/receipt/brief';
import { openBookingWorld, PATIENCE, type BookingWorld } from '../booking/booking.world';
import { atDesk } from '../booking/house-desk.page';
import { deviceOf } from '../booking/ordered';

/** The sweep runs every half minute. */
const SWEPT = { ...PATIENCE, interval: 2000 };

const [natural = ''] = DEMO_PEOPLE.map(({ phone }) => phone);

let world: BookingWorld;
let page: Page;

beforeAll(async () => {
  world = await openBookingWorld();
});
afterEach(() => page.context().close());
afterAll(() => world.close());

const main = () => page.locator('main');
const button = (name: string | RegExp) => page.getByRole('button', { name });

/** Orders 580 kg of methanol and 1.45 m³ in a departure with a later one. */
async function ordered(): Promise<string> {
  const device = await deviceOf(world.origin, natural);
  const search = searchOf('1230', 1.45);
  const { offers } = await device.call<{ offers: LclOffer[] }>(lclSchedule.path, search);
  const offerId = offers.find((offer) => isBookable(offer) && offer.detail.nextFit !== null)?.offerId;
  const quote = await device.call<LclQuote>(quoteLcl.path, { ...search, offerId });
  const form = soundOn(quote);
  const shownTotal = LCL.price(form, quote, goodsOf)?.totalUsd;
  const { orderNo } = await device.call<{ orderNo: string }>(
    lclOrder.submit.path,
    { form, shownTotal, protocolVersion: FIRST_EDITIONS['shipping-protocol'] },
    { 'Idempotency-Key': crypto.randomUUID() },
  );
  return orderNo;
}

async function receiptOf(orderNo: string): Promise<void> {
  page = await world.open(`/shippingLcl/success?no=${orderNo}`, { phone: natural });
}

/** The warehouse receives the goods with its measurements. */
async function takenIn(orderNo: string, kg: string, m3: string): Promise<void> {
  const device = await deviceOf(world.origin, natural);
  await device.handInAll(orderNo);
  const before = await atDesk(page.context(), world.origin, 'officer');
  await before.open('order', orderNo);
  for (const step of ['通过', '已配箱']) await before.act(step);
  await before.page.close();
  const { cutoffs } = await device.read<OrderBrief>(`/api-puds/order/${orderNo}`);
  await world.untilMoment(cutoffs.find(({ code }) => code === 'CFS_OPEN')?.at ?? '');
  const desk = await atDesk(page.context(), world.origin, 'officer');
  await desk.open('order', orderNo);
  await desk.act('货物已进仓', async () => {
    await desk.page.getByLabel('实测重量 kg').fill(kg, PATIENCE);
    await desk.page.getByLabel('实测体积 m³').fill(m3);
  });
  await desk.page.close();
  await world.catchUp(page);
  await page.reload();
}

describe('amounts of an LCL order', () => {
  it('change within 10 % at a price shown first and are refused beyond it', async () => {
    await receiptOf(await ordered());
    await button('修改货量').click(PATIENCE);
    const volume = page.getByLabel('货物 1 体积（m³）');
    await volume.fill('1.60');
    await button('核价').click(PATIENCE);
    await page.getByText('体积应为数值，不超过原订的 ±10%').waitFor(PATIENCE);
    await volume.fill('1.55');
    await button('核价').click(PATIENCE);
    await page.getByText('改后总价').waitFor(PATIENCE);
    await button('按新价确认修改').click(PATIENCE);
    await page.getByRole('dialog').waitFor({ ...PATIENCE, state: 'detached' });
    await main()
      .getByText(/1\.55 m³/)
      .first()
      .waitFor(PATIENCE);
    await button('修改货量').click(PATIENCE);
    await expect.poll(() => volume.inputValue(), PATIENCE).toBe('1.55');
    await expect
      .poll(() => page.getByText('原订 580 kg / 1.45 m³').count(), { message: 'of what was booked first' })
      .toBe(1);
  });

  it('measured at 1.90 against 1.45 booked wait four hours for an answer and roll over free', async () => {
    const orderNo = await ordered();
    await receiptOf(orderNo);
    await takenIn(orderNo, '600', '1.9');
    await main().getByText('超过订舱 10%，按实测计费。').waitFor(PATIENCE);
    const charged = main()
      .getByRole('row', { name: /计费吨/ })
      .first();
    await expect.poll(async () => (await charged.getByRole('cell').allInnerTexts()).map(Number)).toEqual([1.45, 1.9]);
    const asked = await button(/^确认加收，总价/).innerText(PATIENCE);
    await button('不加收，留待下一班').waitFor(PATIENCE);

    await world.hoursLater(4.1);
    await world.catchUp(page);
    await expect
      .poll(async () => {
        await page.reload();
        await main().getByText('进仓实测', { exact: true }).waitFor(PATIENCE);
        return main().innerText();
      }, SWEPT)
      .toContain('货物已改配本页所示班次，不收改配费');
    await button(asked).click(PATIENCE);
    await main().getByText('加收已确认，货物按本班装运。').waitFor(PATIENCE);
  });
});
