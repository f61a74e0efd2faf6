/** @module-tag long */
import type { BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { dayAt, daysAfter } from '../../../domain/values/days';
import { complaintsOf, openShellWorld, type ShellWorld } from '../shell.world';
import { PATIENCE } from './booking.world';
import { orderPage, orderSuccess } from './order.page';
import { deviceOf } from './ordered';

const LI = '13800000002';
const ENQUIRY = '/enquiryFcl?org=CNSHA&dst=NLRTM&d=Y&un=1230&box=20GP*1';

/** Each page is tested in two layouts without a reload: narrow and wide, light and dark. */
const LOOKS = {
  plain: [
    { width: 390, colorScheme: 'light' },
    { width: 1440, colorScheme: 'dark' },
  ],
  turned: [
    { width: 1440, colorScheme: 'light' },
    { width: 390, colorScheme: 'dark' },
  ],
} as const;
const PEOPLE = [
  { who: 'a visitor on a phone, and at a desk in the dark', phone: null, looks: LOOKS.plain },
  { who: 'somebody signed in at a desk, and on a phone in the dark', phone: LI, looks: LOOKS.turned },
] as const;

let world: ShellWorld;
beforeAll(async () => {
  world = await openShellWorld();
});
afterAll(() => world.close());

describe.each(PEOPLE)('accessibility for $who', ({ phone, looks }) => {
  let context: BrowserContext;
  let page: Page;
  let complaints: string[];
  let found: Record<string, string[]>;
  beforeEach(async () => {
    context = await world.newBrowser();
    if (phone !== null) await context.addCookies([await world.tokenOf(phone)]);
    page = await context.newPage();
    complaints = complaintsOf(page);
    found = {};
    await turnTo(looks[0]);
  });
  afterEach(() => context.close());

  async function turnTo({ width, colorScheme }: (typeof looks)[number]) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
  }

  async function look(stage: string) {
    for (const one of looks.toReversed()) {
      await turnTo(one);
      const faults = await world.faultsOf(page);
      if (faults.length > 0) found[`${stage}, at ${one.width} px, ${one.colorScheme}`] = faults;
    }
  }

  it('has no axe fault on each step of an order: blank, with errors and filled in', async () => {
    const { quoteId } = await (await deviceOf(world.origin, LI)).quote();
    await page.goto(`/shippingFcl/addOrder?quote=${quoteId}`);
    const order = orderPage(page);
    const complainedOf = () => page.getByText(/还有 \d+ 处要处理/).first();

    await page.getByRole('button', { name: /^下一步/ }).waitFor(PATIENCE);
    await look('the sailing, blank');
    await order.onward();
    await complainedOf().waitFor(PATIENCE);
    await look('the sailing, complained of');
    await order.terms();
    await look('the sailing, filled in');

    await order.next('goods');
    await order.row(0).getByRole('heading', { name: '甲醇 Methanol' }).waitFor(PATIENCE);
    await look('the goods, blank');
    await order.onward();
    await complainedOf().waitFor(PATIENCE);
    await look('the goods, complained of');
    await page.waitForLoadState('networkidle');
    await order.amounts(0, { pieces: '80', grossKg: '14,160', volume: '16' });
    await look('the goods, filled in');
    await page.getByRole('button', { name: '添加一行货物' }).click(PATIENCE);
    await order.lookUp(1, '1505');
    await order.amounts(1, { packKind: '5M2', pieces: '80', grossKg: '2000', volume: '2' });
    await page.getByRole('button', { name: '分为两票' }).waitFor(PATIENCE);
    await look('the goods, not to share a box');
    await page.getByRole('button', { name: '分为两票' }).click(PATIENCE);
    await page.getByRole('heading', { name: '下一票货物' }).waitFor(PATIENCE);
    await look('the goods, split');

    await order.next('services');
    await look('the services, blank');
    await order.onward();
    await complainedOf().waitFor(PATIENCE);
    await look('the services, complained of');
    await order.choose('危品申报方式', '自行申报');
    await page.getByRole('checkbox', { name: /拖车/ }).check(PATIENCE);
    await look('the services, with a truck to nowhere');
    await order.truck(daysAfter(dayAt(Date.now()), 1));
    await order.people();
    await look('the services, filled in');

    await order.next('confirm');
    await look('the charges, blank');
    await order.submit();
    await complainedOf().waitFor(PATIENCE);
    await look('the charges, complained of');
    await order.consents(true);
    await order.agree();
    await look('the charges, filled in');

    await order.submit();
    if (phone === null) {
      await page.getByRole('tab', { name: '密码登录' }).waitFor(PATIENCE);
      await look('the sign-in above it');
    } else {
      await orderSuccess(page).waitFor(PATIENCE);
      await look('the congratulation');
      await page.getByRole('alertdialog').getByRole('button', { name: '关闭' }).last().click(PATIENCE);
      await page.getByText('分出的另一票货物已存为草稿').waitFor(PATIENCE);
      await page.reload();
      await page.getByText('分出的另一票货物已存为草稿').waitFor(PATIENCE);
      await look('the receipt');
    }
    expect(found).toEqual({});
    expect(complaints).toEqual([]);
  });

  it('has no axe fault on an enquiry: blank, with errors and filled in', async () => {
    await page.goto(ENQUIRY);
    await expect.poll(() => page.locator('[name="goods.0.flashPoint"]').inputValue(PATIENCE), PATIENCE).toBe('11');
    await look('blank');
    await page.getByRole('button', { name: '提交询价' }).click(PATIENCE);
    await page.getByText('请选择期望报价时间').first().waitFor(PATIENCE);
    await look('complained of');
    const order = orderPage(page);
    const today = dayAt(Date.now());
    await order.choose('包装种类', '1A1');
    for (const [path, value] of [
      ['etd', daysAfter(today, 30)],
      ['goods.0.pieces', '80'],
      ['goods.0.grossKg', '14,160'],
      ['goods.0.volume', '16'],
      ['quoteDeadline', `${daysAfter(today, 2)}T10:00`],
      ['contactName', '林海'],
      ['contactPhone', '13812345678'],
    ] as const) {
      await order.text(path, value);
    }
    await page
      .getByText('请选择期望报价时间')
      .first()
      .waitFor({ ...PATIENCE, state: 'detached' });
    await look('filled in');
    if (phone !== null) {
      await page.getByRole('button', { name: '提交询价' }).click(PATIENCE);
      await page.getByRole('heading', { name: '询价已提交' }).waitFor(PATIENCE);
      await look('sent');
    }
    expect(found).toEqual({});
    expect(complaints).toEqual([]);
  });
});
