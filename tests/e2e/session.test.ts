import type { BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { hashPassword } from '../../src/effects/sign-in/password-hash';
import { firstNow, LONG } from '../support/long';
import { cookiesOf, LI, on, openPasswordForm, openWorld, PASSWORD, signIn, ZHAO, type World } from './session.world';
import { PATIENCE } from '../support/patience';

let world: World;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

beforeEach(async () => {
  context = await world.newBrowser();
  page = await context.newPage();
});
afterEach(() => context.close());

const documentsOf = (target: Page) => {
  const seen: string[] = [];
  target.on('request', (request) => request.isNavigationRequest() && seen.push(request.url()));
  return seen;
};

describe('session', () => {
  it('starts with a password, survives a reload and ends with a logout', async () => {
    await page.goto('/');
    await signIn(page, LI);
    await on(page).said('登录成功').waitFor();
    await on(page).nameOf(LI).waitFor();
    const { token, user } = await cookiesOf(context);
    expect([token?.length, decodeURIComponent(user ?? '')]).toEqual([43, expect.stringContaining(LI.name)]);

    await page.reload();
    await on(page).nameOf(LI).waitFor();
    const reloads = documentsOf(page);
    await on(page).logoutButton.click();
    await on(page).said('退出成功').waitFor();
    expect(await cookiesOf(context)).toEqual({ token: null, user: null });
    await expect.poll(() => reloads).toHaveLength(1);
    await on(page).loginButton.waitFor();
    expect((await world.call('/api-user/user/info', {}, token ?? '')).status).toBe(401);
  });

  it('puts no password, hash or token into an address, a referrer or the history', LONG, async () => {
    const seen: string[] = [];
    page.on('request', (request) => seen.push(request.url(), request.headers()['referer'] ?? ''));
    await page.goto('/');
    await signIn(page, LI);
    await on(page).said('登录成功').waitFor();
    const { token } = await cookiesOf(context);
    await page.reload();
    await on(page).nameOf(LI).waitFor();
    for (const canary of [PASSWORD, await hashPassword(PASSWORD), token ?? 'none', LI.phone]) {
      expect(seen.filter((address) => address.includes(canary))).toEqual([]);
    }
  });

  it('starts with a single sign-on ticket, stripped from the address and spent', LONG, async () => {
    const arriving = await world.ticketOf(LI.phone);
    const later: string[] = [];
    await page.goto(`/?token=${arriving}&from=center`);
    page.on('request', (request) => later.push(request.url(), request.headers()['referer'] ?? ''));
    await page.getByRole('button', { name: `以 ${LI.name} 登录` }).click();
    await on(page).nameOf(LI).waitFor();
    expect(new URL(page.url()).search).toBe('?from=center');
    const { token } = await cookiesOf(context);
    expect(token).not.toBe(arriving);
    expect((await world.call('/api-user/user/info', {}, token ?? '')).status).toBe(200);
    await page.reload();
    await on(page).nameOf(LI).waitFor();
    expect(later.filter((address) => address.includes(arriving))).toEqual([]);
  });

  it('reports a refused single sign-on and keeps the existing session', LONG, async () => {
    await page.goto('/');
    await signIn(page, LI);
    await page.goto(`/?token=${'a'.repeat(43)}`);
    await on(page).said('单点登录未成功，请重新登录').waitFor();
    await on(page).nameOf(LI).waitFor();
    expect(page.url()).not.toContain('token');
  });

  it('is the same in every tab', LONG, async () => {
    const other = await context.newPage();
    await page.goto('/');
    await other.goto('/');
    await signIn(page, LI);
    await on(other).nameOf(LI).waitFor(PATIENCE);
    await on(other).logoutButton.click();
    await on(other).said('退出成功').waitFor();
    await on(page).loginButton.waitFor(PATIENCE);
    await expect.poll(() => on(page).nameOf(LI).count()).toBe(0);
  });

  it('closes the login open in another tab', LONG, async () => {
    const other = await context.newPage();
    await page.goto('/');
    await other.goto('/');
    await openPasswordForm(other);
    await signIn(page, LI);
    await expect.poll(() => other.getByRole('dialog').count()).toBe(0);
    await on(other).nameOf(LI).waitFor();
  });
});

describe('expired session', () => {
  it('is cleared once, with one logout and one reload, and the page shows why', async () => {
    await page.goto('/');
    // Editions load first, or their request would meet the expired session before the reload.
    await Promise.all([page.waitForResponse(/\/api-auth\/editions$/), signIn(page, LI)]);
    const { token } = await cookiesOf(context);
    await world.call('/api-auth/logout', {}, token ?? '');
    const logouts: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api-auth/logout') && logouts.push(request.url()));
    const documents = documentsOf(page);
    await page.reload();
    await on(page).said('登录已过期，请重新登录').waitFor();
    await on(page).loginButton.waitFor();
    expect(await cookiesOf(context)).toEqual({ token: null, user: null });
    expect([documents.length, logouts.length]).toEqual([2, 1]);
  });

  it('does not reload forever when its cookie cannot be deleted', LONG, async () => {
    await page.addInitScript(() => {
      const real = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
      Object.defineProperty(document, 'cookie', {
        get: () => real?.get?.call(document) as string,
        set: (line: string) => {
          if (!/^accessToken=;|1970/.test(line)) real?.set?.call(document, line);
        },
      });
    });
    await context.addCookies([{ name: 'accessToken', value: 'x'.repeat(43), url: world.home }]);
    const documents = documentsOf(page);
    await page.goto('/');
    await page.getByRole('button', { name: '刷新页面' }).waitFor(PATIENCE);
    expect(documents).toHaveLength(2);
  });
});

describe('browser with blocked storage', () => {
  firstNow(it)([
    ['torn', '%', '%E4%A', '{"name":1}'],
    ['hostile', '<script>alert(1)</script>', 'null', '[[[[[['],
    ['swollen', 'x'.repeat(300), '{"__proto__":{}}', '"'],
  ])('shows the page with %s cookies', async (_, token, user, password) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const named = { accessToken: token, userInfo: user, password, userName: token, checkedPassWord: 'true' };
    await context.addCookies(
      Object.entries(named).map(([name, value]) => ({ name, value: encodeURI(value), url: world.home })),
    );
    await page.goto('/');
    await on(page).loginButton.waitFor();
    await openPasswordForm(page);
    await expect.poll(async () => [await page.getByLabel('手机号').inputValue(), faults]).toEqual(['', []]);
  });

  it('signs in and warns once that nothing is kept', LONG, async () => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.addInitScript(() => {
      const deny = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
        Object.defineProperty(window, name, { get: deny });
      }
      Object.defineProperty(document, 'cookie', { get: deny, set: deny });
    });
    await page.goto('/');
    await signIn(page, LI, true);
    await on(page).nameOf(LI).waitFor();
    await expect.poll(() => on(page).said('浏览器禁止保存登录状态').count()).toBe(1);
    expect(faults).toEqual([]);
  });
});

describe('remembered credentials', () => {
  it('fill both fields again and are never stored in clear', LONG, async () => {
    await page.goto('/');
    await signIn(page, ZHAO, true);
    const kept = async () =>
      decodeURIComponent((await context.cookies()).find(({ name }) => name === 'password')?.value ?? '');
    await expect.poll(async () => (await kept()).length).toBeGreaterThan(20);
    for (const clear of [PASSWORD, await hashPassword(PASSWORD)]) expect(await kept()).not.toContain(clear);
    await on(page).logoutButton.click();
    await on(page).loginButton.waitFor();
    await page.reload();
    await openPasswordForm(page);
    await expect.poll(() => page.getByLabel('密码', { exact: true }).inputValue()).toBe(PASSWORD);
    await expect.poll(async () => (await page.getByLabel('手机号').inputValue()).replaceAll(' ', '')).toBe(ZHAO.phone);
  });

  it('fill the phone alone when the key is lost, and drop the dead cookie', LONG, async () => {
    await page.goto('/');
    await signIn(page, ZHAO, true);
    await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'password')).toBe(true);
    await page.evaluate(() => indexedDB.deleteDatabase('vault'));
    await on(page).logoutButton.click();
    await on(page).loginButton.waitFor();
    await page.reload();
    await openPasswordForm(page);
    await expect.poll(async () => (await page.getByLabel('手机号').inputValue()).replaceAll(' ', '')).toBe(ZHAO.phone);
    await expect.poll(() => page.getByLabel('密码', { exact: true }).inputValue()).toBe('');
    expect((await context.cookies()).some(({ name }) => name === 'password')).toBe(false);
  });
});
