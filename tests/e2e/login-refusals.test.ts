/** @module-tag long */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Page, Request } from 'playwright';

import { DEMO, loginOn } from './login.page';
import { openLoginWorld, type LoginWorld } from './login.world';

const HOUR_IN_SECONDS = 3_600;
const WRONG = 'canary-password-2026';

let world: LoginWorld;
let page: Page;
let login: ReturnType<typeof loginOn>;
let sent: Request[];

beforeAll(async () => {
  world = await openLoginWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.sleep(HOUR_IN_SECONDS);
  page = await world.open();
  login = loginOn(page, world);
  sent = [];
  page.on('request', (request) => sent.push(request));
  await login.open();
});
afterEach(() => page.context().close());

const asked = (path: string) => sent.filter((request) => request.url().includes(path));

describe('login refusal in Chromium against the real gateway', () => {
  it.each([
    ['a wrong password', DEMO.phone],
    ['an unknown account', '13900000999'],
  ])('of %s reads the same, and nothing typed is lost', async (_, phone) => {
    await login.choose('密码登录');
    await login.write({ 手机号: phone, 密码: WRONG });
    await login.send();
    await login.alert.waitFor();
    await expect.poll(() => login.alert.textContent()).toBe('手机号或密码不正确，请重新输入');
    await expect.poll(() => login.field('密码').inputValue()).toBe(WRONG);
    await expect.poll(() => login.field('密码').evaluate((field) => field === document.activeElement)).toBe(true);
  });

  it('moves no field when every field is wrong', async () => {
    await login.choose('注册');
    const places = () =>
      login.dialog.locator('input').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
    const before = await places();
    await login.send();
    await login.alert.waitFor();
    await expect.poll(() => login.alert.textContent()).toMatch(/^有 [3-9] 处需要修改：/);
    await expect.poll(() => places()).toEqual(before);
  });

  it('sends no clear-text password and none in a URL', async () => {
    await login.choose('密码登录');
    await login.write({ 手机号: DEMO.phone, 密码: WRONG });
    await login.send();
    await login.alert.waitFor();
    const told = sent.map((request) => `${request.url()} ${request.postData() ?? ''}`).join('\n');
    expect(told).toContain('/api-auth/login');
    expect(told).not.toContain(WRONG);
  });

  it('shows a wrong code below the code field', async () => {
    await login.fetchCode(DEMO.phone);
    const right = await login.field('短信验证码').inputValue();
    await login.write({ 短信验证码: right === '000000' ? '111111' : '000000' });
    await login.send();
    await login.alert.waitFor();
    await expect.poll(() => login.alert.textContent()).toBe('验证码不正确或已失效，请重新输入');
    await login.write({ 短信验证码: right });
    await login.send();
    expect(await login.greeting()).toContain(DEMO.name);
  });

  it('leads an unknown number to registration and keeps the number', async () => {
    await login.fetchCode('13900000777');
    await login.send();
    await login.dialog.getByRole('button', { name: '去注册' }).click();
    await login.dialog.getByRole('heading', { name: '注册化途账号' }).waitFor();
    await expect.poll(() => login.field('手机号').inputValue()).toBe('13900000777');
  });

  it('leads a registered number back to login', async () => {
    await login.choose('注册');
    await login.fetchCode(DEMO.phone);
    await login.write({ 设置密码: 'harbour-2027', 再次输入: 'harbour-2027' });
    await login.send();
    await login.dialog.getByRole('button', { name: '去登录' }).click();
    await login.dialog.getByRole('heading', { name: '登录化途' }).waitFor();
    await expect.poll(() => login.field('手机号').inputValue()).toBe(DEMO.phone);
  });

  it('reports differing passwords or missing consent without a request', async () => {
    await login.choose('注册');
    await login.write({ 手机号: '13900000555', 短信验证码: '123456', 设置密码: 'harbour-2027', 再次输入: 'harbour' });
    await login.send();
    await expect.poll(() => login.alert.textContent()).toBe('两次输入的密码不一致');
    await login.write({ 再次输入: 'harbour-2027' });
    await login.dialog.getByRole('checkbox', { name: /已阅读并同意/ }).uncheck();
    await login.send();
    await expect.poll(() => login.alert.textContent()).toBe('请阅读并同意用户协议和隐私政策');
    expect(asked('/api-auth/register')).toEqual([]);
  });

  it('reports a wrong number before any captcha', async () => {
    await login.write({ 手机号: '1280012662' });
    await login.dialog.getByRole('button', { name: '获取验证码' }).click();
    await expect.poll(() => login.alert.textContent()).toBe('请输入正确的手机号');
    expect(asked('/captcha/get')).toEqual([]);
  });

  it('requires a captcha after five failures and then signs in by itself', async () => {
    const { phone, name } = { phone: '13800000002', name: '林未央' };
    await login.choose('密码登录');
    await login.write({ 手机号: phone });
    for (let failure = 0; failure < 5; failure += 1) {
      await login.write({ 密码: `${WRONG}${failure}` });
      await login.send();
      await login.alert.waitFor();
    }
    await world.sleep(10);
    await login.write({ 密码: DEMO.password });
    await world.solveAfter(page, login.send);
    expect(await login.greeting()).toContain(name);
  });

  it('leaves the form unchanged when the captcha is closed', async () => {
    await login.write({ 手机号: DEMO.phone });
    await login.dialog.getByRole('button', { name: '获取验证码' }).click();
    await page.getByRole('slider').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('slider').waitFor({ state: 'detached' });
    await expect.poll(() => login.submit.isVisible()).toBe(true);
    await expect.poll(() => login.field('手机号').inputValue()).toBe(DEMO.phone);
    const code = login.field('短信验证码');
    await expect.poll(() => code.evaluate((field) => field === document.activeElement)).toBe(true);
  });
});
