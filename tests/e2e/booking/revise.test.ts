/** @module-tag long */
import type { BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { cancelOrder } from '../../../contract/orders/orders';
import type { OrderBrief } from '../../../domain/order/receipt/brief';
import { complaintsOf, openShellWorld, type ShellWorld } from '../shell.world';
import { PATIENCE } from './booking.world';
import { deviceOf } from './ordered';

const LI = '13800000002';
const CUT_OFF = /ERR_INTERNET_DISCONNECTED/;

let world: ShellWorld;
let context: BrowserContext;
let page: Page;
let orderNo: string;
let complaints: string[];
let device: Awaited<ReturnType<typeof deviceOf>>;

beforeAll(async () => {
  world = await openShellWorld();
  device = await deviceOf(world.origin, LI);
});
afterAll(() => world.close());

beforeEach(async () => {
  orderNo = await device.order('last');
  context = await world.newBrowser({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([await world.tokenOf(LI)]);
  page = await context.newPage();
  complaints = complaintsOf(page);
  await look(page);
});
afterEach(() => context.close());

const main = (at = page) => at.locator('main');
const button = (name: RegExp | string, at = page) => at.getByRole('button', { name });
const dialog = (at = page) => at.getByRole('dialog');
const section = (at = page) => main(at).getByRole('heading', { name: '改单与加订' });

async function look(at: Page): Promise<void> {
  await at.goto(`/shippingFcl/addOrderSuccess?no=${orderNo}`);
  const greeting = at.getByRole('alertdialog').getByRole('button', { name: '关闭' }).last();
  await section(at).or(greeting).first().waitFor(PATIENCE);
  if (await greeting.count()) await greeting.click(PATIENCE);
  await section(at).waitFor(PATIENCE);
}

async function opened(name: RegExp, at = page): Promise<void> {
  await button(name, at).press('Enter', PATIENCE);
  await dialog(at).waitFor(PATIENCE);
}

const CUSTOMS = /^加订\s*报关$/;

/** Requests the price without acceptance. */
async function priced(): Promise<void> {
  await opened(CUSTOMS);
  await dialog().getByLabel('货值').fill('48000', PATIENCE);
  await page.keyboard.press('Enter');
  await dialog().getByText('改后总价').waitFor(PATIENCE);
  await dialog().getByText('¥350.00').waitFor(PATIENCE);
}

const confirm = () => button('按新总价确认加订');
const added = () => main().getByText('报关，加收 ¥350.00');

describe('service added on the order page', () => {
  it('is requested, priced and accepted by keyboard without axe faults', async () => {
    const found = [await world.faultsOf(page)];
    await priced();
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    found.push(await world.faultsOf(page));
    await confirm().press('Enter', PATIENCE);
    await added().waitFor(PATIENCE);
    await dialog().waitFor({ ...PATIENCE, state: 'detached' });
    await expect.poll(() => button(CUSTOMS).count(), PATIENCE).toBe(0);
    found.push(await world.faultsOf(page));
    expect(found.flat()).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('is not accepted by a reload before confirmation', async () => {
    await priced();
    await page.reload();
    await section().waitFor(PATIENCE);
    await expect.poll(async () => [await dialog().count(), await added().count()]).toEqual([0, 0]);
    await priced();
    await confirm().dblclick(PATIENCE);
    await added().waitFor(PATIENCE);
    await page.reload();
    await added().waitFor(PATIENCE);
    await expect.poll(() => added().count(), { message: 'once, however often it was pressed' }).toBe(1);
  });

  it('reports an unknown outcome after a lost answer and is accepted once on a second press', async () => {
    await priced();
    let isCut = true;
    // The gateway executes the change; only its answer is lost.
    await context.route('**/revise', async (route) => {
      if (!isCut || route.request().method() !== 'POST') return route.continue();
      isCut = false;
      await route.fetch();
      await route.abort('internetdisconnected');
    });
    await confirm().click(PATIENCE);
    await dialog().getByText('没有收到答复，不知道是否已经办好').waitFor(PATIENCE);
    await confirm().click(PATIENCE);
    await dialog().waitFor({ ...PATIENCE, state: 'detached' });
    await added().waitFor(PATIENCE);
    await expect.poll(() => added().count()).toBe(1);
    expect(complaints.filter((one) => !CUT_OFF.test(one))).toEqual([]);
  });
});

describe('document corrected in two tabs', () => {
  it('overwrites neither: the later tab gets a conflict and sees the other change', async () => {
    const other = await context.newPage();
    await look(other);
    const consignee = (at: Page) => dialog(at).getByRole('group', { name: '收货人' }).getByLabel('英文名称');
    await opened(/^修改\s*提单资料$/);
    await opened(/^修改\s*提单资料$/, other);
    for (const [at, name] of [
      [page, 'MAAS CHEMIE BV'],
      [other, 'SCHELDE CHEMIE NV'],
    ] as const) {
      await consignee(at).fill(name, PATIENCE);
      await button('核对', at).click(PATIENCE);
      await dialog(at).getByText('总价不变').waitFor(PATIENCE);
    }
    await button('确认修改').click(PATIENCE);
    await main().getByText('提单：收货人英文名称').waitFor(PATIENCE);
    await button('确认修改', other).click(PATIENCE);
    await dialog(other).getByText('这项内容刚在别处改过，没有覆盖').waitFor(PATIENCE);
    await button('不改了', other).click(PATIENCE);
    await main(other).getByText('提单：收货人英文名称').waitFor(PATIENCE);
    await opened(/^修改\s*提单资料$/, other);
    await expect.poll(() => consignee(other).inputValue(), PATIENCE).toBe('MAAS CHEMIE BV');
  });

  it('refuses the correction of an order cancelled meanwhile and shows the cancelled order', async () => {
    await priced();
    const { cancelFee } = await device.read<OrderBrief>(`/api-puds/order/${orderNo}`);
    await device.call(cancelOrder.path.replace(':orderNo', orderNo), { reason: '1', shownFee: cancelFee });
    await confirm().click(PATIENCE);
    await dialog().getByText('已过可以修改的时间，或订单当前状态不能修改').waitFor(PATIENCE);
    await button('不改了').click(PATIENCE);
    await main().getByText('已取消').first().waitFor(PATIENCE);
    await section().waitFor({ ...PATIENCE, state: 'detached' });
    await expect.poll(() => added().count()).toBe(0);
  });
});
