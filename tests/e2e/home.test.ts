import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { lowestPricesCopy } from '../../src/copy/search/lowest-prices';
import { segregationCopy } from '../../src/copy/trade/segregation';
import { shelfCopy } from '../../src/copy/words/shelf';
import { BOOKING_MODES } from '../../domain/mode-ids';
import { firstNow, LONG } from '../support/long';
import { movementOn, watchMovement } from './movement';
import { complaintsOf, openShellWorld, type ShellWorld } from './shell.world';
import { PATIENCE } from '../support/patience';

let world: ShellWorld;
beforeAll(async () => {
  world = await openShellWorld();
});
afterAll(() => world.close());

/** Last search between airports, which are no ports. */
const FLIGHT = JSON.stringify([
  {
    mode: 'air',
    form: {
      org: {
        code: 'PVG',
        nameCn: '上海浦东',
        nameEn: 'Shanghai Pudong',
        pinyin: 'shanghaipudong',
        initials: 'shpd',
        country: 'CN',
        line: 'CN',
        isBase: true,
        dgHandling: null,
      },
      dst: null,
      isDanger: 'Y',
      goods: null,
      etd: '',
      boxType: '20GP',
      boxes: 1,
    },
  },
]);

const LOOKS = [390, 1440, 320, 768].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

async function open(width: number, options: BrowserContextOptions = {}) {
  const context = await world.newBrowser({ viewport: { width, height: 900 }, ...options });
  const page = await context.newPage();
  return { page, complaints: complaintsOf(page), close: () => context.close() };
}

const title = (page: Page, name: string) => page.getByRole('heading', { name });

/** Scrolls to load every block of the page. */
async function settle(page: Page) {
  await title(page, lowestPricesCopy.title).scrollIntoViewIfNeeded();
  await page.getByText('CNSHA – NLRTM').waitFor();
  await page.getByRole('button', { name: '下一张' }).scrollIntoViewIfNeeded();
  await title(page, segregationCopy.title).scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: segregationCopy.verdict.BLOCK }).scrollIntoViewIfNeeded();
  await title(page, '资讯与法规').scrollIntoViewIfNeeded();
  await page.getByText('IMDG 规则现行 42-24 版').waitFor();
}

describe('home page', () => {
  firstNow(it)(LOOKS)('is sound with everything on it at $width px, $colorScheme', async ({ width, colorScheme }) => {
    const { page, complaints, close } = await open(width, { colorScheme });
    await watchMovement(page);
    await page.goto('/');
    await settle(page);
    // A two-line title may push the footer down; the text above stays.
    expect(await movementOn(page), 'nothing moves while it comes').toBeLessThan(0.005);
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    expect(await world.faultsOf(page)).toEqual([]);
    await page.getByRole('combobox', { name: '目的港' }).click();
    await page.getByRole('option', { name: /CNSHA/ }).waitFor();
    expect(await world.faultsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('shows title, modes and search without JavaScript', LONG, async () => {
    const { page, close } = await open(390, { javaScriptEnabled: false });
    await page.goto('/');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toContain('先答能不能走');
    await expect.poll(() => page.getByRole('tab').count()).toBe(BOOKING_MODES.length);
    await expect.poll(() => page.getByRole('button', { name: '搜索船期' }).isVisible()).toBe(true);
    await close();
  });

  firstNow(it)([
    ['/', 'a flight'],
    ['/', 'nothing'],
    ['/shippingFcl', 'nothing'],
    ['/shippingFcl', 'a flight'],
  ])('keeps what was typed on %s before its code had come, after %s was looked for', async (address, before) => {
    const { page, complaints, close } = await open(1440);
    if (before === 'a flight') await page.addInitScript(`localStorage.setItem('searches', ${JSON.stringify(FLIGHT)})`);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.js', (route) => released.then(() => route.continue()));
    await page.goto(address, { waitUntil: 'commit' });
    const org = page.getByRole('combobox', { name: '起运港' });
    await page.getByLabel('箱型', { exact: true }).selectOption('40HQ');
    await org.focus();
    await page.keyboard.type('shang');
    release();
    await page.getByRole('option', { name: /CNSHA/ }).waitFor();
    // The date and the history load after the code: neither may clear the input.
    await page.locator('input[type=date][min]').waitFor();
    await expect.poll(() => org.inputValue()).toBe('shang');
    await expect.poll(() => org.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => org.inputValue()).toBe('上海');
    await expect.poll(() => page.getByLabel('箱型', { exact: true }).inputValue()).toBe('40HQ');
    await page.getByRole('button', { name: '搜索船期' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  firstNow(
    it,
    2,
  )([
    ['/', '搜索船期', '请选择起运港'],
    ['/', '登录 / 注册', '登录之后'],
    ['/shippingFcl', '搜索船期', '请选择起运港'],
    ['/news', '小程序', '小程序即将开放'],
  ])('does on %s, as soon as it can, what was pressed before any script: %s', async (address, name, done) => {
    const { page, complaints, close } = await open(1440);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.js', (route) => released.then(() => route.continue()));
    await page.goto(address, { waitUntil: 'commit' });
    const field = page.locator('#search-org');
    const isSearch = (await field.count()) > 0;
    if (isSearch) await field.fill('zzz');
    await page.getByRole('button', { name, exact: true }).click();
    expect(new URL(page.url()).href, 'no page of the browser comes in between').toBe(`${world.origin}${address}`);
    release();
    await page.getByText(done).first().waitFor();
    const typed = isSearch ? await field.inputValue() : 'zzz';
    expect(typed).toBe('zzz');
    expect(complaints).toEqual([]);
    await close();
  });

  it('accepts a fast search by keyboard alone and remembers it', async () => {
    const { page, complaints, close } = await open(1440);
    await page.goto('/');
    await settle(page);
    await page.getByRole('combobox', { name: '起运港' }).focus();
    for (const [typed, picked] of [
      ['shanghai', '上海'],
      ['nlrtm', '鹿特丹'],
      ['UN 1230', '甲醇'],
    ] as const) {
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator(':focus').inputValue(), PATIENCE).toContain(picked);
      if (typed === 'shanghai') await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
    }
    await page.getByRole('button', { name: '搜索船期' }).press('Enter');
    await page.waitForURL('**/shippingFcl?org=CNSHA&dst=NLRTM&d=Y&un=1230&goods=*&pg=II&box=20GP*1');
    await page.goBack();
    await page.getByRole('button', { name: '上海 → 鹿特丹 · UN 1230' }).waitFor();
    const origin = page.getByRole('combobox', { name: '起运港' });
    await expect.poll(() => origin.inputValue(), PATIENCE).toBe('上海');
    expect(complaints).toEqual([]);
    await close();
  });

  it('focuses the first empty field', LONG, async () => {
    const { page, close } = await open(390);
    await page.goto('/');
    await settle(page);
    await page.getByRole('button', { name: '搜索船期' }).click();
    const org = page.getByRole('combobox', { name: '起运港' });
    await page.getByText('请选择起运港').waitFor();
    await expect.poll(() => org.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/');
    await close();
  });

  firstNow(it)([
    ['**/api-ecommerce/**', '的船期'],
    ['**/api-cms/news/**', 'IMDG 规则现行 42-24 版'],
    ['**/api-cms/carousel/**', '下一张'],
    ['**/api-item/segregation/**', segregationCopy.verdict.BLOCK],
  ])('stands where %s fails alone, and asks again when told to', async (calls, sign) => {
    const { page, close } = await open(1440);
    await page.route(calls, (route) => route.abort());
    await page.goto('/');
    const whole = [lowestPricesCopy.title, segregationCopy.title, '资讯与法规'];
    const trouble = page.getByRole('alert').filter({ hasText: '网络不通' });
    // A block passed before hydration renders on the next pass.
    const passBy = async () => {
      for (const name of whole) await title(page, name).scrollIntoViewIfNeeded();
      return trouble.count();
    };
    await expect.poll(passBy, { ...PATIENCE, interval: 500 }).toBe(1);
    for (const name of whole) await expect.poll(() => title(page, name).isVisible()).toBe(true);
    await page.unroute(calls);
    await trouble.locator('..').getByRole('button', { name: shelfCopy.retry }).click();
    await trouble.waitFor({ state: 'detached' });
    await page.locator(`:text("${sign}"), [aria-label="${sign}"]`).first().waitFor();
    await close();
  });

  it('judges another substance as soon as it is picked and names the deciding rule', LONG, async () => {
    const { page, complaints, close } = await open(1440);
    await page.goto('/');
    await settle(page);
    await page.getByRole('combobox', { name: segregationCopy.add }).click();
    await page.keyboard.type('1495');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '甲苯与氯酸钠：2，不得同箱' }).click();
    await page.getByText('甲苯 × 氯酸钠').waitFor();
    await page.getByText('第 3 类与第 5.1 类需“隔离”，不得同箱').waitFor();
    await expect
      .poll(() => page.locator('#segregation').textContent())
      .toContain('以 SDS 第 14 章、承运人及海事机构审核为准');
    expect(complaints).toEqual([]);
    await close();
  });
});

it('the login return page redirects a signed-in customer', async () => {
  const context = await world.newBrowser();
  await context.addCookies([await world.tokenOf('13800000002')]);
  const page = await context.newPage();
  await page.goto('/root');
  await expect.poll(() => new URL(page.url()).pathname, PATIENCE).toBe('/');
  await context.close();
});
