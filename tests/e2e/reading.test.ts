import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { firstNow, LONG } from '../support/long';
import { openDialogsWorld, type DialogsWorld } from './dialogs.world';

let world: DialogsWorld;
let page: Page;

beforeAll(async () => {
  world = await openDialogsWorld({ isShared: true });
});
afterEach(() => page.context().close());
afterAll(() => world.close());

const text = () => page.getByRole('region', { name: '用户服务协议' });
const confirm = () => page.getByRole('button', { name: /^我知道了/ });
const isConfirmable = async () => (await confirm().getAttribute('aria-disabled')) === 'false';

/** The page clock is faked, so that ten seconds take no time. */
async function openText(options = {}) {
  page = await world.open('/shippingFcl', options);
  await page.clock.install();
  await page.getByRole('contentinfo').getByRole('button', { name: '用户服务协议' }).click();
  await expect.poll(() => text().evaluate((box) => box === document.activeElement)).toBe(true);
}

/** Runs the clock second by second. */
const waitOut = () => page.clock.runFor(11_000);
const moreToRead = () => page.getByRole('button', { name: '继续向下读' });
const isRead = () => expect.poll(() => moreToRead().count()).toBe(0);

describe('mandatory agreement text', () => {
  it('is confirmed after reading by keyboard and ten seconds', async () => {
    await openText();
    await page.keyboard.press('End');
    await isRead();
    await expect.poll(() => isConfirmable(), { message: 'reading alone is not enough' }).toBe(false);
    await waitOut();
    await expect.poll(isConfirmable).toBe(true);
    await confirm().click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('is not confirmed by waiting alone, nor closed by Esc or a press outside', LONG, async () => {
    await openText();
    await waitOut();
    await expect.poll(() => isConfirmable()).toBe(false);
    await page.keyboard.press('Escape');
    await page.mouse.click(20, 450);
    await expect.poll(() => text().isVisible()).toBe(true);
    await page.getByRole('button', { name: '关闭' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  firstNow(it)([
    ['the key', () => page.keyboard.press('PageDown')],
    ['the button', () => page.getByRole('button', { name: '继续向下读' }).click()],
  ])('is read page by page with %s', async (_, readOn) => {
    await openText({ reducedMotion: 'reduce' });
    const gauge = () => page.getByRole('dialog').getByText(/^已读/).textContent();
    for (let seen = await gauge(); seen !== '已读 100%'; seen = await gauge()) {
      await readOn();
      await expect.poll(gauge, { message: 'every press leads on' }).not.toBe(seen);
    }
    await isRead();
  });

  it('wakes at the right second after the tab sleeps', LONG, async () => {
    await openText();
    await page.keyboard.press('End');
    await isRead();
    await page.clock.fastForward('10:00');
    await expect.poll(isConfirmable).toBe(true);
  });

  it.each([0.5, 1.5])('is read to its end on a page zoomed to %d', LONG, async (zoom) => {
    await openText();
    await page.evaluate((factor) => document.documentElement.style.setProperty('zoom', String(factor)), zoom);
    // The end moves while the page resizes.
    await expect.poll(() => page.keyboard.press('End').then(() => moreToRead().count())).toBe(0);
    await expect.poll(() => isConfirmable(), { message: 'the ten seconds are as long as ever' }).toBe(false);
  });

  it('counts as read when all of it is in view', LONG, async () => {
    await openText({ viewport: { width: 1440, height: 900 } });
    await text().evaluate((box) => {
      for (const section of [...box.querySelectorAll('section')].slice(1)) section.remove();
    });
    await isRead();
    await expect.poll(() => isConfirmable()).toBe(false);
  });

  it('is confirmed by touch on a phone', LONG, async () => {
    await openText({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await text().evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await isRead();
    await waitOut();
    await confirm().tap();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('shows a contact address', LONG, async () => {
    await openText();
    await expect
      .poll(() => page.getByRole('link', { name: 'service@chemlane.example' }).getAttribute('href'))
      .toBe('mailto:service@chemlane.example');
  });

  it('opens over the login, which keeps its input and gets the focus back', LONG, async () => {
    page = await world.open('/shippingFcl');
    await page.getByRole('banner').getByRole('button', { name: '登录 / 注册' }).click();
    await page.getByLabel('手机号').fill('13800126621');
    const link = page.getByRole('button', { name: '《隐私政策》' });
    await link.click();
    await page.getByRole('heading', { name: '隐私政策', exact: true }).waitFor();
    await page.getByRole('dialog', { name: '隐私政策' }).getByRole('button', { name: '关闭' }).click();
    await expect.poll(() => link.evaluate((one) => one === document.activeElement)).toBe(true);
    await expect.poll(() => page.getByLabel('手机号').inputValue()).toBe('13800126621');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('reports a network failure and loads again on retry', LONG, async () => {
    page = await world.open('/shippingFcl');
    await page.route('**/api-cms/agreement/detail*', (route) => route.abort(), { times: 1 });
    await page.getByRole('contentinfo').getByRole('button', { name: '隐私政策' }).click();
    await page.getByText('网络不通，正文加载失败。').waitFor();
    await page.getByRole('button', { name: '重新获取' }).click();
    await expect.poll(() => page.getByRole('region', { name: '隐私政策' }).isVisible()).toBe(true);
  });
});
