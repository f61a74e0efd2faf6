import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';

import budgets from '../../budgets.json';
import { sailingsCopy } from '../../src/copy/search/sailings';
import { firstNow } from '../support/long';
import { mallCopy } from '../../src/copy/mall/board';
import { PATIENCE } from './booking/booking.world';
import { openShellWorld, type ShellWorld } from './shell.world';

let world: ShellWorld;
beforeAll(async () => {
  world = await openShellWorld();
});
afterAll(() => world.close());

const LISTS = Object.keys(budgets.results).filter((link) => !link.startsWith('/business'));
const FCL = '/shippingFcl?org=CNSHA&dst=USLAX&d=Y&un=1230&box=20GP*1';
const NOSCRIPT = '未启用 JavaScript：';

/** From the home page by its links and forms alone; the words are typed by hand. A truck needs figures of a link. */
const WALKS = [
  {
    mode: 'FCL',
    from: null,
    typed: { 起运港: '上海', 目的港: '洛杉矶', '货物 / UN 编号': '1230' },
    form: /\/shippingFcl\/addOrder\?quote=[\w-]+$/,
  },
  {
    mode: 'TRUCK',
    from: '/haul?org=3205&dst=4101&d=Y&un=1219&kg=20000&m3=40',
    typed: null,
    form: /\/haul\/order\?quote=[\w-]+$/,
  },
  {
    mode: 'WH',
    from: '/warehouse',
    typed: { 所在城市: '上海', '货物 / UN 编号': '甲醇' },
    form: /\/warehouseing\?quote=[\w-]+$/,
  },
];

firstNow(it)(WALKS)(
  '$mode leads from the home page to the order form without scripts',
  async ({ from, typed, form }) => {
    const { page, complaints } = await world.open('/', { javaScriptEnabled: false });
    if (from !== null && typed) await page.locator(`main a[href="${from}"]`).first().click();
    for (const [label, text] of Object.entries(typed ?? {}))
      await page.getByRole('combobox', { name: label }).fill(text);
    if (typed) await page.locator('form button[type=submit]').first().click();
    else await page.goto(from ?? '/');
    await page.locator('button[form=choice]').first().dblclick();
    await page.waitForURL(form);
    // Text locators pass over it.
    const without = page.locator('noscript p');
    await without.waitFor();
    await expect.poll(() => without.innerText()).toContain(NOSCRIPT);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);

const open = async (link: string, width = 1440) => {
  const opened = await world.open(link, { javaScriptEnabled: false, viewport: { width, height: 900 } });
  // A list that takes over three seconds to draw comes as built.
  const cards = opened.page.locator('main :is(article, li:has(h2))');
  const isDrawn = async () => (await cards.count()) > 0 || (await opened.page.reload(), false);
  await expect.poll(isDrawn, PATIENCE).toBe(true);
  return opened;
};
const wordOf = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

firstNow(it, 2)(LISTS)('%s changes day, order and filters without scripts', async (link) => {
  const { page, complaints } = await open(link);
  const day = page.locator('button[name=day][aria-pressed=false]').last();
  const chosen = (await day.count()) > 0 ? await day.getAttribute('value') : null;
  if (chosen !== null) {
    await day.click();
    await page.waitForURL((url) => url.searchParams.get('day') === chosen);
    const pressed = page.locator(`button[name=day][aria-pressed=true]`);
    await expect.poll(() => pressed.count()).toBe(1);
  }
  const order = page.locator('input[name=s]').last();
  if ((await order.count()) > 0) {
    const sort = await order.getAttribute('value');
    await order.check();
    await page.getByRole('button', { name: sailingsCopy.apply }).first().click();
    await page.waitForURL((url) => url.searchParams.get('s') === sort);
    expect(wordOf(page, 'day'), 'the day stays').toBe(chosen);
    await expect.poll(() => order.isChecked()).toBe(true);
  }
  expect(new URL(page.url()).search, 'no word of the form stays').not.toMatch(/sent=|clear=|=(?:&|$)/);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('lists every sailing without scripts, and the last with a price leads to the order form', async () => {
  const { page } = await open(FCL);
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /\d{2}-\d{2}/ });
  const counted = await page
    .getByText(/^\d+ 班船/)
    .first()
    .innerText();
  await expect.poll(() => rows.count()).toBe(Number.parseInt(counted, 10));
  await page.locator('button[form=choice]').last().click();
  await page.waitForURL(/\/shippingFcl\/addOrder\?quote=[\w-]+$/);
  await page.context().close();
});

it.each([390, 768, 1440])(
  'filters the list of sailings without scripts at %i px, and drops its filters',
  async (width) => {
    const { page } = await open(FCL, width);
    await page.getByRole('checkbox', { name: sailingsCopy.answers.Y, exact: true }).check();
    await page.getByRole('button', { name: sailingsCopy.apply }).last().click();
    await page.waitForURL((url) => url.searchParams.get('v') === 'Y');
    await expect
      .poll(() => page.getByRole('checkbox', { name: sailingsCopy.answers.Y, exact: true }).isChecked())
      .toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const rail = page.getByRole('complementary', { name: sailingsCopy.filter.title });
    await rail.getByRole('button', { name: sailingsCopy.filter.clear, exact: true }).click();
    await page.waitForURL((url) => !url.searchParams.has('v'));
    await page.context().close();
  },
);

it.each([390, 1440])(
  'filters, sorts and turns the shop without scripts at %i px, down to the purchase list',
  async (width) => {
    const { page, complaints } = await open('/business', width);
    await page.getByRole('button', { name: mallCopy.sort.keys.price }).click();
    await page.waitForURL((url) => url.searchParams.get('s') === 'price');
    await page.getByRole('button', { name: mallCopy.pages.next }).click();
    await page.waitForURL((url) => url.searchParams.get('p') === '2');
    expect(wordOf(page, 's'), 'the order stays').toBe('price');
    const tick = page.locator('input[name=cat]').first();
    await tick.check();
    await page.getByRole('button', { name: sailingsCopy.apply }).click();
    await page.waitForURL((url) => url.searchParams.has('cat'));
    expect([wordOf(page, 'p'), wordOf(page, 's')]).toEqual([null, 'price']);
    await page.locator('main li h2 a').first().click();
    await page.waitForURL((url) => url.searchParams.has('item'));
    await page.getByRole('link', { name: mallCopy.list }).first().click();
    await page.waitForURL((url) => url.searchParams.get('view') === 'list');
    await expect.poll(() => page.locator('noscript p').innerText()).toContain('采购单');
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);
