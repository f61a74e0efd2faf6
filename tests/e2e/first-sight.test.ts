import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { routePath, ROUTE_NAMES } from '../../domain/routes';
import { PAGES } from '../../src/app/route-table';
import { firstNow, LONG } from '../support/long';
import { PATIENCE } from './booking/booking.world';
import { movementOn, watchMovement } from './movement';
import { openShellWorld, takenOver, type ShellWorld } from './shell.world';

/** Phone and desktop first, then the other widths. */
const HOLD_ORDERS = ROUTE_NAMES.filter((name) => PAGES[name].orders).map(routePath);

const WIDTHS = [390, 1440, 320, 768];

let world: ShellWorld;
let page: Page;
let fetched: string[];
beforeAll(async () => {
  world = await openShellWorld();
});
afterEach(() => page.context().close());
afterAll(() => world.close());

async function open(address: string, width: number, options: BrowserContextOptions = {}) {
  const context = await world.newBrowser({ viewport: { width, height: 900 }, ...options });
  page = await context.newPage();
  await watchMovement(page);
  fetched = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(address);
  // Idle chunk that loads last.
  await page.locator('[data-notices]').first().waitFor({ state: 'attached' });
}

const charts = () => fetched.flatMap((path) => /^\/assets\/(lanes(?:-named)?)-.{8}\.svg$/.exec(path)?.[1] ?? []);
const hero = () => page.locator('section').filter({ has: page.locator('h1') });
const answers = () => page.getByRole('region', { name: '这里先回答' });

/** Positions of everything above the footer. */
const TOPS = `[...document.querySelectorAll('main :is(h1, h2, img, a)')].map((one) => one.getBoundingClientRect().top)`;

const atWidths = (addresses: string[]) =>
  firstNow(it)(WIDTHS.flatMap((width) => addresses.map((address) => ({ address, width }))));

describe('first view', () => {
  atWidths(['/', '/shippingFcl', '/news', '/nowhere'])(
    'of $address leaves its place to what comes with the second frame, at $width px',
    async ({ address, width }) => {
      // Reduced motion renders everything at once.
      await open(address, width, { reducedMotion: 'no-preference' });
      await expect.poll(() => page.getByRole('contentinfo').isVisible()).toBe(true);
      expect(await movementOn(page)).toBe(0);
    },
  );

  atWidths(['/news/8', '/enquiryFcl'])(
    'of $address keeps the place of what it waits for, at $width px',
    async ({ address, width }) => {
      await open(address, width, { reducedMotion: 'no-preference' });
      await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
      expect(await movementOn(page)).toBe(0);
    },
  );

  atWidths(['/', '/shippingFcl', '/news', '/nowhere'])(
    'of $address stands where it stands before its foot has come, at $width px',
    async ({ address, width }) => {
      await open(address, width);
      // On a slow connection a page renders without its footer first. Both states are measured at once.
      const [whole, footless] = await page.evaluate<[number[], number[]]>(
        `[${TOPS}, (document.querySelector('footer').remove(), ${TOPS})]`,
      );
      expect(whole.length).toBeGreaterThan(0);
      expect(footless).toEqual(whole);
    },
  );

  it('shows the lane chart inline on a phone and loads it on the way back from another page', LONG, async () => {
    await open('/', 390);
    await expect.poll(() => hero().locator('svg[viewBox="656 0 784 700"]').isVisible()).toBe(true);
    expect(charts()).toEqual([]);
    await page.getByRole('button', { name: '打开菜单' }).click();
    await page.getByRole('dialog').getByRole('link', { name: '海运整箱' }).click();
    await answers().waitFor();
    await page.getByRole('link', { name: /返回首页/ }).click();
    await hero().locator('img[src*="/lanes-"]').waitFor();
    await expect.poll(charts, PATIENCE).toEqual(['lanes']);
  });

  it('shows the chart with port names on a desktop and loads no other', async () => {
    await open('/', 1440);
    await expect.poll(() => hero().locator('svg[viewBox="656 0 784 700"]').isVisible()).toBe(false);
    const natural = await hero()
      .locator('picture img')
      .evaluate((chart: HTMLImageElement) => chart.naturalWidth);
    expect(natural).toBe(1440);
    expect(charts()).toEqual(['lanes-named']);
  });

  it('keeps the prerendered texts below a search until the pointer reaches them', LONG, async () => {
    await open('/shippingFcl', 1440);
    const code = () => fetched.some((path) => /\/shipping-fcl-[\w-]{7}\.js/.test(path));
    await expect.poll(async () => [await answers().isVisible(), code()]).toEqual([true, false]);
    await answers().hover();
    await expect.poll(code, PATIENCE).toBe(true);
    await takenOver(answers());
    const documents = fetched.filter((path) => path === '/enquiryFcl').length;
    await page.getByRole('link', { name: '发起整箱询价' }).first().click();
    await page.getByRole('heading', { level: 1, name: /询价/ }).waitFor();
    expect(fetched.filter((path) => path === '/enquiryFcl')).toHaveLength(documents);
    await page.goBack();
    await answers().waitFor();
  });

  it('shows the texts below a search on client-side navigation', LONG, async () => {
    await open('/news', 1440);
    await page.evaluate(`history.pushState(null, '', '/shippingFcl')`);
    await answers().waitFor();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('海运整箱');
  });

  firstNow(it)(HOLD_ORDERS)('of an order at %s shows that it comes, and no search in its place', async (address) => {
    page = await (await world.newBrowser({ viewport: { width: 390, height: 900 } })).newPage();
    await page.route('**/*.js', () => {});
    const drawn = async () => {
      await page.locator('main h1').first().waitFor({ state: 'attached' });
      const heads = page.locator('main h1:visible, main [role=status][aria-busy=true]:visible');
      return heads.evaluateAll((all) => all.map(({ tagName }) => tagName));
    };
    await page.goto(`${address}?no=TK0000000000`, { waitUntil: 'commit' });
    expect(await drawn()).toEqual(['DIV']);
    await page.goto(address, { waitUntil: 'commit' });
    expect(await drawn()).toEqual(['H1']);
  });

  it('navigates within the page by a link whose code is still loading', LONG, async () => {
    await open('/helpCenter', 1440);
    await page.route('**/site-footer-*.js', () => {});
    await page.evaluate('window.isTheSame = true');
    const link = page.getByRole('contentinfo').getByRole('link', { name: '新闻资讯' });
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      link.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect.poll(() => new URL(tab.url()).pathname, PATIENCE).toBe('/news');
    expect(new URL(page.url()).pathname).toBe('/helpCenter');
    await link.click();
    await page.getByRole('heading', { level: 1, name: '新闻资讯' }).waitFor();
    await expect.poll(() => page.evaluate('window.isTheSame')).toBe(true);
  });
});
