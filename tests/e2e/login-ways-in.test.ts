/** @module-tag long */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from 'playwright';

import { LONG } from '../support/long';
import { DEMO, loginOn } from './login.page';
import { openLoginWorld, type LoginWorld } from './login.world';

const HOUR_IN_SECONDS = 3_600;

let world: LoginWorld;
let page: Page;
let login: ReturnType<typeof loginOn>;

beforeAll(async () => {
  world = await openLoginWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.sleep(HOUR_IN_SECONDS);
  page = await world.open();
  login = loginOn(page, world);
});
afterEach(() => page.context().close());

describe('login methods in Chromium against the real gateway', () => {
  it('sign in by SMS code', async () => {
    await login.open();
    await login.fetchCode(DEMO.phone);
    await login.send();
    expect(await login.greeting()).toContain(DEMO.name);
    expect(Object.keys(await login.cookies())).toContain('accessToken');
  });

  it('sign in by password with the keyboard alone', async () => {
    await login.opener.focus();
    await page.keyboard.press('Enter');
    await login.submit.waitFor();
    await login.dialog.getByRole('tab', { name: '验证码登录' }).focus();
    await page.keyboard.press('ArrowRight');
    await login.field('手机号').focus();
    await page.keyboard.type(DEMO.phone);
    await page.keyboard.press('Tab');
    await page.keyboard.type(DEMO.password);
    await page.keyboard.press('Enter');
    expect(await login.greeting()).toContain(DEMO.name);
  });

  it('sign in by a new account', async () => {
    await login.open();
    await login.choose('注册');
    await login.fetchCode('13900000101');
    await login.write({ 设置密码: 'harbour-2027', 再次输入: 'harbour-2027' });
    await login.send();
    expect(await login.greeting()).toContain('0101');
  });

  it('sign in by a reset password', LONG, async () => {
    const { phone } = DEMO;
    await login.open();
    await login.choose('密码登录');
    await login.dialog.getByRole('button', { name: '忘记密码' }).click();
    await login.fetchCode(phone);
    await login.write({ 新密码: 'harbour-2028', 再次输入: 'harbour-2028' });
    await login.send();
    expect(await login.greeting()).toContain(DEMO.name);

    await login.logOut();
    await login.open();
    await login.choose('密码登录');
    await login.write({ 手机号: phone, 密码: DEMO.password });
    await login.send();
    await login.alert.waitFor();
    await login.write({ 密码: 'harbour-2028' });
    await login.send();
    expect(await login.greeting()).toContain(DEMO.name);
  });

  it('sign in by remembered credentials, stored nowhere in clear', LONG, async () => {
    const { phone, password } = { phone: '13800000004', password: DEMO.password };
    await login.open();
    await login.choose('密码登录');
    await login.write({ 手机号: phone, 密码: password });
    await login.dialog.getByRole('checkbox', { name: /记住账号和密码/ }).check();
    await login.send();
    expect(await login.greeting()).toContain('吴远车');
    expect(JSON.stringify(await login.cookies())).not.toContain(password);

    await login.logOut();
    await login.open();
    await login.choose('密码登录');
    await expect.poll(() => login.field('密码').inputValue()).toBe(password);
    await expect.poll(() => login.field('手机号').inputValue()).toBe(phone);
    await login.send();
    expect(await login.greeting()).toContain('吴远车');
  });

  it('sign in by a password changed on the way', LONG, async () => {
    const { phone, name } = { phone: '13800000003', name: '周知行' };
    await login.open();
    await login.choose('密码登录');
    await login.write({ 手机号: phone, 密码: DEMO.password });
    await login.send();
    expect(await login.greeting()).toContain(name);

    await page.getByRole('button', { name: '修改密码' }).click();
    const change = page.getByRole('dialog', { name: '修改密码' });
    await change.getByLabel('原密码', { exact: true }).fill('not-this-one');
    await change.getByLabel('新密码', { exact: true }).fill('harbour-2029');
    await change.getByLabel('再次输入新密码', { exact: true }).fill('harbour-2029');
    await change.getByRole('button', { name: '确认修改' }).click();
    await change.getByText('原密码不正确').waitFor();
    await change.getByLabel('原密码', { exact: true }).fill(DEMO.password);
    await change.getByRole('button', { name: '确认修改' }).click();
    await change.waitFor({ state: 'detached' });

    await login.logOut();
    await login.open();
    await login.choose('密码登录');
    await login.write({ 手机号: phone, 密码: 'harbour-2029' });
    await login.send();
    expect(await login.greeting()).toContain(name);
  });

  it('sign out, clear the cookies, and stay signed out after a reload', LONG, async () => {
    await login.open();
    await login.fetchCode('13800000003');
    await login.send();
    expect(await login.greeting()).toContain('周知行');
    await login.logOut();
    expect(Object.keys(await login.cookies())).not.toContain('accessToken');
    await page.reload();
    await login.opener.waitFor();
  });
});
