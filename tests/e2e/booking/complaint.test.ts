/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { mallProduct } from '../../../contract/mall/mall';
import { ORDER_WIRES, QUOTE_WIRES } from '../../../contract/modes';
import type { MallItem } from '../../../domain/mall/sheet';
import type { MallForm } from '../../../domain/modes/mall/form';
import { MALL } from '../../../domain/modes/mall/mode';
import type { MallQuote } from '../../../domain/modes/mall/quote';
import { mallOfferId } from '../../../domain/modes/mall/search';
import { surchargedPrice } from '../../../domain/order/money/priced';
import { FIRST_EDITIONS } from '../../../domain/order/papers/protocol';
import { dayAt } from '../../../domain/values/days';
import { DEMO_PEOPLE } from '../../../server/doors/demo/people';
import { ASH, MALL_CASE } from '../../server/trade/modes/support/mall';
import { goodsOf } from '../../support/goods-of';
import { openBookingWorld, PATIENCE, type BookingWorld } from './booking.world';
import { atDesk } from './house-desk.page';
import { deviceOf } from './ordered';

const [, , verified = ''] = DEMO_PEOPLE.map(({ phone }) => phone);
const PHONE = { width: 390, height: 844 };

let world: BookingWorld;
beforeAll(async () => {
  world = await openBookingWorld();
});
afterAll(() => world.close());

/** Orders forty bags of soda ash by another device, with all documents. */
async function bought(): Promise<{ orderNo: string; fetchedAt: string }> {
  const device = await deviceOf(world.origin, verified);
  const { stock, packs } = await device.read<MallItem>(`${mallProduct.path}?productId=${ASH}`);
  const pack = packs.find(({ form }) => form !== 'BULK' && form !== 'BAG');
  const [store] = stock;
  if (!pack || !store) throw new Error('nothing is on sale');
  const lines = [{ productId: ASH, pack: pack.form, kg: pack.netKg * 40 }];
  const asked = { city: store.city, way: 'SELF' as const, to: '' as const, lines };
  const quote = await device.call<MallQuote>(QUOTE_WIRES.MALL?.path ?? '', { ...asked, offerId: mallOfferId(asked) });
  const form = MALL_CASE.sound(quote);
  const { orderNo } = await device.call<{ orderNo: string }>(
    ORDER_WIRES.MALL?.submit.path ?? '',
    {
      form,
      shownTotal: surchargedPrice({ mode: MALL, form, quote, goodsOf })?.totalUsd ?? { amount: 0, currency: '2' },
      protocolVersion: FIRST_EDITIONS[MALL.terms.protocol],
    },
    { 'Idempotency-Key': crypto.randomUUID() },
  );
  await device.handInAll(orderNo);
  return { orderNo, fetchedAt: `${(form as MallForm).pickupAt}+08:00` };
}

describe('complaint about delivered goods', () => {
  it('shows two phone photographs to the desk, which takes a sample, and the result to the buyer', async () => {
    const { orderNo, fetchedAt } = await bought();
    const page = await world.open(`/business?no=${orderNo}`, { phone: verified });
    await page.setViewportSize(PHONE);
    const main = page.locator('main');
    await main.getByRole('heading', { name: '商品与批次' }).waitFor(PATIENCE);
    const before = await atDesk(page.context(), world.origin, 'reviewer');
    await before.open('order', orderNo);
    for (const step of ['通过', '已分配批次']) await before.act(step);
    await before.page.close();
    await world.untilMoment(fetchedAt);
    const desk = await atDesk(page.context(), world.origin, 'reviewer');
    await desk.open('order', orderNo);
    for (const step of ['已出库', '完成']) await desk.act(step);

    await page.reload();
    await main.getByRole('button', { name: '提出投诉' }).click(PATIENCE);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^事由/ }).click(PATIENCE);
    await page.getByRole('option', { name: /短少$/ }).click(PATIENCE);
    await dialog.getByLabel('数量（千克）').fill('50', PATIENCE);
    await dialog.getByLabel('情况说明').fill('少了两袋，外袋破损', PATIENCE);
    const scene = { name: '车厢.png', mimeType: 'image/png', buffer: await page.screenshot() };
    const label = { name: '标签.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) };
    const broken = { name: '坏的.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('ffd8ffe000104a46', 'hex') };
    await dialog.getByLabel('拍照或选照片').setInputFiles([scene, broken, label], PATIENCE);
    await dialog.getByText('照片打不开，请换一张').waitFor(PATIENCE);
    const uploaded = () => dialog.getByText('已上传').count();
    await expect.poll(uploaded, PATIENCE).toBe(2);
    await expect.poll(() => dialog.locator('img').count(), PATIENCE).toBe(2);
    await dialog.getByRole('button', { name: '提交投诉' }).click(PATIENCE);
    await dialog.getByText('有照片没有传上，请重试或移除').first().waitFor(PATIENCE);
    await dialog.getByRole('button', { name: '移除 坏的.jpg' }).click(PATIENCE);
    await page.keyboard.press('Escape');
    await main.getByRole('button', { name: '提出投诉' }).click(PATIENCE);
    await expect.poll(uploaded, PATIENCE).toBe(2);
    await page.route('**/complaint', (route) => route.abort());
    await dialog.getByRole('button', { name: '提交投诉' }).click(PATIENCE);
    await dialog.getByText('网络不通，投诉未提交').waitFor(PATIENCE);
    await expect.poll(uploaded, PATIENCE).toBe(2);
    await page.unroute('**/complaint');
    await dialog.getByRole('button', { name: '提交投诉' }).click(PATIENCE);
    await main.getByText('投诉正在处理').waitFor(PATIENCE);
    await dialog.waitFor({ ...PATIENCE, state: 'detached' });

    await desk.open('order', orderNo);
    await desk.page.reload();
    await desk.page.getByRole('button', { name: /照片 2：查看 标签.jpg/ }).click(PATIENCE);
    await desk.page.getByRole('img', { name: '标签.jpg 的预览' }).waitFor(PATIENCE);
    await desk.page.getByRole('button', { name: '关闭' }).click(PATIENCE);
    await desk.act('登记异常', async () => {
      await desk.choose('异常 请选择', (all) => all.find((one) => one === '取样送检'));
      await desk.page.getByLabel('发生日期').fill(dayAt(Date.parse(fetchedAt)), PATIENCE);
      await desk.page.getByLabel(/^经过/).fill('请留样 500 克，周三上门取样', PATIENCE);
    });
    await desk.page.close();

    await page.reload();
    await main.getByText('请留样 500 克，周三上门取样').first().waitFor(PATIENCE);
    await main.getByRole('button', { name: /照片 1：查看 车厢.png/ }).click(PATIENCE);
    await page.getByRole('img', { name: '车厢.png 的预览' }).waitFor(PATIENCE);
    expect(world.complaints.filter((one) => !one.includes('ERR_FAILED'))).toEqual([]);
    await page.context().close();
  });
});
