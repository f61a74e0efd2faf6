import type { Page } from 'playwright';
import { expect } from 'vitest';

import type { LoginWorld } from './login.world';

export const DEMO = { phone: '13800000001', password: 'ChemLane2026', name: '陈一帆' };

/** Login dialog found by its visible text. */
export function loginOn(page: Page, world: LoginWorld) {
  const dialog = page.getByRole('dialog').filter({ has: page.locator('form') });
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  const submit = dialog.locator('button[type=submit]');
  return {
    dialog,
    field,
    submit,
    opener: page.getByRole('button', { name: '登录 / 注册' }),
    alert: dialog.getByRole('alert'),
    async open() {
      await page.getByRole('button', { name: '登录 / 注册' }).click();
      await submit.waitFor();
    },
    choose: (tab: '验证码登录' | '密码登录' | '注册') => dialog.getByRole('tab', { name: tab }).click(),
    write: async (values: Record<string, string>) => {
      for (const [label, value] of Object.entries(values)) await field(label).fill(value);
    },
    /** Requests a code, solves the captcha, and types the code into the focused field. */
    async fetchCode(phone: string) {
      await field('手机号').fill(phone);
      await world.solveAfter(page, () => dialog.getByRole('button', { name: '获取验证码' }).click());
      await dialog.getByRole('button', { name: / s 后重发$/ }).waitFor();
      await expect.poll(() => field('短信验证码').evaluate((input) => input === document.activeElement)).toBe(true);
      await field('短信验证码').fill(await world.codeFor(phone));
    },
    send: () => submit.click(),
    /** Greeting in the header after the dialog closes. */
    async greeting(): Promise<string> {
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: '退出登录' }).waitFor();
      return page.getByRole('banner').innerText();
    },
    async logOut() {
      const reloaded = page.waitForEvent('load');
      await page.getByRole('button', { name: '退出登录' }).click();
      await reloaded;
      await page.getByRole('button', { name: '登录 / 注册' }).waitFor();
    },
    async cookies() {
      return Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]));
    },
  };
}
