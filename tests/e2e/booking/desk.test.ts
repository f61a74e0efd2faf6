import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { DEMO_PEOPLE } from '../../../server/demo/people';
import { openShellWorld, type ShellWorld } from '../shell.world';
import { METHANOL_TO_SINGAPORE, PATIENCE } from './booking.world';
import { toTheForm } from './order.page';
import { deviceOf } from './ordered';

const [natural = ''] = DEMO_PEOPLE.map(({ phone }) => phone);
const NARROW = { viewport: { width: 320, height: 740 } };

let world: ShellWorld;
let page: Page;

beforeAll(async () => {
  world = await openShellWorld({ isShared: false });
});
afterEach(() => page.context().close());
afterAll(() => world.close());

const overhang = () => page.evaluate('document.documentElement.scrollWidth - window.innerWidth');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click(PATIENCE);

describe('the desk of the demo', () => {
  it('leads an order to its end, by the keyboard and on a narrow screen, and its owner sees it', async () => {
    const device = await deviceOf(world.origin, natural);
    const number = await device.order();
    await device.handInAll(number);
    const context = await world.newBrowser(NARROW);
    page = await context.newPage();
    await page.goto('/__demo/desk');
    await page.getByRole('heading', { name: number }).waitFor(PATIENCE);
    expect(await world.faultsOf(page)).toEqual([]);
    expect(await overhang()).toBeLessThanOrEqual(0);

    await press(`${number} 要求补资料`);
    await page.getByText('请写明原因').waitFor(PATIENCE);
    await page.keyboard.type('请补 SDS');
    await press(`${number} 通过`);
    for (const step of ['放舱', '已进港', '已放行', '已开航', '已到港']) await press(`${number} ${step}`);
    const last = page.getByRole('button', { name: `${number} 完成`, exact: true });
    await last.waitFor(PATIENCE);
    await last.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: number }).waitFor({ ...PATIENCE, state: 'detached' });

    await page.goto('/__demo/outbox');
    await page.getByText(`订单 ${number} 已完成`).waitFor(PATIENCE);
    await context.addCookies([await world.tokenOf(natural)]);
    await page.goto(`/shippingFcl/addOrderSuccess?no=${number}`);
    await expect.poll(() => page.locator('main').innerText(), PATIENCE).toContain('已完成');
  });
});

describe('the way of an order at the desk', () => {
  const AHEAD = [
    { place: '空罐已到厂', papers: [], tells: null },
    { place: '已装货', papers: [{ docType: 'WEIGHT', name: '磅单', files: [] }], tells: null },
  ];

  it('stays where somebody works after a paper was taken, and goes on once the place is reported', async () => {
    const number = await (await deviceOf(world.origin, natural)).order();
    page = await (await world.newBrowser(NARROW)).newPage();
    let ahead = AHEAD;
    await page.route('**/__demo/desk.json', async (route) => {
      const { data, ...rest } = await (await route.fetch()).json();
      const orders = data.map((order: { orderNo: string }) => (order.orderNo === number ? { ...order, ahead } : order));
      await route.fulfill({ json: { ...rest, data: orders } });
    });
    const done = { json: { code: '00000000', message: '', data: {} } };
    await page.route('**/__demo/desk/paper?**', (route) => route.fulfill(done));
    await page.route('**/__demo/desk/passed', async (route) => {
      ahead = AHEAD.slice(0, 1);
      await route.fulfill(done);
    });
    await page.goto('/__demo/desk');
    const way = page.getByLabel(`${number} 途经`, { exact: true });
    await way.selectOption('已装货', PATIENCE);
    const ticket = page.getByLabel(`${number} 已装货 磅单`, { exact: true });
    await ticket.focus();
    await ticket.evaluate((part) => part.setAttribute('data-before', ''));
    await ticket.setInputFiles({ name: '磅单.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
    await page.getByText('已上传磅单').waitFor(PATIENCE);
    await page.locator('[data-before]').waitFor({ ...PATIENCE, state: 'detached' });
    await expect.poll(() => ticket.evaluate((part) => part === document.activeElement), PATIENCE).toBe(true);
    expect(await way.inputValue()).toBe('已装货');

    await page.getByRole('button', { name: `${number} 报告已到`, exact: true }).press('Enter');
    await page.getByText('在途：已装货').waitFor(PATIENCE);
    await expect.poll(() => way.inputValue(), PATIENCE).toBe('空罐已到厂');
  });
});

describe('the first step of an order on a narrow screen', () => {
  it('names a sailing to fall back on, marks what must be filled in, and fits', async () => {
    page = await (await world.newBrowser(NARROW)).newPage();
    await page.goto(METHANOL_TO_SINGAPORE);
    const order = await toTheForm(page);
    await order.choose('备选船期', '周');
    await expect.poll(() => page.getByLabel('备选船期', { exact: true }).innerText(), PATIENCE).toMatch(/周/);
    expect(await page.getByLabel('贸易条款', { exact: true }).getAttribute('aria-describedby')).not.toBeNull();
    expect(await overhang()).toBeLessThanOrEqual(0);
    expect(await world.faultsOf(page)).toEqual([]);
    await order.terms();
    await order.next('goods');
    await expect
      .poll(() => page.locator('[name="goods.0.grossKg"]').getAttribute('aria-required'), PATIENCE)
      .toBe('true');
    expect(await overhang()).toBeLessThanOrEqual(0);
  });
});
