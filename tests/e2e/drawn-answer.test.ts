import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import budgets from '../../budgets.json';
import { writeNotLocked } from '../../domain/offer/not-locked';
import { quotingCopy } from '../../src/copy/search/sailings';
import { offerSearchCopy } from '../../src/copy/search/offer-search';
import { firstNow, LONG } from '../support/long';
import { PATIENCE } from './booking/booking.world';
import { movementOn, watchMovement } from './movement';
import { complaintsOf, openShellWorld, type ShellWorld } from './shell.world';

const MINUTE = 60_000;
const LINKS = Object.keys(budgets.results);
const FCL = '/shippingFcl?org=CNSHA&dst=USLAX&d=Y&un=1230&box=20GP*1';
/** Chunk of all search pages. */
const CODE = '**/assets/offers-*.js';

let world: ShellWorld;
beforeAll(async () => {
  world = await openShellWorld();
});
afterAll(() => world.close());

async function open(options: Parameters<ShellWorld['newBrowser']>[0] = {}) {
  const context = await world.newBrowser({ viewport: { width: 390, height: 844 }, ...options });
  const page = await context.newPage();
  return { page, complaints: complaintsOf(page), close: () => context.close() };
}

const drawn = (page: Page) => page.locator('#answered');
const takenOver = (page: Page) => drawn(page).waitFor({ state: 'detached' });
/** Offer card or shop product. */
const cards = (page: Page) => page.locator('main :is(article, li:has(h2))');
const wordsOf = (page: Page) => cards(page).first().innerText();
/** Search as two lines of text; the search word in the shop. */
const askedIn = (page: Page) =>
  page.url().includes('/business')
    ? page.getByRole('searchbox').inputValue()
    : page.getByRole('form', { name: offerSearchCopy.bar }).locator('b').first().innerText();

/** Delays the page code until released. */
async function heldBack(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const wait = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(CODE, async (route) => {
    await wait;
    await route.continue();
  });
  return letThrough;
}

/** First offer, search summary and console errors of a page. */
async function saidBy(link: string, options: Parameters<typeof open>[0] = {}) {
  const { page, complaints, close } = await open(options);
  await page.goto(link);
  await (options.javaScriptEnabled === false ? cards(page).first().waitFor() : takenOver(page));
  const said = { offer: await wordsOf(page), asked: await askedIn(page), complaints };
  await close();
  return said;
}

/** An offer counts minutes in its last hour: both texts are read within one minute. */
async function withinOneMinute<T>(read: () => Promise<T>): Promise<T> {
  const minute = () => Math.floor(Date.now() / MINUTE);
  const began = minute();
  const said = await read();
  return minute() === began ? said : withinOneMinute(read);
}

describe('server-rendered result link', () => {
  firstNow(it)(LINKS)(
    '%s shows what is asked and its first offers before any script, and its page says the same of them',
    async (link) => {
      const [before, after] = await withinOneMinute(async () => [
        await saidBy(link, { javaScriptEnabled: false }),
        await saidBy(link),
      ]);
      expect(before?.asked, 'names, and not what a field is called').not.toMatch(/起运|目的|到达|城市|装箱港/);
      expect(before?.complaints, 'nothing in it is against the policy of the page').toEqual([]);
      expect(after).toEqual(before);
    },
  );

  firstNow(it)([390, 1440].flatMap((width) => LINKS.map((link) => ({ width, link }))))(
    'stays where it was drawn when its page takes it over, at $width px: $link',
    async ({ width, link }) => {
      const { page, close } = await open({ viewport: { width, height: 900 } });
      await watchMovement(page);
      await page.goto(link);
      await takenOver(page);
      await page.waitForLoadState('networkidle');
      // Only the flexibag drawing and the goods name load late.
      expect(await movementOn(page)).toBeLessThan(link.startsWith('/fluidBag') ? 0.1 : 0.02);
      await close();
    },
  );

  it('leads on from an offer chosen the moment it is seen, with one quote for two presses', async () => {
    const { page, complaints, close } = await open();
    const letThrough = await heldBack(page);
    const locks: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && locks.push(new URL(request.url()).pathname));
    await page.goto(FCL, { waitUntil: 'commit' });
    await page.getByRole('button', { name: /^选择/ }).first().dblclick({ noWaitAfter: true });
    await page.waitForURL(/\/shippingFcl\/addOrder\?quote=[\w-]+$/, PATIENCE);
    letThrough();
    await expect.poll(() => page.locator('main').innerText(), PATIENCE).toContain('上海');
    expect(locks.filter((path) => path === '/shippingFcl' || path.includes('/quote/'))).toEqual(['/shippingFcl']);
    await page.goBack();
    const held = page.getByRole('timer').filter({ hasText: quotingCopy.locked('').trim() });
    await expect.poll(() => held.count(), { ...PATIENCE, message: 'the list shows the lock' }).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });

  it('says why an offer could not be locked, until its address changes', async () => {
    const { page, close } = await open({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${FCL}&refused=${writeNotLocked('soldOut', Date.now())}`);
    const sentence = page.getByRole('alert').filter({ hasText: quotingCopy.notLocked.soldOut });
    await sentence.waitFor();
    await takenOver(page);
    await sentence.waitFor();
    await page.getByRole('radio', { name: '开船', exact: true }).click();
    await sentence.waitFor({ state: 'detached' });
    expect(page.url()).not.toContain('refused');
    await close();
  });

  it('applies a sort order pressed before hydration', LONG, async () => {
    const { page, close } = await open({ viewport: { width: 1440, height: 900 } });
    const letThrough = await heldBack(page);
    await page.goto(FCL, { waitUntil: 'load' });
    const soonest = () => page.getByRole('radio', { name: '开船', exact: true });
    await soonest().click();
    await expect.poll(() => soonest().isChecked(), { message: 'the page is not there yet' }).toBe(false);
    letThrough();
    await page.waitForURL(/[?&]s=etd/, PATIENCE);
    await expect.poll(() => soonest().isChecked()).toBe(true);
    await close();
  });

  it('keeps inputs read-only before hydration and preserves the focus', async () => {
    const { page, close } = await open({ viewport: { width: 1440, height: 900 } });
    const letThrough = await heldBack(page);
    await page.goto(FCL, { waitUntil: 'commit' });
    const port = () => page.getByRole('combobox', { name: '起运港' });
    await port().focus();
    await expect.poll(() => port().isEditable()).toBe(false);
    letThrough();
    await takenOver(page);
    await expect.poll(() => page.evaluate('document.activeElement.getAttribute("role")'), PATIENCE).toBe('combobox');
    await port().fill('宁波');
    await page.getByRole('option', { name: /宁波/ }).first().waitFor();
    await close();
  });

  it('searches again from a prerendered page and returns to it', LONG, async () => {
    const { page, complaints, close } = await open();
    await page.goto(FCL);
    await takenOver(page);
    await page.evaluate(`history.pushState(null, '', '/news')`);
    await page.getByRole('heading', { level: 1, name: '新闻资讯' }).waitFor();
    await page.goBack();
    await cards(page).first().waitFor();
    await page.evaluate(`history.pushState(null, '', '/shippingFcl?org=CNSHA&dst=SGSIN&d=Y&un=1230&box=20GP*1')`);
    await expect.poll(() => page.locator('main').innerText(), PATIENCE).toContain('新加坡');
    expect(complaints).toEqual([]);
    await close();
  });
});
