/** @module-tag long */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { launchOptions } from '../../../scripts/chromium/launch.mjs';
import { PATIENCE } from '../../support/patience';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const FILE = resolve('dist/flows/index.html');

let browser: Browser;
const faults: string[] = [];

async function open(hash = '', viewport = { width: 1440, height: 900 }): Promise<Page> {
  const page = await browser.newPage({ viewport, acceptDownloads: true });
  page.setDefaultTimeout(PATIENCE.timeout);
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('request', (request) => {
    if (/^(https?|wss?):/.test(request.url())) faults.push(`asked the network for ${request.url()}`);
  });
  await page.goto(`${pathToFileURL(FILE).href}${hash}`);
  return page;
}

/** Triggers a transition on the chart by keyboard. */
async function take(page: Page, transition: string) {
  const edge = page.locator(`.chart-sheet [data-transition="${transition}"][role="button"]`);
  await edge.focus();
  await page.keyboard.press('Enter');
}

const happen = (page: Page, label: string) => page.locator('.side').getByTitle(label, { exact: true }).first().click();
const isActive = (page: Page, state: string) =>
  page.locator(`.chart-sheet [data-state="${state}"].active`).waitFor({ state: 'attached' });
const view = (page: Page) => page.frameLocator('.stage iframe');

beforeAll(async () => {
  // Builds as a reader does: the NODE_ENV of the runner would bundle the development build of React.
  await promisify(execFile)('npm', ['run', 'flows'], { env: { ...process.env, NODE_ENV: 'production' } });
  browser = await chromium.launch(launchOptions());
}, 1_200_000);

afterAll(() => browser.close());

describe('flow atlas opened from a plain folder', () => {
  it('lists every flow in its contents', async () => {
    const page = await open();
    await page.locator('.contents-page svg.flow').first().waitFor();
    const shown = await page.locator('.contents-page li code').allTextContents();
    const placed = await page.locator('.contents-page li').count();
    expect(shown).toContain('login');
    expect(placed).toBe(shown.length);
    await expect.poll(() => page.locator('.contents-page .thumbnail svg').count()).toBe(shown.length);
    await page.close();
  });

  it('groups flows by area and reports an unknown flow name', async () => {
    const page = await open('#/noSuchFlow');
    await page.getByRole('status').getByText('图集里没有叫“noSuchFlow”的流程，下面是全部流程。').waitFor();
    const areas = ['框架', '身份', '内容', '订舱', '订单', '平台'].map((one) => expect.stringMatching(`^${one} \\d+$`));
    await expect.poll(() => page.locator('.contents-page h2').allTextContents()).toEqual(areas);
    await page.getByRole('searchbox', { name: '查找流程' }).fill('smsCountdown');
    await expect.poll(() => page.locator('.contents-page h2').allTextContents()).toEqual(['身份 1']);
    await page.getByRole('searchbox', { name: '查找流程' }).fill('拖动中');
    await page.locator('.places a', { hasText: '状态 拖动中' }).first().waitFor();
    await page.close();
  });

  it('distinguishes charts of one kind by the name their parent gives them', async () => {
    const page = await open('#/bookingSearch');
    const running = page.getByRole('navigation', { name: '运行中的流程' });
    await running.getByRole('button', { name: '目的港选择器' }).click();
    await expect
      .poll(() => running.getByRole('button').allTextContents())
      .toEqual([expect.any(String), '起运港选择器', '目的港选择器', '货物选择器']);
    await page.close();
  });

  it('moves view and chart by one actor, from closed to signed in, and back in time', async () => {
    const page = await open('#/login');
    await take(page, 'login.closed|login.show|0');
    await view(page).getByRole('heading', { name: '登录化途' }).waitFor();
    await isActive(page, 'login.open.editing.resting');

    await view(page).getByRole('textbox', { name: '手机号' }).fill('13800126621');
    await view(page).getByRole('textbox', { name: '短信验证码' }).fill('402917');
    await view(page).getByRole('button', { name: '登录', exact: true }).click();
    await isActive(page, 'login.open.submitting');

    await happen(page, 'signInBySms ends (welcome)');
    await isActive(page, 'login.closed');
    await view(page).locator('.drawn:empty').waitFor({ state: 'attached' });

    await page.getByRole('button', { name: '经过' }).click();
    await page.locator('.past button').nth(2).click();
    await isActive(page, 'login.open.editing.resting');
    await expect.poll(() => view(page).getByRole('textbox', { name: '手机号' }).inputValue()).toBe('13800126621');

    const again = await open(new URL(page.url()).hash);
    await isActive(again, 'login.open.editing.resting');
    expect(new URL(again.url()).hash).not.toContain('12662');
    await view(again).getByRole('heading', { name: '登录化途' }).waitFor();
    await again.close();
    await page.close();
  });

  it('starts in the state of a story and goes on from there', async () => {
    const page = await open(`#/captchaSlider?story=${encodeURIComponent('安全验证-滑块-页内--judging')}`);
    await isActive(page, 'captchaSlider.open.judging');
    await page.goto(`${pathToFileURL(FILE).href}#/captchaSlider?story=unheard-of`);
    await isActive(page, 'captchaSlider.open.asking');
    expect(faults).toEqual([]);
    await page.close();
  });

  it('opens every flow with its chart and its view', async () => {
    const page = await open();
    const listed = await page.locator('.contents-page li code').allTextContents();
    const flows = listed.filter((flow) => flow !== 'orderLife'); // moved by both sites, it has no view
    let before: string | null = null;
    const broken: string[] = [];
    for (const flow of flows) {
      await page.goto(`${pathToFileURL(FILE).href}#/${flow}`);
      await page.locator(`.chart-sheet [data-state="${flow}"].active`).waitFor({ state: 'attached' });
      const drawn = view(page).locator(`.drawn:not([data-run="${before}"])`);
      before = await drawn.getAttribute('data-run').catch(() => flow);
      expect(before, 'a chart whose view is not drawn').not.toBe(flow);
      const press = page.locator('.chart-sheet [data-transition][role="button"]');
      await (await press.all())[0]?.press('Enter');
      if ((await view(page).getByText('这个界面画不出来').count()) > 0) broken.push(flow);
    }
    expect(broken, 'charts whose view cannot be drawn, before or after a press').toEqual([]);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('plays the model test paths step by step', async () => {
    const page = await open('#/smsCountdown?alone');
    await page.getByRole('button', { name: '路径' }).click();
    await page.locator('.walks button').first().click();
    for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: '下一步' }).click();
    await page.getByRole('button', { name: '经过' }).click();
    await expect.poll(() => page.locator('.past [aria-current]').count()).toBe(1);
    await expect.poll(() => page.locator('.past li:not(.future)').count()).toBe(4);
    await page.close();
  });

  it('shows a chart without a view inside its host view', async () => {
    const page = await open('#/signIn');
    await isActive(page, 'signIn');
    await page.getByText('在“登录弹窗”的界面里运行').waitFor();
    await view(page).getByRole('heading', { name: '登录化途' }).waitFor();
    await page.getByRole('link', { name: '单独运行' }).click();
    await page.getByText('这个流程没有画面').waitFor();
    await expect.poll(() => page.locator('.hosted').count()).toBe(0);
    await page.close();
  });

  it('links every chart on the map to its picture', async () => {
    const page = await open('#/map');
    const cards = page.locator('svg.map a.card');
    await cards.first().waitFor();
    await expect.poll(() => cards.count()).toBeGreaterThan(50);
    await cards.filter({ hasText: 'orderSubmit' }).focus();
    await page.locator('.map-chosen').getByText('成单').waitFor();
    await page.keyboard.press('Enter');
    await isActive(page, 'orderSubmit');
    await page.close();
  });

  it('plays one order across pages, forward, back and by link', async () => {
    const page = await open('#/order');
    for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: '下一步', exact: true }).click();
    await view(page).getByText('上海').first().waitFor();
    expect(new URL(page.url()).hash).toBe('#/order?FCL/whole/3');
    await page.getByRole('button', { name: '上一步', exact: true }).click();
    expect(new URL(page.url()).hash).toBe('#/order?FCL/whole/2');
    await page.close();
    const receipt = await open('#/order?29');
    await view(receipt).getByText('恭喜您，下单成功').first().waitFor();
    await receipt.close();
  });

  it('links a specification sentence to its state and back', async () => {
    const page = await open('#/spec?4.12');
    await page.locator('.spec-page a', { hasText: '冷却倒计时' }).first().click();
    await page.locator('.chart-sheet [data-state="smsCountdown.cooling"].found').waitFor({ state: 'attached' });
    await page.locator('.side').getByRole('button', { name: '要求' }).click();
    await page.locator('.points a', { hasText: '4.12' }).click();
    await page.locator('.spec-page').waitFor();
    expect(new URL(page.url()).hash).toBe('#/spec?4.12');
    await page.close();
  });

  it.each([390, 1440])('opens charts at a readable size without axe faults at %i pixels', async (width) => {
    for (const hash of ['#/map', '#/order?20', '#/spec', '#/orderDraft', '#/smsCountdown']) {
      const page = await open(hash, { width, height: 900 });
      await page.locator('main').waitFor();
      await page.evaluate(axe);
      const wrong = await page.evaluate(() => Reflect.get(window, 'axe').run(document, { iframes: false }));
      expect(wrong.violations.map(({ id }: { id: string }) => `${hash} ${id}`)).toEqual([]);
      const scale = await page.locator('.chart-tools .scale').allTextContents();
      expect(scale.filter((text) => Number.parseInt(text, 10) < 80)).toEqual([]);
      await page.close();
    }
  });

  it('searches, shows coverage, translates and exports', async () => {
    const page = await open('#/captchaSlider');
    await page.getByRole('searchbox').fill('拖动中');
    await page.locator('.chart-sheet .found').first().waitFor({ state: 'attached' });
    await page.getByRole('button', { name: '标识' }).click();
    await page.locator('.chart-sheet text', { hasText: 'dragging' }).first().waitFor({ state: 'attached' });
    await page.getByRole('button', { name: '覆盖' }).click();
    await page.locator('.chart-sheet .walked, .chart-sheet .unwalked').first().waitFor({ state: 'attached' });
    for (const [name, ending, sign] of [
      ['SVG', 'svg', '<svg'],
      ['PNG', 'png', '\u0089PNG'],
      ['Mermaid', 'mmd', 'stateDiagram-v2'],
      ['SCXML', 'scxml', '<?xml'],
    ] as const) {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
      expect(download.suggestedFilename()).toBe(`captchaSlider.${ending}`);
      expect(readFileSync(await download.path(), 'latin1').startsWith(sign)).toBe(true);
    }
    await page.close();
  });

  it.each([320, 390, 768])('fits a screen of %i pixels', async (width) => {
    for (const hash of ['', '#/login']) {
      const page = await open(hash, { width, height: 844 });
      await page.locator('svg.flow').first().waitFor();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.close();
    }
  });

  it('makes no network request and logs no error', () => {
    expect(existsSync(FILE)).toBe(true);
    expect(faults).toEqual([]);
  });
});
