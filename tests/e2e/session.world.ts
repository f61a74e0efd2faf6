import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium, type BrowserContext, type Page } from 'playwright';
import { build, preview } from 'vite';

import { TOKEN_COOKIE, USER_COOKIE } from '../../contract/session';
import { PASSWORD_HASH_PREFIX } from '../../domain/credentials';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../../server/demo/people';
import { readyAt, runGateway } from '../server/support/process';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export const [LI, ZHAO] = DEMO_PEOPLE as unknown as [{ phone: string; name: string }, { phone: string; name: string }];
export const PASSWORD = DEMO_PASSWORD;

/** The real gateway, the built site before it, and Chromium, which keeps sleeping pages as people's browsers do. */
export async function openWorld() {
  const folder = await mkdtemp(join(tmpdir(), 'session-'));
  const gateway = runGateway(join(folder, 'data'), { GATEWAY_TEST: '1' });
  const origin = await readyAt(gateway);
  const outDir = join(folder, 'site');
  await build({ root: ROOT, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const site = await preview({
    root: ROOT,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, proxy: { '^/api-': origin } },
  });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const home = (site.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');

  /** Speaks to the gateway the way another device would. */
  const call = async (path: string, payload: object, token?: string) => {
    const headers = { 'content-type': 'application/json', appCode: 'echem', ...(token && { authorization: token }) };
    const reply = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(payload) });
    return { status: reply.status, ...((await reply.json()) as { code: string; data: { token: string } }) };
  };

  return {
    home,
    call,
    /** A session begun elsewhere. */
    tokenOf: async (phone: string): Promise<string> =>
      (await call('/api-auth/login', { userName: phone, password: await hashOf(PASSWORD) })).data.token,
    newBrowser: () => browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: home }),
    async close() {
      await browser.close();
      await site.close();
      gateway.child.kill('SIGTERM');
      await gateway.exit();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type World = Awaited<ReturnType<typeof openWorld>>;

export async function hashOf(password: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(PASSWORD_HASH_PREFIX + password));
  return Buffer.from(bytes).toString('hex');
}

/** The page as a person finds their way in it: by what it says. */
export const on = (page: Page) => ({
  loginButton: page.getByRole('banner').getByRole('button', { name: '登录 / 注册' }),
  logoutButton: page.getByRole('banner').getByRole('button', { name: '退出登录' }),
  nameOf: (person: { name: string }) => page.getByRole('banner').getByText(person.name),
  said: (text: string) => page.locator('[data-notices]').getByText(text),
});

export async function openPasswordForm(page: Page) {
  await on(page).loginButton.click();
  await page.getByRole('tab', { name: '密码登录' }).click();
}

export async function signIn(page: Page, { phone }: { phone: string }, remember = false) {
  await openPasswordForm(page);
  await page.getByLabel('手机号').fill(phone);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  if (remember) await page.getByRole('checkbox', { name: /记住/ }).check();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await on(page).logoutButton.waitFor();
}

export async function cookiesOf(context: BrowserContext): Promise<{ token: string | null; user: string | null }> {
  const cookies = await context.cookies();
  const find = (name: string) => cookies.find((cookie) => cookie.name === name)?.value ?? null;
  return { token: find(TOKEN_COOKIE), user: find(USER_COOKIE) };
}
