/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { firstNow } from '../support/long';
import { PATIENCE } from './booking/booking.world';
import { openShellWorld, takenOver, type ShellWorld } from './shell.world';

let world: ShellWorld;
let page: Page;
let complaints: string[];
beforeAll(async () => {
  world = await openShellWorld();
});
afterEach(() => page.context().close());
afterAll(() => world.close());

async function open(address: string, options: Parameters<ShellWorld['open']>[1] = {}) {
  ({ page, complaints } = await world.open(address, options));
}

const main = () => page.locator('main');
const heading = (name: string | RegExp) => main().getByRole('heading', { name, level: 1 });
const focused = () => page.evaluate(() => document.activeElement?.textContent);

describe('help center', () => {
  firstNow(
    it,
    2,
  )([
    ['/helpCenter', '新手指南'],
    ['/helpCenter?code=1.2', '看懂总价'],
    ['/helpCenter?3', '关于我们'],
    ['/helpCenter?code=1.1.1', '新手指南'],
    ['/helpCenter?1.1.1', '新手指南'],
    ['/helpCenter?code=1', '新手指南'],
    ['/helpCenter?code=2', '产品下载'],
    ['/helpCenter?utm_source=sms', '新手指南'],
  ])('opens at %s the article %s', async (address, title) => {
    await open(address);
    await heading(title).waitFor();
    const here = main().getByRole('navigation').locator('[aria-current=page]');
    await expect.poll(() => here.textContent(), PATIENCE).toBe(title);
    await expect.poll(() => focused(), { message: 'a deep link leaves the focus alone' }).not.toBe(title);
    expect(complaints).toEqual([]);
  });

  it('shows a not-found page with tree and search for an unknown code', async () => {
    await open('/helpCenter?code=99');
    await heading('没有编码为“99”的帮助').waitFor();
    await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await main().getByRole('navigation').getByRole('link', { name: '看懂总价' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('finds articles by pinyin initials during typing', async () => {
    await open('/helpCenter?code=3');
    await heading('关于我们').waitFor();
    await main().getByRole('searchbox').fill('kdzj');
    await heading('与“kdzj”有关的帮助，共 1 篇').waitFor();
    await main().getByRole('searchbox').fill('');
    await heading('关于我们').waitFor();
    expect(complaints).toEqual([]);
  });

  it('navigates within the page by the tree and the footer', async () => {
    await open('/helpCenter');
    const way = main().getByRole('navigation').getByRole('link', { name: '注册与企业认证' });
    await takenOver(way);
    await way.press('Enter');
    await heading('注册与企业认证').waitFor();
    await expect.poll(() => focused(), { message: 'the next way is at hand' }).toBe('注册与企业认证');
    await page.getByRole('contentinfo').getByRole('link', { name: '关于我们' }).click();
    await heading('关于我们').waitFor();
    await expect.poll(() => page.evaluate(() => scrollY), PATIENCE).toBeLessThan(100);
    await expect.poll(() => focused()).toBe('关于我们');
    await expect.poll(() => page.title(), PATIENCE).toMatch(/^关于我们 ·/);
    await main().getByText('危险化学品经营许可证').waitFor();
    await page.goBack();
    await heading('注册与企业认证').waitFor();
    expect(await world.faultsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('finds articles by a word and reports no match', async () => {
    await open('/helpCenter', { viewport: { width: 390, height: 800 } });
    await main().getByRole('searchbox').fill('营业执照');
    await heading('与“营业执照”有关的帮助，共 1 篇').waitFor();
    await main().getByRole('searchbox').press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('q'), PATIENCE).toBe('营业执照');
    expect(await world.faultsOf(page)).toEqual([]);
    await main()
      .getByRole('link', { name: /^注册与企业认证/ })
      .last()
      .click();
    await heading('注册与企业认证').waitFor();
    await main().getByRole('searchbox').fill('火星');
    await page.keyboard.press('Enter');
    await main().getByRole('heading', { name: '没有找到相关帮助' }).waitFor();
    await main().getByRole('link', { name: '返回全部帮助' }).click();
    await heading('新手指南').waitFor();
    expect(complaints).toEqual([]);
  });

  it('takes a helpfulness vote and remembers it in another tab and after a reload', async () => {
    await open('/helpCenter?code=1.2.1', { viewport: { width: 390, height: 800 } });
    const press = (name: string, among = page) => among.locator('main').getByRole('button', { name, exact: true });
    const pressed =
      (name: string, among = page) =>
      () =>
        press(name, among).getAttribute('aria-pressed');
    await press('没有帮助').click();
    await press('提交').click();
    await main().getByRole('alert').getByText('请选择没有帮助的原因').waitFor();
    await press('没有我要找的内容').press('Enter');
    await main().getByRole('textbox', { name: '说明' }).fill('没有写洗罐费由谁出。');
    await press('提交').dblclick();
    await main().getByText('已记下：没有帮助，我们会据此修改这一页。可以改。').waitFor();
    expect(await world.faultsOf(page)).toEqual([]);

    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect.poll(pressed('没有帮助', other), PATIENCE).toBe('true');
    await press('有帮助', other).click();
    await other.locator('main').getByText('已记下：有帮助。可以改。').waitFor();

    await page.reload();
    await expect.poll(pressed('有帮助'), PATIENCE).toBe('true');
    await press('没有帮助').click();
    await press('不说了').click();
    expect(await pressed('有帮助')(), 'what was left is not counted').toBe('true');
    await main()
      .getByRole('button', { name: /^全部文章/ })
      .click();
    await main().getByRole('navigation').getByRole('link', { name: '新手指南' }).click();
    await heading('新手指南').waitFor();
    await expect.poll(pressed('有帮助'), PATIENCE).toBe('false');
    expect(complaints).toEqual([]);
  });

  it('counts the first votes of one browser in two tabs once', async () => {
    await open('/helpCenter?code=1.2');
    const other = await page.context().newPage();
    await other.goto(page.url());
    const sent: (string | undefined)[] = [];
    await page.context().route('**/api-cms/help/vote', async (route) => {
      if (route.request().method() === 'POST') sent.push((await route.request().allHeaders())['cookie']);
      await route.continue();
    });
    const tabs = [page, other];
    await Promise.all(
      tabs.map((tab) => tab.locator('main').getByRole('button', { name: '有帮助', exact: true }).click()),
    );
    for (const tab of tabs) await tab.locator('main').getByText('已记下：有帮助。可以改。').waitFor();
    expect(
      sent.map((cookie) => cookie?.includes('helpReader=') ?? false),
      'the second knows whose the first was',
    ).toEqual([false, true]);
    expect(complaints).toEqual([]);
  });

  it('searches without JavaScript', async () => {
    await open('/helpCenter', { javaScriptEnabled: false });
    await main().getByRole('searchbox').fill('二维码');
    await main().getByRole('button', { name: '搜索' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('q'), PATIENCE).toBe('二维码');
  });
});
