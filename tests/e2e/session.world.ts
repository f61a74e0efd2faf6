import type { BrowserContext, LaunchOptions, Page } from 'playwright';

import { TOKEN_COOKIE, USER_COOKIE } from '../../contract/people/session';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../../server/doors/demo/people';
import { openHouse } from './house';

export const [LI, ZHAO] = DEMO_PEOPLE as unknown as [{ phone: string; name: string }, { phone: string; name: string }];
export const PASSWORD = DEMO_PASSWORD;

/** Site and gateway client of another device. */
export async function openWorld(browser?: LaunchOptions) {
  const house = await openHouse({ settings: { GATEWAY_TEST: '1' }, ...(browser && { browser }) });
  const { origin: home } = house;

  return {
    home,
    async call(path: string, payload: object, token?: string) {
      const reply = await house.post(path, payload, { appCode: 'echem', ...(token && { authorization: token }) });
      return { status: reply.status, ...((await reply.json()) as { code: string; data: { token: string } }) };
    },
    tokenOf: (phone: string) => house.tokenOf(phone, PASSWORD),
    /** Single sign-on ticket from the user center. */
    async ticketOf(phone: string): Promise<string> {
      const authorization = await house.tokenOf(phone, PASSWORD);
      const reply = await house.post('/api-auth/ticket', { audience: home }, { appCode: 'echem', authorization });
      return ((await reply.json()) as { data: { ticket: string } }).data.ticket;
    },
    newBrowser: () => house.newContext({ viewport: { width: 1440, height: 900 }, baseURL: home }),
    close: house.close,
  };
}

export type World = Awaited<ReturnType<typeof openWorld>>;

/** Page elements found by visible text. */
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
