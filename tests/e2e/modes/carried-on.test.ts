/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { mallProduct } from '../../../contract/mall/mall';
import { ORDER_WIRES, QUOTE_WIRES } from '../../../contract/modes';
import { truckSchedule } from '../../../contract/modes/truck/search';
import { FIRST_EDITIONS } from '../../../domain/order/papers/protocol';
import type { MallReceipt } from '../../../domain/modes/mall/receipt';
import type { MallItem } from '../../../domain/mall/sheet';
import type { StaffRole } from '../../../domain/house/roles';
import type { ModeId } from '../../../domain/mode-ids';
import { MALL } from '../../../domain/modes/mall/mode';
import type { MallQuote } from '../../../domain/modes/mall/quote';
import { mallOfferId, type MallQuery } from '../../../domain/modes/mall/search';
import { TRUCK } from '../../../domain/modes/truck/mode';
import { loadingStart } from '../../../domain/modes/truck/reading';
import type { TruckOffer, TruckQuote } from '../../../domain/modes/truck/quote';
import { dayAt } from '../../../domain/values/days';
import { DEMO_PEOPLE } from '../../../server/doors/demo/people';
import { truckChecks } from '../../../server/trade/modes/truck/mode';
import { deskCaseCopy } from '../../../src/copy/house/desk-case';
import { ASH, MALL_CASE } from '../../server/trade/modes/support/mall';
import { drums, freeOf, isBookable, soundOn } from '../../server/trade/modes/support/truck';
import { jpegOf } from '../../server/trade/modes/cfs/support/photos';
import { goodsOf } from '../../support/goods-of';
import type { OrderBrief } from '../../../domain/order/receipt/brief';
import { openBookingWorld, PATIENCE, type BookingWorld } from '../booking/booking.world';
import { atDesk } from '../booking/house-desk.page';
import { deviceOf } from '../booking/ordered';

const [, , buyer = ''] = DEMO_PEOPLE.map(({ phone }) => phone);
const PDF = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };
const PHOTO = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: jpegOf(640, 480) };

let world: BookingWorld;
beforeAll(async () => {
  world = await openBookingWorld();
});
afterAll(() => world.close());

type Device = Awaited<ReturnType<typeof deviceOf>>;

async function sent(device: Device, mode: ModeId, submission: { form: object; shownTotal: unknown }): Promise<string> {
  const protocolVersion = FIRST_EDITIONS[mode === 'MALL' ? MALL.terms.protocol : TRUCK.terms.protocol];
  const body = { ...submission, protocolVersion };
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const { orderNo } = await device.call<{ orderNo: string }>(ORDER_WIRES[mode]?.submit.path ?? '', body, key);
  return orderNo;
}

/** Orders a trailer of isopropanol drums; returns its loading time. */
async function orderBeforeTruck(device: Device): Promise<{ orderNo: string; loadsAt: number }> {
  const search = drums(1);
  const { offers } = await device.call<{ offers: TruckOffer[] }>(truckSchedule.path, search);
  const offer = offers.filter(isBookable).findLast((one) => freeOf(one) > 1);
  const quote = await device.call<TruckQuote>(QUOTE_WIRES.TRUCK?.path ?? '', { ...search, offerId: offer?.offerId });
  const form = soundOn(quote);
  const orderNo = await sent(device, 'TRUCK', { form, shownTotal: TRUCK.price(form, quote, goodsOf)?.totalUsd });
  return { orderNo, loadsAt: loadingStart(form, quote) };
}

/** Orders four bags of soda ash for collection by the buyer. */
async function bought(device: Device): Promise<string> {
  const product = await fetch(`${world.origin}${mallProduct.path}?productId=${ASH}`, { headers: { appCode: 'echem' } });
  const { stock } = ((await product.json()) as { data: MallItem }).data;
  const lines = [{ productId: ASH, pack: 'B25' as const, kg: 100 }];
  const asked: MallQuery = { city: stock[0]?.city ?? '', way: 'SELF', to: '', lines };
  const quote = await device.call<MallQuote>(QUOTE_WIRES.MALL?.path ?? '', { ...asked, offerId: mallOfferId(asked) });
  const form = MALL_CASE.sound(quote) as never;
  return sent(device, 'MALL', { form, shownTotal: MALL.price(form, quote, goodsOf)?.totalUsd });
}

/** Last message sent to the owner. */
async function lastText(orderNo: string): Promise<string> {
  const reply = await fetch(`${world.origin}/__demo/outbox.json`);
  const { data } = (await reply.json()) as { data: { notice: string | null }[] };
  return data.find(({ notice }) => notice?.includes(orderNo))?.notice ?? '';
}

/** Desk steps with the preview compared to the message sent. */
async function carried(orderNo: string, role: StaffRole) {
  const page = await world.open('/user-center/', { phone: buyer });
  const desk = await atDesk(page.context(), world.origin, role);
  await desk.open('order', orderNo);
  return {
    ...desk,
    receipt: page,
    async step(name: string, fill?: () => Promise<unknown>): Promise<void> {
      const before = await lastText(orderNo);
      const read = await desk.act(name, fill);
      const after = await lastText(orderNo);
      expect(read, name).toContain(after === before ? deskCaseCopy.silent : after);
    },
    /** Checks the texts on the page of the owner. */
    async owner(address: string, ...says: string[]): Promise<void> {
      await page.goto(`${world.origin}${address}`);
      for (const text of says) await page.locator('main').getByText(text).first().waitFor(PATIENCE);
    },
    /** Checks the signature on the receipt; a complaint stays possible. Returns console errors. */
    async ends(address: string): Promise<readonly string[]> {
      await desk.page.getByRole('button', { name: '登记异常', exact: true }).waitFor(PATIENCE);
      const said = await desk.page.locator('main').innerText(PATIENCE);
      expect(said, 'no ship carries it').not.toMatch(/放舱|开航|到港|离港|进仓/);
      await page.goto(`${world.origin}${address}`);
      await page.locator('main').getByText('已签收', { exact: true }).first().waitFor(PATIENCE);
      await page.context().close();
      return world.complaints;
    },
  };
}

describe('desk fulfilment', () => {
  it('carries a truck order to the signature, each step confirmed before submission', async () => {
    const device = await deviceOf(world.origin, buyer);
    const { orderNo, loadsAt } = await orderBeforeTruck(device);
    await device.handInAll(orderNo);
    let desk = await carried(orderNo, 'officer');
    const passes = (place: string, said = '') =>
      desk.step('报告途经', async () => {
        await desk.choose('途经', (options) => options.find((one) => one === place));
        if (said !== '') await desk.page.getByRole('textbox').last().fill(said, PATIENCE);
      });

    const address = `/haul/order?no=${orderNo}`;
    const wrong = (kind: string, words: string, count: string, at: number) =>
      desk.step('登记异常', async () => {
        await desk.choose('异常', (options) => options.find((one) => one === kind));
        await desk.page.getByLabel(/^发生日期/).fill(dayAt(at), PATIENCE);
        await desk.page.getByLabel(/小时/).fill(count, PATIENCE);
        await desk.page.getByLabel(/^经过/).fill(words, PATIENCE);
      });

    await desk.step('通过');
    await desk.step('已派车');
    await desk.owner(address, '车辆与人员', '沪A', '押运员');
    await desk.receipt.context().close();

    // A truck before its loading day accrues no waiting time.
    await world.hoursLater((loadsAt - Date.now()) / 3_600_000);
    desk = await carried(orderNo, 'officer');
    await passes('已到装货点');
    await wrong('发货人未备好货，车辆等候', '叉车坏了', '4.5', loadsAt);
    await desk.owner(address, '途中异常', '叉车坏了；等候 4.5 小时', '等待 2 小时，加收 ¥360.00，已计入总价');
    await desk.step('登记现场检查', async () => {
      await desk.choose('车', ([first]) => first);
      for (const item of Object.values(truckChecks.items))
        await desk.page.getByRole('checkbox', { name: item, exact: true }).check(PATIENCE);
      await desk.choose('结论', () => '合格');
    });
    await desk.handIn('上传在途单据', '装货完毕 装车照片', PHOTO);
    await passes('装货完毕');
    await desk.step('已装车');
    await passes('电子运单', 'DZYD20261207');
    for (const paper of ['运单与安全卡随车 电子运单', '运单与安全卡随车 安全卡'])
      await desk.handIn('上传在途单据', paper, PDF);
    await passes('运单与安全卡随车');
    await desk.step('在途');
    await passes('已出省');
    await desk.receipt.context().close();
    const { arrivesAt } = await device.read<OrderBrief>(`/api-puds/order/${orderNo}`);
    await world.untilMoment(arrivesAt ?? '');
    desk = await carried(orderNo, 'officer');
    await desk.step('已到达');
    await wrong('收货人拒收', '外包装有渗漏', '2', Date.parse(arrivesAt ?? ''));
    await desk.owner(address, '请选择：收货人拒收', '外包装有渗漏');
    await desk.receipt.getByRole('button', { name: /^退回装货地：加收/ }).click(PATIENCE);
    await desk.receipt.getByText('您已选择：退回装货地').waitFor(PATIENCE);
    // The answer of the owner changes the next desk step.
    await desk.page.reload();
    await desk.page.getByRole('button', { name: '上传在途单据', exact: true }).waitFor(PATIENCE);
    await desk.handIn('上传在途单据', '收货人已签收 签收单', PDF);
    await desk.handIn('上传在途单据', '收货人已签收 卸货照片', PHOTO);
    await passes('收货人已签收');
    await passes('实收与短少', '78 件，短少 2 件');
    await desk.owner(address, '电子运单：DZYD20261207', '实收与短少：78 件，短少 2 件', '卸货照片');
    // The owner, not the desk, accepts goods delivered short.
    await desk.receipt.getByRole('button', { name: '确认收货', exact: true }).click(PATIENCE);
    await desk.receipt.getByText('已签收', { exact: true }).first().waitFor(PATIENCE);
    await desk.page.reload();
    expect(await desk.ends(address)).toEqual([]);
  });

  it('carries a shop order to the signature, each step confirmed before submission', async () => {
    const device = await deviceOf(world.origin, buyer);
    const orderNo = await bought(device);
    await device.handInAll(orderNo);
    const before = await carried(orderNo, 'reviewer');
    for (const name of ['通过', '已分配批次']) await before.step(name);
    await before.receipt.context().close();
    const { detail } = await device.read<{ detail: Pick<MallReceipt, 'delivery'> }>(`/api-puds/order/${orderNo}`);
    await world.untilMoment(`${detail.delivery.at}+08:00`);
    const desk = await carried(orderNo, 'reviewer');
    for (const name of ['已出库', '完成']) await desk.step(name);
    expect(await desk.ends(`/business?no=${orderNo}`)).toEqual([]);
  });
});
