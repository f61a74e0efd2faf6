/** @module-tag long */
import type { BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { maskMobileNumber } from '../../domain/people/phone';
import { cookiesOf, LI, on, openWorld, signIn, ZHAO, type World } from './session.world';

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

/** Li is signed in and follows a single sign-on link of Zhao. */
async function arriveAsZhao(): Promise<string | null> {
  await page.goto('/');
  await signIn(page, LI);
  const { token } = await cookiesOf(context);
  await page.goto(`/?token=${await world.ticketOf(ZHAO.phone)}`);
  return token;
}

const question = () => page.getByRole('alertdialog', { name: '换一个账号登录？' });
const stay = () => page.getByRole('button', { name: '保持现在的账号' });

describe('single sign-on over another session', () => {
  it('asks with both names and leaves the session unchanged', async () => {
    const before = await arriveAsZhao();
    await question().waitFor();
    for (const { name, phone } of [LI, ZHAO])
      await expect.poll(() => question().textContent()).toContain(`${name}（${maskMobileNumber(phone)}）`);
    expect(page.url()).not.toContain('token');
    expect((await cookiesOf(context)).token).toBe(before);
  });

  it.each(['Enter', 'Escape'])('keeps the session when %s is pressed', async (key) => {
    const before = await arriveAsZhao();
    await question().waitFor();
    await expect.poll(() => stay().evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press(key);
    await on(page).nameOf(LI).waitFor();
    await expect.poll(() => question().count()).toBe(0);
    expect((await cookiesOf(context)).token).toBe(before);
    await page.reload();
    await on(page).nameOf(LI).waitFor();
    await expect.poll(() => question().count()).toBe(0);
  });

  it('switches to the arriving customer when that is chosen', async () => {
    const before = await arriveAsZhao();
    await page.getByRole('button', { name: `换成 ${ZHAO.name}` }).click();
    await on(page).nameOf(ZHAO).waitFor();
    await expect.poll(() => on(page).nameOf(LI).count()).toBe(0);
    const { token } = await cookiesOf(context);
    expect([token?.length, token === before]).toEqual([43, false]);
  });

  it('asks a signed-out visitor and signs in only when that is chosen', async () => {
    const ticket = await world.ticketOf(ZHAO.phone);
    await page.goto(`/?token=${ticket}`);
    const alone = page.getByRole('alertdialog', { name: '以这个账号登录？' });
    await alone.waitFor();
    await expect.poll(() => alone.textContent()).toContain(`${ZHAO.name}（${maskMobileNumber(ZHAO.phone)}）`);
    await page.getByRole('button', { name: '不登录' }).click();
    await on(page).loginButton.waitFor();
    expect((await cookiesOf(context)).token).toBeNull();
    await page.goto(`/?token=${ticket}`, { referer: new URL('/', page.url()).href });
    await on(page).nameOf(ZHAO).waitFor();
    await expect.poll(() => alone.count()).toBe(0);
  });

  it('asks nothing when the same customer arrives again', async () => {
    await page.goto('/');
    await signIn(page, LI);
    await page.goto(`/?token=${await world.ticketOf(LI.phone)}`);
    await on(page).nameOf(LI).waitFor();
    await expect.poll(() => question().count()).toBe(0);
  });

  it('asks on a customer page before any private data is fetched', async () => {
    await page.goto('/');
    await signIn(page, LI);
    const asked: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && asked.push(new URL(request.url()).pathname));
    await page.goto(`/shippingFcl/success?orderId=1&token=${await world.ticketOf(ZHAO.phone)}`);
    await question().waitFor();
    expect(asked.filter((path) => path.includes('order'))).toEqual([]);
    await stay().click();
    await on(page).nameOf(LI).waitFor();
  });
});
