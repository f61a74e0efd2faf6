/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import type { OrderBrief } from '../../../domain/order/receipt/brief';
import { dayAt, daysAfter } from '../../../domain/values/days';
import { DEMO_PEOPLE } from '../../../server/doors/demo/people';
import { openShellWorld, type ShellWorld } from '../shell.world';
import { METHANOL_TO_SINGAPORE, PATIENCE } from './booking.world';
import { atDesk } from './house-desk.page';
import { toTheForm } from './order.page';
import { deviceOf } from './ordered';

const [natural = ''] = DEMO_PEOPLE.map(({ phone }) => phone);
const NARROW = { viewport: { width: 320, height: 740 } };

let world: ShellWorld;
let page: Page;

beforeAll(async () => {
  world = await openShellWorld({ isShared: false, settings: { GATEWAY_TEST: '1' } });
});
afterEach(() => page.context().close());
afterAll(() => world.close());

const overhang = () => page.evaluate('document.documentElement.scrollWidth - window.innerWidth');

describe('desk border notices', () => {
  it('are published and withdrawn by keyboard on a narrow screen', async () => {
    const context = await world.newBrowser(NARROW);
    const desk = await atDesk(context, world.origin, 'reviewer');
    page = desk.page;
    await page.getByRole('tab', { name: /口岸公告/ }).click(PATIENCE);
    await page.getByRole('link', { name: '满洲里' }).press('Enter', PATIENCE);
    await page.getByText('现在没有公告。').waitFor(PATIENCE);
    const until = daysAfter(dayAt(Date.now()), 5);
    await desk.act('发布公告', async () => {
      await page.getByLabel(/^公告内容/).fill('集装箱积压', PATIENCE);
      await page.getByLabel('预计延误（天）').fill('6');
      await page.getByLabel(/^公告有效至/).fill(until);
    });
    await page.getByText(`满洲里限装：集装箱积压，预计延误 6 天，公告有效至 ${until}`).waitFor(PATIENCE);
    expect(await world.faultsOf(page)).toEqual([]);
    await expect.poll(() => overhang()).toBeLessThanOrEqual(0);
    await desk.act('解除公告');
    await page.getByText('现在没有公告。').waitFor(PATIENCE);
  });
});

describe('first order step on a narrow screen', () => {
  it('offers a fallback sailing, marks required fields, and fits the screen', async () => {
    page = await (await world.newBrowser(NARROW)).newPage();
    await page.goto(METHANOL_TO_SINGAPORE);
    const order = await toTheForm(page);
    await order.choose('备选船期', '周');
    await expect.poll(() => page.getByLabel('备选船期', { exact: true }).innerText(), PATIENCE).toMatch(/周/);
    await expect
      .poll(() => page.getByLabel('贸易条款', { exact: true }).getAttribute('aria-describedby'))
      .not.toBeNull();
    await expect.poll(() => overhang()).toBeLessThanOrEqual(0);
    expect(await world.faultsOf(page)).toEqual([]);
    await order.terms();
    await order.next('goods');
    await expect
      .poll(() => page.locator('[name="goods.0.grossKg"]').getAttribute('aria-required'), PATIENCE)
      .toBe('true');
    await expect.poll(() => overhang()).toBeLessThanOrEqual(0);
  });
});

describe('desk order progress', () => {
  it('completes an order by keyboard on a narrow screen, visible to its owner', async () => {
    const device = await deviceOf(world.origin, natural);
    const number = await device.order();
    await device.handInAll(number);
    const context = await world.newBrowser(NARROW);
    const desk = await atDesk(context, world.origin, 'officer');
    page = desk.page;
    await page.getByRole('link', { name: number }).press('Enter', PATIENCE);
    await page.getByRole('heading', { name: number, level: 1 }).waitFor(PATIENCE);
    expect(await world.faultsOf(page)).toEqual([]);
    await expect.poll(() => overhang()).toBeLessThanOrEqual(0);

    await desk.press('要求补资料');
    await desk.press('看对方将收到什么');
    await page.getByText('还有必填的内容没有填写').waitFor(PATIENCE);
    await desk.press('不办了');
    for (const step of ['通过', '放舱']) await desk.act(step);
    const { leavesAt, arrivesAt } = await device.read<OrderBrief>(`/api-puds/order/${number}`);
    for (const [at, steps] of [
      [leavesAt, ['已进港', '已放行', '已开航']],
      [arrivesAt, ['已到港', '完成']],
    ] as const) {
      await world.untilMoment(at ?? '');
      const later = await atDesk(context, world.origin, 'officer');
      page = later.page;
      await later.open('order', number);
      for (const step of steps) await later.act(step);
    }
    await page.getByText('现在没有您能办的步骤。').waitFor(PATIENCE);
    await expect.poll(() => overhang()).toBeLessThanOrEqual(0);

    await page.goto('/__demo/outbox');
    await page.getByText(`订单 ${number} 已完成`).waitFor(PATIENCE);
    await context.addCookies([await world.tokenOf(natural)]);
    await page.goto(`/shippingFcl/addOrderSuccess?no=${number}`);
    await expect.poll(() => page.locator('main').innerText(), PATIENCE).toContain('已完成');
  });
});
