/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { DEMO_PEOPLE } from '../../../server/doors/demo/people';
import { LONG } from '../../support/long';
import { openBookingWorld, PATIENCE, type BookingWorld } from './booking.world';
import { atDesk } from './house-desk.page';
import { deviceOf } from './ordered';
import { SMALLEST_PNG } from '../../support/pictures';

/** The sweep runs every half minute. */
const SWEPT = { ...PATIENCE, interval: 2000 };

const [natural = '', unverified = '', verified = ''] = DEMO_PEOPLE.map(({ phone }) => phone);

let world: BookingWorld;
let page: Page;

beforeAll(async () => {
  world = await openBookingWorld();
});
afterEach(() => page.context().close());
afterAll(() => world.close());

/** Orders the last sailing: the first may close within two days and cancel the order. */
async function receiptOf(phone: string, orderNo?: string) {
  const number = orderNo ?? (await (await deviceOf(world.origin, phone)).order('last'));
  page = await world.openPlaced(number, { phone });
  return number;
}

const greeting = () => page.getByRole('alertdialog');
const receipt = () => page.locator('main');
const waiting = () => receipt().getByText('待企业认证', { exact: true });

describe('order waiting for enterprise verification', () => {
  it('shows a congratulation, its number and a deadline two days ahead, and survives a reload', async () => {
    const number = await receiptOf(unverified);
    await greeting().getByText('恭喜您，下单成功').waitFor(PATIENCE);
    await greeting().getByRole('button', { name: '关闭' }).last().click();
    await receipt().getByText('订单保留还剩').waitFor(PATIENCE);
    await expect.poll(() => receipt().innerText()).toContain(number.replaceAll(/(.{4})(?=.)/g, '$1 '));
    await expect.poll(() => waiting().count()).toBe(1);
    await page.reload();
    await receipt().getByText('订单保留还剩').waitFor(PATIENCE);
  });

  it('is hidden from other customers', LONG, async () => {
    const number = await receiptOf(unverified);
    await page.context().close();
    await receiptOf(natural, number);
    await receipt().getByText('订单不存在').first().waitFor(PATIENCE);
    await expect.poll(() => receipt().innerText()).not.toContain('甲醇');
  });

  it('shows no waiting notice without an enterprise or with a verified one', LONG, async () => {
    for (const phone of [natural, verified]) {
      await receiptOf(phone);
      await receipt().getByText('正按流程办理').waitFor(PATIENCE);
      await expect.poll(() => waiting().count()).toBe(0);
      await page.context().close();
    }
  });

  it('is cancelled after the deadline and offers a new order', async () => {
    await receiptOf(unverified);
    await receipt().getByText('订单保留还剩').waitFor(PATIENCE);
    await world.hoursLater(47.9);
    await world.catchUp(page);
    await page.reload();
    await receipt().getByText('订单保留还剩').waitFor(PATIENCE);
    await world.hoursLater(0.2);
    await world.catchUp(page);
    await expect
      .poll(async () => {
        await page.reload();
        await receipt().getByText('接下来').or(receipt().getByText('一键重新下单')).first().waitFor(PATIENCE);
        return receipt().innerText();
      }, SWEPT)
      .toContain('未在 48 小时内完成企业认证，订单已自动取消');
    await expect.poll(() => receipt().getByText('一键重新下单').first().isVisible()).toBe(true);
  });

  it('goes on when the enterprise is verified in time', LONG, async () => {
    await receiptOf(unverified);
    await greeting().getByText('恭喜您，下单成功').waitFor(PATIENCE);
    const tab = page.context().waitForEvent('page', PATIENCE);
    await greeting().getByRole('button', { name: '去企业认证' }).click();
    await page.getByText('否则订单将在 48 小时后自动取消').waitFor(PATIENCE);
    await page.getByRole('link', { name: /^去认证/ }).click();
    const center = await tab;
    await center.getByLabel('统一社会信用代码').fill('91310000MA1K4XY28U');
    await center.getByLabel('选择文件').setInputFiles({
      name: '营业执照.png',
      mimeType: 'image/png',
      buffer: SMALLEST_PNG,
    });
    await center.getByRole('button', { name: '提交认证' }).click();
    await center.getByText('审核中', { exact: true }).waitFor(PATIENCE);
    const desk = await atDesk(page.context(), world.origin, 'reviewer');
    await desk.openVerification('演示化工甲有限公司');
    await desk.act('认证通过');
    await center.getByRole('button', { name: '刷新状态' }).click();
    await center.getByText('已认证', { exact: true }).waitFor(PATIENCE);
    await page.reload();
    await receipt().getByText('正按流程办理').waitFor(PATIENCE);
    await expect.poll(() => waiting().count()).toBe(0);
  });
});
