/** @module-tag long */
import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { DEMO, loginOn } from './login.page';
import { openLoginWorld, type LoginWorld } from './login.world';

const PASSWORD = 'harbour-2027';
/** Longer than the SMS resend interval. */
const QUIET_SECONDS = 61;

let world: LoginWorld;
let page: Page;
/** A fresh phone number for every test: closed accounts are not reused. */
let last = 13_900_000_210;
const newPhone = () => String((last += 1));
beforeAll(async () => {
  world = await openLoginWorld();
});
afterEach(() => page.context().close());
afterAll(() => world.close());

/** Registers a new account and opens its user center. */
async function newcomer(phone: string): Promise<Page> {
  page = await world.open();
  const login = loginOn(page, world);
  await login.open();
  await login.choose('注册');
  await login.fetchCode(phone);
  await login.write({ 设置密码: PASSWORD, 再次输入: PASSWORD });
  await login.send();
  await login.greeting();
  await world.sleep(QUIET_SECONDS);
  return centerOf(page);
}

async function centerOf(site: Page): Promise<Page> {
  const tab = site.context().waitForEvent('page');
  await site.getByRole('banner').getByRole('button', { name: '会员中心' }).click();
  const center = await tab;
  await center.getByRole('button', { name: '注销账号' }).waitFor();
  return center;
}

const hasFocus = (part: Locator) =>
  expect.poll(() => part.evaluate((element) => element === document.activeElement)).toBe(true);

/** Checks the logout in the user center and on the site. */
async function isGone(center: Page, phone: string): Promise<void> {
  await center.getByRole('heading', { name: '账号已注销' }).waitFor();
  await page.reload();
  const login = loginOn(page, world);
  await login.open();
  await login.choose('密码登录');
  await login.write({ 手机号: phone, 密码: PASSWORD });
  await login.send();
  await login.alert.waitFor();
}

describe('account closing', () => {
  it('closes by code with the keyboard alone and keeps the focus in place', async () => {
    const phone = newPhone();
    const center = await newcomer(phone);
    const begin = center.getByRole('button', { name: '注销账号' });
    await begin.focus();
    await center.keyboard.press('Enter');
    const tick = center.getByRole('checkbox');
    await hasFocus(tick);
    const confirm = center.getByRole('button', { name: '确认注销' });
    await confirm.focus();
    await center.keyboard.press('Enter');
    await center.getByText('请先勾选', { exact: true }).waitFor();
    await hasFocus(tick);
    await center.keyboard.press('Space');
    await center.keyboard.press('Tab');
    await center.keyboard.press('ArrowRight');
    await confirm.focus();
    await center.keyboard.press('Enter');
    await center.getByText('请输入 6 位验证码').waitFor();
    const code = center.getByLabel('短信验证码', { exact: true });
    await hasFocus(code);
    await world.solveAfter(center, () => center.getByRole('button', { name: '获取验证码' }).press('Enter'));
    await center.getByText(/^发送成功，请查收 139\*{4}\d{4} 的短信$/).waitFor();
    await hasFocus(code);
    await center.keyboard.type('000000');
    await center.keyboard.press('Enter');
    await center.getByText('验证码不正确或已失效，请重新获取').waitFor();
    await hasFocus(code);
    await code.fill(await world.codeFor(phone));
    await center.keyboard.press('Enter');
    await isGone(center, phone);
    await expect
      .poll(() => center.getByRole('button', { name: '注销账号' }).count(), { message: 'nobody is inside any more' })
      .toBe(0);
  });

  it('closes by password after a wrong attempt, and cancelling returns the focus to the button', async () => {
    const phone = newPhone();
    const center = await newcomer(phone);
    const begin = center.getByRole('button', { name: '注销账号' });
    await begin.click();
    await center.getByRole('button', { name: '先不注销' }).click();
    await hasFocus(begin);
    await begin.click();
    await center.getByRole('checkbox').check();
    const password = center.getByLabel('登录密码', { exact: true });
    await password.fill('not the one');
    await center.keyboard.press('Enter');
    await center.getByText('密码不正确；如多次未成功，请稍后再试').waitFor();
    await hasFocus(password);
    await password.fill(PASSWORD);
    await center.keyboard.press('Enter');
    await isGone(center, phone);
    await expect
      .poll(() => center.getByRole('button', { name: '注销账号' }).count(), { message: 'nobody is inside any more' })
      .toBe(0);
  });

  it('offers no closing to the shared demo account', async () => {
    page = await world.open();
    const login = loginOn(page, world);
    await login.open();
    await login.choose('密码登录');
    await login.write({ 手机号: DEMO.phone, 密码: DEMO.password });
    await login.send();
    await login.greeting();
    const center = await centerOf(page);
    await center.getByRole('button', { name: '注销账号' }).click();
    await center.getByRole('checkbox').check();
    await center.getByLabel('登录密码', { exact: true }).fill(DEMO.password);
    await center.keyboard.press('Enter');
    await center.getByText('演示账号大家共用，不能注销；请用自己的手机号注册一个再试').waitFor();
    await expect.poll(() => center.getByRole('heading', { name: `您好，${DEMO.name}` }).count()).toBe(1);
  });
});
