import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { dayAt, daysAfter } from '../../../domain/values/days';
import { sailingAdvice } from '../../../src/copy/search/sailing-advice';
import { bookingSearchCopy } from '../../../src/copy/search/booking-search';
import { offerSearchCopy } from '../../../src/copy/search/offer-search';
import { quotingCopy, sailingsCopy } from '../../../src/copy/search/sailings';
import { firstNow, LONG } from '../../support/long';
import { complaintsOf, openShellWorld, type ShellWorld } from '../shell.world';
import { tick } from '../ticked';
import { METHANOL_TO_ROTTERDAM, PATIENCE } from './booking.world';

const CARDS = 'main article';

let world: ShellWorld;
beforeAll(async () => {
  world = await openShellWorld();
});
afterAll(() => world.close());

async function open(address: string, width = 1440, colorScheme: 'light' | 'dark' = 'light') {
  const context = await world.newBrowser({ viewport: { width, height: 900 }, colorScheme });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await page.goto(address);
  return { page, complaints, close: () => context.close() };
}

const settle = (page: Page) => page.locator(CARDS).first().waitFor();
const count = (page: Page) => page.locator(CARDS).count();
const more = (page: Page) => page.getByRole('button', { name: new RegExp(`^${sailingsCopy.more}`) });
const queryOf = (page: Page) => new URL(page.url()).searchParams;

describe('sailings of a lane', () => {
  firstNow(it)([390, 768, 1440].flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ width, scheme }))))(
    'are sound with a card open at $width px, $scheme',
    async ({ width, scheme }) => {
      const { page, complaints, close } = await open(METHANOL_TO_ROTTERDAM, width, scheme);
      await settle(page);
      await more(page).first().click();
      await page.getByRole('heading', { name: sailingsCopy.included }).waitFor();
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
      expect(await world.faultsOf(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it('are reached from the search within a few Tab presses', LONG, async () => {
    const { page, close } = await open(METHANOL_TO_ROTTERDAM);
    await settle(page);
    await page.locator('main button[type="submit"]').first().focus();
    const focused = () => page.evaluate('document.activeElement.textContent');
    let tabs = 0;
    while (!String(await focused()).startsWith('选择') && tabs < 24) {
      tabs += 1;
      await page.keyboard.press('Tab');
      if ((await focused()) === sailingsCopy.skip) await page.keyboard.press('Enter');
    }
    expect(tabs).toBeLessThan(8);
    await close();
  });

  it('disappear when the search no longer matches them', LONG, async () => {
    const { page, complaints, close } = await open(METHANOL_TO_ROTTERDAM);
    await settle(page);
    const first = await page.locator(CARDS).first().innerText();
    const boxes = page.locator('#search-boxes');
    await boxes.fill('2');
    await page.getByText('查询条件已改').waitFor();
    await expect.poll(() => count(page), { message: 'no verdict and no price of one box beside two' }).toBe(0);
    await page.getByRole('button', { name: '恢复原来的条件' }).click();
    await settle(page);
    await expect.poll(() => boxes.inputValue()).toBe('1');
    await expect.poll(() => page.locator(CARDS).first().innerText()).toBe(first);
    await page.getByRole('button', { name: '清除货物' }).click();
    await page.getByText('查询条件已改').waitFor();
    await expect.poll(() => count(page), { message: 'nor of goods that are gone' }).toBe(0);
    await page.getByRole('button', { name: '恢复原来的条件' }).click();
    await boxes.fill('2');
    await page.locator('main').getByRole('button', { name: '重新搜索' }).last().click();
    await settle(page);
    expect(queryOf(page).get('box')).toBe('20GP*2');
    await expect.poll(() => page.getByText('查询条件已改').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it('take their flexibag and heater advice away with the search and keep the facts of the liquid', LONG, async () => {
    const glycerol = 'd=N&goods=%E7%94%98%E6%B2%B9';
    const { page, close } = await open(`/fluidBag?${glycerol}`);
    const card = page.locator('aside').filter({ hasText: '这样装' });
    await card.getByText('能用液袋').waitFor();
    const without = await card.innerText();
    await page.goto(`/fluidBag?org=CNSHA&dst=NLRTM&${glycerol}`);
    await settle(page);
    await page.locator('main').getByRole('button', { name: '对调起运地与目的地' }).click();
    await page.getByText('查询条件已改').waitFor();
    await expect.poll(() => card.innerText()).toBe(without);
    await close();
  });

  it('require goods before prices and are searched by keyboard alone', async () => {
    const { page, complaints, close } = await open('/shippingFcl?org=CNSHA&dst=NLRTM&d=Y');
    await page.getByText(sailingAdvice.missing.why.goods).waitFor();
    await expect.poll(() => count(page), { message: 'no price before it is said what is to go' }).toBe(0);
    const toGoods = page.getByRole('link', { name: sailingAdvice.missing.go.goods });
    const pressed = async () => {
      await toGoods.press('Enter');
      return page.evaluate('document.activeElement.id');
    };
    await expect.poll(pressed, PATIENCE).toBe('search-goods');
    await page.keyboard.type('1230');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('#search-goods').inputValue(), PATIENCE).toContain('甲醇');
    await page.getByRole('button', { name: bookingSearchCopy.submit.FCL }).press('Enter');
    await settle(page);
    expect(queryOf(page).get('un')).toBe('1230');
    expect(complaints).toEqual([]);
    await close();
  });

  it('keep filter and sort order in the address, so that a link shows the same list', LONG, async () => {
    const { page, close } = await open(METHANOL_TO_ROTTERDAM);
    await settle(page);
    // The first cards render before the rest.
    const told = page.getByText(/^\d+ 班船$/);
    const all = Number.parseInt((await told.first().textContent()) ?? '', 10);
    await expect.poll(() => count(page), PATIENCE).toBe(all);
    await tick(page.getByRole('checkbox', { name: sailingsCopy.ways.direct }));
    await expect.poll(() => count(page), PATIENCE).toBeLessThan(all);
    await tick(page.getByRole('radio', { name: sailingsCopy.sorts.etd }));
    await expect.poll(() => queryOf(page).get('s'), PATIENCE).toBe('etd');
    expect(queryOf(page).get('w')).toBe('direct');
    const names = () =>
      page.locator(CARDS).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
    const shown = await names();
    await page.reload();
    await settle(page);
    await expect.poll(() => names()).toEqual(shown);
    await page.getByRole('button', { name: sailingsCopy.filter.clear, exact: true }).click();
    await expect.poll(() => count(page), PATIENCE).toBe(all);
    await close();
  });

  it('are compared side by side with the best of each row marked', LONG, async () => {
    const { page, close } = await open(METHANOL_TO_ROTTERDAM);
    await settle(page);
    const boxes = page.getByRole('checkbox', { name: new RegExp(`^${sailingsCopy.compare}`) });
    for (const at of [0, 2]) await tick(boxes.nth(at));
    await page.getByRole('button', { name: '开始对比' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('row', { name: /总价.*最低/ }).waitFor();
    await expect.poll(() => dialog.getByRole('columnheader').count()).toBe(2);
    expect(await world.faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await close();
  });

  it('are filtered in a drawer on a phone, with one card open at a time', LONG, async () => {
    const { page, close } = await open(METHANOL_TO_ROTTERDAM, 390);
    await settle(page);
    const opened = page.getByRole('heading', { name: sailingsCopy.included });
    await more(page).first().click();
    await opened.waitFor();
    await more(page).first().click();
    await page.getByRole('article').nth(1).filter({ has: opened }).waitFor();
    await expect.poll(() => opened.count()).toBe(1);
    await page.getByRole('button', { name: sailingsCopy.filter.open, exact: true }).click();
    const drawer = page.getByRole('dialog');
    await tick(drawer.getByRole('checkbox', { name: sailingsCopy.ways.direct }));
    expect(await world.faultsOf(page)).toEqual([]);
    await drawer.getByRole('button', { name: /^看 \d+ 班船$/ }).click();
    await drawer.waitFor({ state: 'detached' });
    expect(queryOf(page).get('w')).toBe('direct');
    await close();
  });

  it('are requested again after a network failure with every input kept', async () => {
    const { page, close } = await open('/helpCenter');
    await page.route('**/schedule/etdList*', (route) => route.abort());
    await page.locator('[data-notices]').first().waitFor({ state: 'attached' });
    // Navigates within the site: a page opened by link has its answer embedded.
    await page.evaluate((to) => history.pushState(null, '', to), `${METHANOL_TO_ROTTERDAM}&s=price`);
    const trouble = page.getByRole('alert').filter({ hasText: offerSearchCopy.failed.title });
    await trouble.waitFor();
    await page.unroute('**/schedule/etdList*');
    await page.getByRole('button', { name: offerSearchCopy.failed.retry }).click();
    await settle(page);
    await expect.poll(() => page.getByRole('radio', { name: sailingsCopy.sorts.price }).isChecked()).toBe(true);
    await close();
  });

  it('without a price link to a prefilled enquiry', LONG, async () => {
    const { page, close } = await open('/404');
    const link = page.getByRole('link', { name: quotingCopy.enquire }).first();
    const weeks = Array.from({ length: 9 }, (_, week) => daysAfter(dayAt(Date.now()), 7 * week));
    // The tariff leaves one week of seven without a price.
    for (const etd of weeks) {
      await page.goto(`${METHANOL_TO_ROTTERDAM}&etd=${etd}`);
      await settle(page);
      if (await link.isVisible()) break;
    }
    const address = new URL((await link.getAttribute('href')) ?? '', world.origin);
    expect(address.pathname).toBe('/enquiryFcl');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ org: 'CNSHA', dst: 'NLRTM', un: '1230' });
    await close();
  });

  it('load the order code only at the first sign of a choice', LONG, async () => {
    const { page, close } = await open('/helpCenter');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const hasOrder = () => fetched.some((path) => path.includes('/shipping-fcl-order-'));
    await page.goto(METHANOL_TO_ROTTERDAM);
    await settle(page);
    await page.waitForLoadState('networkidle');
    expect(hasOrder()).toBe(false);
    await page.getByRole('button', { name: new RegExp(`^${quotingCopy.chooseFirst}`) }).hover();
    await expect.poll(hasOrder, PATIENCE).toBe(true);
    await close();
  });
});
