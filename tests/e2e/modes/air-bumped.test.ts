/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { airOrder } from '../../../contract/modes/air/order';
import { quoteAir } from '../../../contract/modes/air/quote';
import { FIRST_EDITIONS } from '../../../domain/order/papers/protocol';
import { AIR } from '../../../domain/modes/air/mode';
import type { AirQuote } from '../../../domain/modes/air/quote';
import { DEMO_PEOPLE } from '../../../server/doors/demo/people';
import { soundOn } from '../../server/trade/modes/support/air';
import { formatMoney } from '../../../domain/values/money';
import { goodsOf } from '../../support/goods-of';
import { openBookingWorld, PATIENCE, type BookingWorld } from '../booking/booking.world';
import { atDesk } from '../booking/house-desk.page';
import { deviceOf } from '../booking/ordered';
import { bellyFor } from './air-belly';

const WHY = '客机腹舱超载';

const [natural = ''] = DEMO_PEOPLE.map(({ phone }) => phone);

let world: BookingWorld;
let page: Page;

beforeAll(async () => {
  world = await openBookingWorld();
});
afterEach(() => page.context().close());
afterAll(() => world.close());

const main = () => page.locator('main');
const button = (name: string) => page.getByRole('button', { name });

async function ordered() {
  const device = await deviceOf(world.origin, natural);
  const quote = await device.call<AirQuote>(quoteAir.path, await bellyFor(device));
  const sound = soundOn(quote);
  const form = {
    ...sound,
    air: Object.fromEntries(Object.entries(sound.air).map(([key, facts]) => [key, { ...facts, pi: '353' }])),
  };
  const price = AIR.price(form, quote, goodsOf);
  if (!price) throw new Error('a belly that has no price');
  const { orderNo } = await device.call<{ orderNo: string }>(
    airOrder.submit.path,
    { form, shownTotal: price.totalUsd, protocolVersion: FIRST_EDITIONS['shipping-protocol'] },
    { 'Idempotency-Key': crypto.randomUUID() },
  );
  return { orderNo, total: formatMoney(price.totalYuan) };
}

async function receiptOf(orderNo: string): Promise<void> {
  page = await world.open(`/airLift/airLiftOrder?no=${orderNo}`, { phone: natural });
}

/** The officer books and bumps the order; a reviewer names another flight. Returns its name. */
async function bumped(orderNo: string): Promise<string> {
  const officer = await atDesk(page.context(), world.origin, 'officer');
  await officer.open('order', orderNo);
  for (const step of ['通过', '已订舱']) await officer.act(step);
  await officer.press('放回');
  await officer.page.getByText('无人领取').waitFor(PATIENCE);
  await officer.page.close();
  const reviewer = await atDesk(page.context(), world.origin, 'reviewer');
  await reviewer.open('order', orderNo);
  let onto = '';
  await reviewer.act('拉货改配', async () => {
    onto = await reviewer.choose('改配到', ([first]) => first);
    await reviewer.page.getByLabel('说明（2–100 字）').fill(WHY);
  });
  await reviewer.page.close();
  await page.reload();
  return onto;
}

const notice = () => main().getByRole('region', { name: '拉货改配' });

describe('order bumped from a passenger flight', () => {
  it('names the replacement flight and moves to it after the owner accepts', async () => {
    const { orderNo, total } = await ordered();
    await receiptOf(orderNo);
    await main().getByText('客机腹舱').first().waitFor(PATIENCE);
    const onto = await bumped(orderNo);
    await notice().getByText(WHY).waitFor(PATIENCE);
    await expect
      .poll(() => notice().innerText(), { message: 'what the desk has chosen' })
      .toContain(/[A-Z]{4}\d{3}/.exec(onto)?.[0]);
    await expect
      .poll(() => main().getByText(total, { exact: true }).count(), { message: 'at the price that was agreed' })
      .toBeGreaterThan(0);
    await button('接受改配').click(PATIENCE);
    await notice().getByText('您已接受，货物按改配的走。').waitFor(PATIENCE);
    await page.reload();
    await notice().getByText('您已接受，货物按改配的走。').waitFor(PATIENCE);
    await expect.poll(() => button('接受改配').count()).toBe(0);
    expect(world.complaints).toEqual([]);
  });

  it('is cancelled free of charge when the owner declines the flight', async () => {
    const { orderNo } = await ordered();
    await receiptOf(orderNo);
    await bumped(orderNo);
    await button('不接受，免费取消订单').click(PATIENCE);
    await main().getByText('已取消').first().waitFor(PATIENCE);
    await expect.poll(() => notice().count(), { message: 'nothing is asked any more' }).toBe(0);
  });
});
