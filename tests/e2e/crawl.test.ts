import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { routePath, placeAt, ROUTE_NAMES } from '../../domain/routes';
import { orderNoInGroups } from '../../domain/order/life/number';
import { pageTitle } from '../../src/copy/site/brand';
import { orderReceiptCopy } from '../../src/copy/orders/receipt';
import { routesCopy } from '../../src/copy/site/routes';
import { firstNow } from '../support/long';
import { METHANOL_TO_ROTTERDAM } from './booking/booking.world';
import { deviceOf } from './booking/ordered';
import { behindFoot, complaintsOf, openShellWorld, type ShellWorld } from './shell.world';
import { PATIENCE } from '../support/patience';

const NARROWEST = 320;
const LI = '13800000002';

/** The page gets a 404 from the gateway, which the browser logs. */
const UNKNOWN_CAMPAIGN = '/act/spring';
const LOST = ['/nobody/drew/this', UNKNOWN_CAMPAIGN];
/** Unknown links answer like expired ones. */
const GONE = ['/procurement/mobile/a1', '/procurement/share/a1'];
const statusOf = (address: string): number => (LOST.includes(address) ? 404 : GONE.includes(address) ? 410 : 200);

const ADDRESSES = [
  ...ROUTE_NAMES.filter((name) => name !== 'notFound' && name !== 'newsDetail').map(routePath),
  '/news/1',
  '/news?type=2',
  '/act/tank-autumn',
  UNKNOWN_CAMPAIGN,
  '/procurement/mobile/a1',
  '/procurement/share/a1',
  '/helpCenter?code=2',
  '/helpCenter?3',
  '/nobody/drew/this',
];

/** Takes every sixth first, so that `npm test` covers pages of every kind. */
const bySixths = <T>(all: readonly T[]): T[] =>
  [0, 1, 2, 3, 4, 5].flatMap((sixth) => all.filter((_, at) => at % 6 === sixth));

type Device = Awaited<ReturnType<typeof deviceOf>>;

/** Addresses with booking data and a text that shows they are loaded. */
const BOOKINGS = [
  { what: 'the sailings of a lane', at: async () => METHANOL_TO_ROTTERDAM, shows: '选择这一班' },
  {
    what: 'an order on a price',
    at: async (device: Device) => `/shippingFcl/addOrder?quote=${(await device.quote()).quoteId}`,
    shows: '船期与箱型',
  },
  {
    what: 'the receipt of an order',
    at: async (device: Device) => `/shippingFcl/addOrderSuccess?no=${await device.order()}`,
    shows: /订单详情|登录/,
  },
  {
    what: 'an enquiry about a lane',
    at: async () => '/enquiryFcl?org=CNSHA&dst=NLRTM&d=Y&un=1230&box=20GP*2',
    shows: '提交询价',
  },
];

/** Layouts of one page, switched without a reload. */
const PEOPLE = [
  { who: 'somebody signed in on a phone', phone: LI, looks: [{ width: 390, colorScheme: 'light' }] },
  {
    who: 'a visitor on a phone in the dark, and at a desk',
    phone: null,
    looks: [
      { width: 390, colorScheme: 'dark' },
      { width: 1440, colorScheme: 'light' },
    ],
  },
  { who: 'somebody signed in at a desk, in the dark', phone: LI, looks: [{ width: 1440, colorScheme: 'dark' }] },
] as const;

let world: ShellWorld;
beforeAll(async () => {
  world = await openShellWorld();
});
afterAll(() => world.close());

/** Expected title: order number for its owner, heading for articles and help. */
async function titleOf(page: Page, address: string, isSignedIn: boolean): Promise<string> {
  const [path = '', words = ''] = address.split('?');
  const orderNo = new URLSearchParams(words).get('no');
  if (orderNo !== null && isSignedIn) return pageTitle(orderReceiptCopy.named(orderNoInGroups(orderNo)));
  const { name } = placeAt(path);
  const isArticle =
    ['newsDetail', '/act/tank-autumn'].some((one) => one === name || one === path) ||
    address.startsWith('/helpCenter?');
  const title = isArticle ? await page.locator('main h1').innerText() : routesCopy[name].title;
  return pageTitle(title, name === 'home');
}

/** The approval page on a phone has no header. */
const hasHeader = (address: string) => !address.startsWith('/procurement/mobile');

async function overflowAt(page: Page, width: number): Promise<number> {
  const { height = 900 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height });
  return page.evaluate(() => {
    // Fixed elements overflow without widening the page.
    const fixed = [...document.querySelectorAll('header, header > div')];
    const widths = fixed.map((part) => part.scrollWidth);
    return Math.max(document.documentElement.scrollWidth, ...widths) - window.innerWidth;
  });
}

firstNow(describe)(PEOPLE)('every page, to $who', ({ phone, looks }) => {
  let context: BrowserContext;
  /** One tab visits all addresses: a process for each costs half as much again. */
  let page: Page;
  let complaints: string[];
  beforeAll(async () => {
    context = await world.newBrowser();
    if (phone !== null) await context.addCookies([await world.tokenOf(phone)]);
    page = await context.newPage();
    complaints = complaintsOf(page);
  });
  afterAll(() => context.close());

  async function turnTo({ width, colorScheme }: (typeof looks)[number]) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
  }

  async function lookAt(address: string, shows?: string | RegExp) {
    complaints.length = 0;
    await turnTo(looks[0]);
    const answer = await page.goto(address);
    if (phone !== null && hasHeader(address)) await page.getByText('林未央').first().waitFor();
    if (hasHeader(address)) await page.waitForFunction(() => !('visitor' in document.documentElement.dataset));
    await page.locator('main h1:visible, [role=alert] h1:visible').first().waitFor();
    if (shows) await page.getByText(shows).first().waitFor({ state: 'attached' });
    expect(answer?.status()).toBe(statusOf(address));
    await expect
      .poll(async () => (await page.title()) === (await titleOf(page, address, phone !== null)), PATIENCE)
      .toBe(true);
    for (const look of looks) {
      await turnTo(look);
      await expect.poll(() => page.locator('h1').count()).toBe(1);
      expect(await world.faultsOf(page)).toEqual([]);
      expect(await overflowAt(page, look.width)).toBe(0);
    }
    expect(await overflowAt(page, NARROWEST)).toBe(0);
    await turnTo(looks[0]);
    expect(await behindFoot(page), 'in focus and behind the bar').toEqual([]);
    const noted = complaints.filter((one) => address !== UNKNOWN_CAMPAIGN || !one.includes('404'));
    expect(noted).toEqual([]);
  }

  // Login redirects a signed-in customer.
  const own = ADDRESSES.filter((address) => phone === null || address !== '/root');

  firstNow(it, Math.ceil(own.length / 6))(bySixths(own))('%s is sound', async (address) => {
    await expect(lookAt(address)).resolves.toBeUndefined();
  });

  firstNow(it, 2)(BOOKINGS)('$what has no faults', async ({ at, shows }) => {
    const address = await at(await deviceOf(world.origin, LI));
    await expect(lookAt(address, shows)).resolves.toBeUndefined();
  });
});
