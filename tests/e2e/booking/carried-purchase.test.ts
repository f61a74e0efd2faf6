/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ORDER_WIRES, QUOTE_WIRES } from '../../../contract/modes';
import { truckSchedule } from '../../../contract/modes/truck/search';
import type { TruckOffer, TruckQuote } from '../../../domain/modes/truck/quote';
import { dayAt } from '../../../domain/values/days';
import { BUILT_IN, daysOffAt } from '../../../domain/values/days-off';
import { isWorkday } from '../../../domain/values/working-days';
import { DEMO_PEOPLE } from '../../../server/doors/demo/people';
import { mallFreightCopy } from '../../../src/copy/modes/mall/freight';
import { freeOf, isBookable, soundOn } from '../../server/trade/modes/support/truck';
import { truckSearchOf } from '../../support/truck-order';
import { openBookingWorld, PATIENCE, signInAbove, type BookingWorld } from './booking.world';
import { orderPage, orderSuccess } from './order.page';
import { deviceOf } from './ordered';

const [, , buyer = ''] = DEMO_PEOPLE.map(({ phone }) => phone);
/** Warehouses hand goods out on working days only. */
const isHandedOut = ({ leavesAt }: TruckOffer) =>
  isWorkday(dayAt(Date.parse(leavesAt ?? '')), daysOffAt(BUILT_IN, Date.now()));

/** Gross weight of an epoxy resin drum. */
const DRUM_KG = 239;

let world: BookingWorld;
let page: Page;
beforeAll(async () => {
  world = await openBookingWorld();
});
afterAll(() => world.close());

type Device = Awaited<ReturnType<typeof deviceOf>>;

/** Saves a completed truck draft of the buyer; returns a function that saves it again. */
async function truckDrafted(device: Device) {
  const address = `org=3205&dst=4101&d=Y&un=3082&goods=环氧树脂（液态,环境危害）&kg=${DRUM_KG}&m3=1&etd=2026-12-07`;
  const search = { ...truckSearchOf(address), etd: null };
  const { offers } = await device.call<{ offers: TruckOffer[] }>(truckSchedule.path, search);
  const offer = offers.filter((one) => isBookable(one) && isHandedOut(one)).findLast((one) => freeOf(one) > 1);
  const quote = await device.call<TruckQuote>(QUOTE_WIRES.TRUCK?.path ?? '', { ...search, offerId: offer?.offerId });
  const saved = (change: object, revision: number) =>
    device.call(ORDER_WIRES.TRUCK?.saveDraft.path ?? '', { form: { ...soundOn(quote), ...change }, revision });
  await saved({}, 0);
  return saved;
}

/** Opens the order form of one epoxy resin drum with carriage by a freight order. */
async function carriedForm() {
  page = await world.open('/business?kw=%E7%8E%AF%E6%B0%A7%E6%A0%91%E8%84%82');
  await page
    .getByRole('link', { name: /环氧树脂/ })
    .first()
    .click(PATIENCE);
  const drawer = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: '加入采购单' }) });
  await drawer.getByRole('button', { name: '加入采购单' }).click(PATIENCE);
  await signInAbove(page, buyer);
  await drawer.getByRole('link', { name: '去采购单' }).click(PATIENCE);
  await page.getByRole('button', { name: /^去下单/ }).click(PATIENCE);
  await page.waitForURL(/\/business\?.*step=order/, PATIENCE);
  const order = orderPage(page);
  await order.onward();
  await order.choose('交付方式', '由平台运输订单提货');
  await page.getByText(/起的工作日 8:00–16:00/).waitFor(PATIENCE);
  return order;
}

const choice = () => page.getByRole('radio', { name: /苏州市.*郑州市/ });

describe('purchase carried by our own truck', () => {
  it('submits with its truck, clears the draft, and links both orders', async () => {
    const order = await carriedForm();
    await page.getByText(mallFreightCopy.none).waitFor(PATIENCE);
    await order.onward();
    await page.getByText('请选择一份可一并提交的运输草稿').first().waitFor(PATIENCE);

    const device = await deviceOf(world.origin, buyer);
    const saved = await truckDrafted(device);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await choice().check(PATIENCE);
    await page.getByText(/^运输 ¥.*分两张订单结算/).waitFor(PATIENCE);
    await saved({ remark: '卸货请提前联系' }, 1);
    await order.onward();
    await page.waitForURL(/at=confirm/, PATIENCE);
    await order.choose('付款方式', '票结');
    await order.text('contactName', '林海');
    await order.text('contactPhone', '13812345678');
    await page.getByRole('checkbox', { name: '接收地具备危险化学品储存条件' }).check(PATIENCE);
    await order.agree();
    await order.submit();
    await page
      .getByText(/运输订单未能一并提交，采购订单也没有提交：运输草稿已改动/)
      .first()
      .waitFor(PATIENCE);

    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByText(mallFreightCopy.chosenGone).waitFor(PATIENCE);
    await choice().check(PATIENCE);
    await order.onward();
    await page.waitForURL(/at=confirm/, PATIENCE);
    await order.submit();
    await orderSuccess(page).waitFor(PATIENCE);
    await page.waitForURL(/\/business\?no=ML[A-Z0-9]{12}$/, PATIENCE);
    await page.reload();
    await page.getByRole('heading', { name: '一并提交的运输订单' }).waitFor(PATIENCE);
    await page.getByRole('link', { name: '查看订单' }).click(PATIENCE);
    await page.waitForURL(/\/haul\/order\?no=TR[A-Z0-9]{12}$/, PATIENCE);
    await page.getByRole('heading', { name: '一并提交的采购订单' }).waitFor(PATIENCE);
    await page.getByRole('button', { name: '取消订单' }).click(PATIENCE);
    await page.getByText(/不会随之取消，现在取消它不收费用/).waitFor(PATIENCE);
    expect(world.complaints).toEqual([]);
    await page.context().close();
  });
});
