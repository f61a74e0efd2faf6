/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { blankEnquiry, type EnquiryForm } from '../../../domain/modes/enq/enquiry';
import { dayAt, daysAfter } from '../../../domain/values/days';
import { DEMO_PEOPLE } from '../../../server/doors/demo/people';
import { deskCaseCopy } from '../../../src/copy/house/desk-case';
import { secondPersonCopy } from '../../../src/copy/house/second-person';
import { glycol, toluene } from '../../support/enquiry-goods';
import { methanol } from '../../support/fcl-order';
import { openShellWorld, type ShellWorld } from '../shell.world';
import { PATIENCE } from './booking.world';
import { atDesk } from './house-desk.page';
import { deviceOf } from './ordered';

const natural = DEMO_PEOPLE[0]?.phone ?? '';
const TODAY = dayAt(Date.now());

const FORM: EnquiryForm = {
  ...blankEnquiry,
  orgPortCode: 'CNSHA',
  dstPortCode: 'SGSIN',
  etd: daysAfter(TODAY, 30),
  goods: [methanol],
  contactName: '林海',
  contactPhone: '13812345678',
  quoteDeadline: `${daysAfter(TODAY, 2)}T10:00`,
};

let world: ShellWorld;
let page: Page;

beforeAll(async () => {
  world = await openShellWorld({ isShared: false });
});
afterEach(() => page.context().close());
afterAll(() => world.close());

/** `isMeant` skips the duplicate check. */
async function sent(form = FORM): Promise<string> {
  const device = await deviceOf(world.origin, natural);
  return (await device.call<{ enquiryNo: string }>('/api-puds/enquiry/fcl', { form, isMeant: true })).enquiryNo;
}

/** Opens the enquiry page as its author. */
async function asker() {
  const context = await world.newBrowser({ viewport: { width: 1280, height: 900 } });
  await context.addCookies([await world.tokenOf(natural)]);
  page = await context.newPage();
  return context;
}

type Priced = { freight: string; dangers?: string; unit?: string };

/** Quotes a price at the desk in a new tab. */
async function answered(enquiryNo: string, { freight, dangers = '', unit = '20GP' }: Priced) {
  const desk = await atDesk(page.context(), world.origin, 'pricing');
  await desk.open('enquiry', enquiryNo);
  expect(await world.faultsOf(desk.page)).toEqual([]);
  const amount = (group: RegExp) => desk.page.getByRole('group', { name: group }).getByLabel(unit, { exact: true });
  await desk.act('报价', async () => {
    // Without a price of the day the surcharges are unknown: choose a published sailing.
    await desk.choose('班次', (options) => options.findLast((option) => !option.includes('暂无公布价')));
    await amount(/^运费/).fill(freight, PATIENCE);
    if (dangers !== '') await amount(/^危险品附加费/).fill(dangers);
    await desk.page.getByLabel('报价有效至（北京时间）').fill(`${daysAfter(TODAY, 1)}T18:00`);
  });
  const waits = (await desk.page.getByText(secondPersonCopy.own).count()) > 0;
  await desk.page.close();
  return waits;
}

/** Confirms the quote as the second pricing colleague. */
async function agreed(enquiryNo: string): Promise<string> {
  const desk = await atDesk(page.context(), world.origin, 'pricing-second');
  await desk.open('enquiry', enquiryNo);
  expect(await world.faultsOf(desk.page)).toEqual([]);
  const read = await desk.act(deskCaseCopy.acts['enquiry.approved']);
  await desk.page.close();
  return read;
}

const open = async (enquiryNo: string, on: Page) => on.goto(`/enquiryFcl?no=${enquiryNo}`);
const acceptOn = (on: Page) => on.getByRole('button', { name: /^接受 [$¥]/ });

describe('submitted enquiry', () => {
  it('becomes an order without retyping after the desk quotes and the customer accepts', async () => {
    const enquiryNo = await sent();
    const context = await asker();
    await page.goto('/enquiryFcl');
    await page.getByRole('link', { name: '上海 → 新加坡' }).first().click(PATIENCE);
    await page.getByText('待报价', { exact: true }).first().waitFor(PATIENCE);
    await answered(enquiryNo, { freight: '1500', dangers: '300' });
    await open(enquiryNo, page);
    await acceptOn(page).waitFor(PATIENCE);
    expect(await world.faultsOf(page)).toEqual([]);

    // The price changes while the customer looks: the old one can no longer be accepted.
    const before = await acceptOn(page).innerText();
    await answered(enquiryNo, { freight: '1800', dangers: '300' });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByText('报价已更新').waitFor(PATIENCE);
    await expect.poll(() => acceptOn(page).innerText()).not.toBe(before);

    // Two tabs accept: both end at one price.
    const other = await context.newPage();
    await open(enquiryNo, other);
    await acceptOn(other).waitFor(PATIENCE);
    await Promise.all([acceptOn(page).click(PATIENCE), acceptOn(other).click(PATIENCE)]);
    for (const tab of [page, other]) await tab.waitForURL(/shippingFcl\/addOrder\?quote=/, PATIENCE);
    expect(new URL(page.url()).searchParams.get('quote')).toBe(new URL(other.url()).searchParams.get('quote'));
    await other.close();
    await page.goto(page.url().replace(/&step=\w+/, '') + '&step=goods');
    await expect.poll(() => page.locator('[name="goods.0.grossKg"]').inputValue(), PATIENCE).toBe(methanol.grossKg);
    await open(enquiryNo, page);
    await page.getByRole('link', { name: '去下单' }).waitFor(PATIENCE);
  });

  it('hides a one-dollar quote from the customer until a second person approves it', async () => {
    const enquiryNo = await sent();
    await asker();
    await page.goto(`/enquiryFcl?no=${enquiryNo}`);
    expect(await answered(enquiryNo, { freight: '1', dangers: '300' }), 'it waits').toBe(true);
    await open(enquiryNo, page);
    await page.getByText('待报价', { exact: true }).first().waitFor(PATIENCE);
    await expect.poll(() => acceptOn(page).count()).toBe(0);
    expect(await agreed(enquiryNo)).toContain(`${enquiryNo} 已报价`);
    await open(enquiryNo, page);
    await acceptOn(page).waitFor(PATIENCE);
  });

  it.each<[way: EnquiryForm['modeWish'], Partial<EnquiryForm>, Priced, order: RegExp]>([
    [
      'TANK',
      { loadTemp: '20', goods: [toluene], boxes: [{ type: '20TK', count: '1' }] },
      { freight: '2100', dangers: '300', unit: '每罐' },
      /\/tankIndex\?step=order&quote=/,
    ],
    [
      'FLEXI',
      { loadTemp: '25', density: '1.11', goods: [glycol], isDanger: 'N', boxes: [{ type: 'FLEXI', count: '1' }] },
      { freight: '1234', unit: '每袋' },
      /\/fluidBag\?step=order&quote=/,
    ],
    [
      'DOM',
      { dstPortCode: 'CNNSA', goods: [glycol], isDanger: 'N' },
      { freight: '4321' },
      /\/domesticTrade\/orderPage\?quote=/,
    ],
  ])('becomes an order in the quoted mode: %s', async (modeWish, change, price, order) => {
    const enquiryNo = await sent({ ...FORM, ...change, modeWish });
    await asker();
    await page.goto('/enquiryFcl');
    if (await answered(enquiryNo, price)) await agreed(enquiryNo);
    await open(enquiryNo, page);
    const told = (await acceptOn(page).innerText(PATIENCE)).replace('接受 ', '');
    const other = /折合 (\S+)/.exec(await page.getByText(/折合 [$¥]/).innerText(PATIENCE))?.[1] ?? '';
    expect(told, 'what is charged in yuan alone is told in yuan').toMatch(modeWish === 'DOM' ? /^¥/ : /^\$/);
    await acceptOn(page).click(PATIENCE);
    await page.waitForURL(order, PATIENCE);
    const total = page.getByText(told).or(page.getByText(other));
    await total.filter({ visible: true }).first().waitFor(PATIENCE);
    await open(enquiryNo, page);
    await page.getByRole('link', { name: '去下单' }).click(PATIENCE);
    await expect.poll(() => page.url(), PATIENCE).toMatch(order);
  });
});
