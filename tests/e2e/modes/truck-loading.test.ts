/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { truckOrder } from '../../../contract/modes/truck/order';
import { quoteTruck } from '../../../contract/modes/truck/quote';
import { truckSchedule } from '../../../contract/modes/truck/search';
import { FIRST_EDITIONS } from '../../../domain/order/papers/protocol';
import { TRUCK } from '../../../domain/modes/truck/mode';
import type { TruckOffer, TruckQuote } from '../../../domain/modes/truck/quote';
import { DEMO_PEOPLE } from '../../../server/doors/demo/people';
import { truckChecks } from '../../../server/trade/modes/truck/mode';
import { jpegOf } from '../../server/trade/modes/cfs/support/photos';
import { drums, freeOf, isBookable, soundOn } from '../../server/trade/modes/support/truck';
import { goodsOf } from '../../support/goods-of';
import type { OrderBrief } from '../../../domain/order/receipt/brief';
import { openBookingWorld, PATIENCE, type BookingWorld } from '../booking/booking.world';
import { atDesk } from '../booking/house-desk.page';
import { deviceOf } from '../booking/ordered';

const [natural = ''] = DEMO_PEOPLE.map(({ phone }) => phone);
const ITEMS = Object.values(truckChecks.items);
const STRAP = truckChecks.items['static'] ?? '';
const PDF = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };

let world: BookingWorld;
let page: Page;

beforeAll(async () => {
  world = await openBookingWorld();
});
afterEach(() => page.context().close());
afterAll(() => world.close());

/** Orders a truck of drums with every required document. */
async function ordered(): Promise<string> {
  const device = await deviceOf(world.origin, natural);
  const search = drums(1);
  const { offers } = await device.call<{ offers: TruckOffer[] }>(truckSchedule.path, search);
  const offerId = offers.filter(isBookable).findLast((one) => freeOf(one) > 1)?.offerId;
  const quote = await device.call<TruckQuote>(quoteTruck.path, { ...search, offerId });
  const form = soundOn(quote);
  const { orderNo } = await device.call<{ orderNo: string }>(
    truckOrder.submit.path,
    {
      form,
      shownTotal: TRUCK.price(form, quote, goodsOf)?.totalUsd,
      protocolVersion: FIRST_EDITIONS['shipping-protocol'],
    },
    { 'Idempotency-Key': crypto.randomUUID() },
  );
  await device.handInAll(orderNo);
  return orderNo;
}

describe('truck loading check', () => {
  it('stops at a "no" among its thirteen questions, goes on after repair, and shows to its owner', async () => {
    const orderNo = await ordered();
    page = await world.open(`/haul/order?no=${orderNo}`, { phone: natural });
    const before = await atDesk(page.context(), world.origin, 'officer');
    await before.open('order', orderNo);
    for (const step of ['通过', '已派车']) await before.act(step);
    const device = await deviceOf(world.origin, natural);
    const { leavesAt, arrivesAt } = await device.read<OrderBrief>(`/api-puds/order/${orderNo}`);
    await world.untilMoment(leavesAt ?? '');
    const desk = await atDesk(page.context(), world.origin, 'officer');
    await desk.open('order', orderNo);
    await desk.act('报告途经', () => desk.choose('途经', (all) => all.find((one) => one === '已到装货点')));
    const check = (items: readonly string[], verdict: string, note = '') =>
      desk.act('登记现场检查', async () => {
        await desk.choose('车', ([first]) => first);
        for (const item of items) await desk.page.getByRole('checkbox', { name: item }).check(PATIENCE);
        await desk.choose('结论', (all) => all.find((one) => one === verdict));
        if (note !== '') await desk.page.getByLabel('不合格原因').fill(note, PATIENCE);
      });
    expect(ITEMS).toHaveLength(13);
    await check([STRAP], '不合格', '没有接地带');
    await check(
      ITEMS.filter((item) => item !== STRAP),
      '合格',
    );
    await desk.press('已装车');
    await desk.press('看对方将收到什么');
    await desk.page.getByText('还有 1 项现场检查没有合格，不能登记').waitFor(PATIENCE);
    await desk.press('不办了');
    await check([STRAP], '合格');
    const load = { mimeType: 'image/jpeg', buffer: jpegOf(640, 480), name: '装车.jpg' };
    await desk.handIn('上传在途单据', '装货完毕 装车照片', load);
    await desk.act('报告途经', () => desk.choose('途经', (all) => all.find((one) => one === '装货完毕')));
    await desk.act('已装车');
    await desk.act('报告途经', async () => {
      await desk.choose('途经', (all) => all.find((one) => one === '电子运单'));
      await desk.page.getByLabel(/电子运单号/).fill('DZYD20261207', PATIENCE);
    });
    for (const paper of ['电子运单', '安全卡'])
      await desk.handIn('上传在途单据', `运单与安全卡随车 ${paper}`, { ...PDF, name: `${paper}.pdf` });
    await desk.act('报告途经', () => desk.choose('途经', (all) => all.find((one) => one === '运单与安全卡随车')));
    await desk.act('在途');
    await desk.page.close();
    await world.untilMoment(arrivesAt ?? '');
    const atEnd = await atDesk(page.context(), world.origin, 'officer');
    await atEnd.open('order', orderNo);
    await atEnd.act('已到达');
    await atEnd.handIn('上传在途单据', '收货人已签收 签收单', { ...PDF, name: '签收单.pdf' });
    const photo = { mimeType: 'image/jpeg', buffer: jpegOf(640, 480), name: '卸货.jpg' };
    await atEnd.handIn('上传在途单据', '收货人已签收 卸货照片', photo);
    await atEnd.act('报告途经', () => atEnd.choose('途经', (all) => all.find((one) => one === '收货人已签收')));
    await atEnd.page.close();
    await page.reload();
    const main = page.locator('main');
    await main.getByText('卸货照片').first().waitFor(PATIENCE);
    await expect.poll(() => main.innerText(), PATIENCE).toContain('签收单');
    expect(world.complaints).toEqual([]);
  });
});
