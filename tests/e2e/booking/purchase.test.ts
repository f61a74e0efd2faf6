/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { DEMO_PEOPLE } from '../../../server/doors/demo/people';
import { orderPage, orderSuccess } from './order.page';
import { openBookingWorld, PATIENCE, signInAbove, type BookingWorld } from './booking.world';

const [natural = '', , verified = ''] = DEMO_PEOPLE.map(({ phone }) => phone);

let world: BookingWorld;
let page: Page;
beforeAll(async () => {
  world = await openBookingWorld();
});
afterAll(() => world.close());

const drawer = () => page.getByRole('dialog').filter({ has: page.getByRole('button', { name: '加入采购单' }) });
const drums = () => page.getByLabel('乙二醇 聚酯级 200 升桶 225 kg，数量（桶）');

describe('purchase list', () => {
  it('requires login, counts its lines, survives a reload, and sends every line to the enquiry', async () => {
    page = await world.open('/business?item=P0071&q=2250');
    await drawer().getByRole('button', { name: '加入采购单' }).click(PATIENCE);
    await signInAbove(page, natural);
    await drawer().getByText('已加入 2,250 kg').waitFor(PATIENCE);
    await drawer().getByRole('link', { name: '去采购单' }).click(PATIENCE);
    await page.getByRole('heading', { level: 1, name: '采购单' }).waitFor(PATIENCE);

    await page.getByRole('button', { name: '增加乙二醇' }).click(PATIENCE);
    await page.getByText('1 行 · 2,475 kg').first().waitFor(PATIENCE);
    await page.reload();
    await expect.poll(() => drums().inputValue(), PATIENCE).toBe('11');

    await page.getByRole('button', { name: '送货' }).click(PATIENCE);
    await page.getByLabel('送到').selectOption('杭州', PATIENCE);
    // A natural person may order at most 100 kg: the line leaves the total but stays in the enquiry.
    await page.getByText('乙二醇超过个人每单 100 千克，未计入合计。').waitFor(PATIENCE);
    const enquiry = page.getByRole('link', { name: '按此清单询价' });
    await expect.poll(() => enquiry.getAttribute('href'), PATIENCE).toContain(encodeURIComponent('送到杭州'));
    await enquiry.click(PATIENCE);
    await expect
      .poll(() => page.locator('[name="specialReq"]').inputValue(), PATIENCE)
      .toMatch(/送到杭州，乙二醇 聚酯级 2475 kg/);
    await page.context().close();
  });

  it('becomes an order after a shop search, and cancelling the order returns its goods', async () => {
    page = await world.open('/business?kw=%E7%8E%AF%E6%B0%A7%E6%A0%91%E8%84%82');
    await page
      .getByRole('link', { name: /环氧树脂/ })
      .first()
      .click(PATIENCE);
    await drawer().getByRole('button', { name: '加入采购单' }).click(PATIENCE);
    await signInAbove(page, verified);
    await drawer().getByRole('link', { name: '去采购单' }).click(PATIENCE);
    await page.getByText('1 行可以直接下单，货款 ¥').waitFor(PATIENCE);
    const lot = await page.getByText(/^按现有库存取自/).innerText(PATIENCE);
    await page.getByRole('button', { name: /^去下单/ }).click(PATIENCE);

    await page.waitForURL(/\/business\?.*step=order/, PATIENCE);
    await page.getByText('提交成功时才扣下批次').waitFor(PATIENCE);
    const order = orderPage(page);
    await order.onward();
    const ready = await page.getByText(/起的工作日 8:00–16:00/).innerText(PATIENCE);
    await order.text('pickupAt', `${/\d{4}-\d{2}-\d{2}/.exec(ready)?.[0] ?? ''}T09:30`);
    await order.text('plateNo', '苏B62371');
    await order.text('driverName', '贺师傅');
    await order.text('driverPhone', '13700002217');
    await order.text('roadPermit', '沪交危运字310115');
    await order.text('escort', '袁押运');
    await order.onward();
    await page.waitForURL(/at=confirm/, PATIENCE);
    await order.choose('付款方式', '票结');
    await order.text('contactName', '林海');
    await order.text('contactPhone', '13812345678');
    await page.getByRole('checkbox', { name: '接收地具备危险化学品储存条件' }).check(PATIENCE);
    await order.agree();
    await order.submit();
    await orderSuccess(page).waitFor(PATIENCE);
    await page.waitForURL(/\/business\?no=ML[A-Z0-9]{12}$/, PATIENCE);

    await page.reload();
    await page.getByRole('heading', { name: '商品与批次' }).waitFor(PATIENCE);
    const [lotId = ''] = /P0\S+/.exec(lot) ?? [];
    await page.getByText(lotId).first().waitFor(PATIENCE);
    await page.getByRole('button', { name: '取消订单' }).click(PATIENCE);
    await page.getByText('现在取消不收费用').waitFor(PATIENCE);
    await order.choose('取消原因', '其他', page.getByRole('alertdialog'));
    await page.getByRole('button', { name: '确认取消' }).click(PATIENCE);
    await page.getByText('订单已了结，批次已退回库存。').waitFor(PATIENCE);
    await page.goto(`${world.origin}/business?view=list`);
    await page.getByText('采购单是空的').waitFor(PATIENCE);
    expect(world.complaints).toEqual([]);
    await page.context().close();
  });
});
