/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { TOKEN_COOKIE, USER_COOKIE } from '../../contract/people/session';
import { DEMO_PEOPLE } from '../../server/doors/demo/people';
import { firstNow, LONG } from '../support/long';
import { signInAbove } from './booking/booking.world';
import { atDesk } from './booking/house-desk.page';
import { openDialogsWorld, type DialogsWorld } from './dialogs.world';
import { SMALLEST_PNG } from '../support/pictures';

const [natural, unverified, , driver, special] = DEMO_PEOPLE.map(({ phone, name }) => ({ phone, name }));

let world: DialogsWorld;
let page: Page;

beforeAll(async () => {
  world = await openDialogsWorld();
});
afterEach(() => page.context().close());
afterAll(() => world.close());

const siteToken = async () => (await page.context().cookies()).find(({ name }) => name === TOKEN_COOKIE)?.value;

/** Opens the user center by a header button and returns its tab. */
async function centerBehind(button: string): Promise<Page> {
  const tab = page.context().waitForEvent('page');
  await page.getByRole('banner').getByRole('button', { name: button }).click();
  return tab;
}

describe('member center', () => {
  it('opens by a ticket that leaves the address, with its own session', LONG, async () => {
    page = await world.open('/', { phone: driver?.phone ?? '' });
    const before = await siteToken();
    const center = await centerBehind('会员中心');
    await center.getByRole('heading', { name: `您好，${driver?.name}` }).waitFor();
    expect(center.url()).toBe(`${world.origin}/user-center/#/dashboard/workplace`);
    await expect.poll(() => center.title()).toBe('会员中心 · 化途 ChemLane');
    expect(await siteToken(), 'the site keeps its own').toBe(before);
    await expect
      .poll(() => center.evaluate(() => window.opener), { message: 'the center cannot reach back' })
      .toBeNull();
    await center.reload();
    await center.getByRole('heading', { name: `您好，${driver?.name}` }).waitFor();
    await center.getByRole('button', { name: '退出', exact: true }).click();
    await center.getByText('您已退出会员中心').waitFor();
    await page.reload();
    await page
      .getByRole('banner')
      .getByText(driver?.name ?? '')
      .waitFor();
  });

  it('lists other devices and signs one out', async () => {
    page = await world.open('/', { phone: natural?.phone ?? '' });
    const center = await centerBehind('会员中心');
    const devices = center.locator('section', { hasText: '已登录的设备' });
    await devices.getByText('当前设备').waitFor();
    const others = devices.getByRole('button', { name: /^让 .* 退出登录$/ });
    const before = await others.count();
    expect(before).toBeGreaterThan(0);
    for (let left = before; left > 0; left -= 1) {
      await others.first().click();
      await expect.poll(() => others.count()).toBe(left - 1);
    }
    await devices.getByText('只在这一台设备上登录。').waitFor();
    await page.reload();
    await page.locator('[data-notices]').getByText('登录已过期，请重新登录').waitFor();
  });

  it('shows the whole-vehicle orders to a customer who opens them', LONG, async () => {
    page = await world.open('/', { phone: driver?.phone ?? '' });
    const center = await centerBehind('整车订单');
    await center.getByRole('heading', { name: '整车订单', level: 1 }).waitFor();
    await expect.poll(() => center.getByRole('listitem').filter({ hasText: /^TR/ }).count()).toBe(3);
    await center.getByRole('listitem').getByRole('link').first().click();
    await center.getByText('异丙醇').first().waitFor();
  });

  it('redirects the special enterprise to its page in the same tab', LONG, async () => {
    page = await world.open('/', { phone: special?.phone ?? '' });
    await page
      .getByRole('banner')
      .getByText(special?.name ?? '')
      .waitFor();
    await page.getByRole('banner').getByRole('button', { name: '会员中心' }).click();
    await page.getByRole('heading', { name: '专属业务', level: 1 }).waitFor();
    expect(page.url()).toBe(`${world.origin}/user-center/#/business/honeywell`);
  });

  firstNow(it)([
    ['the special enterprise goes to its page in the same tab', special, true, 1, '/business/honeywell'],
    ['everybody else gets one tab with the workplace', natural, true, 2, '/dashboard/workplace'],
    ['but for three seconds, then it is the workplace', special, false, 2, '/dashboard/workplace'],
  ])('waits for who it is that presses early: %s', async (_, who, isTold, tabs, door) => {
    page = await world.open('/', { phone: who?.phone ?? '' });
    let tell = () => {};
    const told = new Promise<void>((resolve) => {
      tell = resolve;
    });
    await page.route('**/api-user/**', async (route) => {
      await told;
      await route.continue().catch(() => null);
    });
    await page.context().clearCookies({ name: USER_COOKIE });
    await page.reload();
    const center = page.getByRole('banner').getByRole('button', { name: '会员中心' });
    await center.click();
    await center.and(page.locator('[aria-busy=true]')).click();
    expect(page.context().pages(), 'nothing opens before it is known').toHaveLength(1);
    if (isTold) tell();
    const arrived = () => page.context().pages().at(-1)?.url();
    await expect.poll(arrived).toBe(`${world.origin}/user-center/#${door}`);
    expect(page.context().pages()).toHaveLength(tabs);
  });

  it('redirects the special enterprise at its login and only then', LONG, async () => {
    page = await world.open('/');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked.push(request.url());
    });
    await page.getByRole('banner').getByRole('button', { name: '登录 / 注册' }).click();
    await signInAbove(page, special?.phone ?? '');
    await page.getByRole('heading', { name: '专属业务', level: 1 }).waitFor();
    expect(page.url()).toBe(`${world.origin}/user-center/#/business/honeywell`);
    const [entry = '', ...more] = asked;
    expect(new URL(entry).searchParams.get('redirect')).toBe('/business/honeywell');
    expect(more).toEqual([]);
    expect(page.context().pages()).toHaveLength(1);

    await page.reload();
    await page.getByRole('heading', { name: '专属业务', level: 1 }).waitFor();
    await page.getByRole('link', { name: '返回网站' }).last().click();
    await page
      .getByRole('banner')
      .getByText(special?.name ?? '')
      .waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: '新手指南' }).click();
    await page.getByRole('heading', { name: '新手指南', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname, 'it is on the site, and stays on it').toBe('/helpCenter');
  });

  it('verifies an enterprise, from documents over a refusal to the services', async () => {
    page = await world.open('/', { phone: unverified?.phone ?? '' });
    const center = await centerBehind('会员中心');
    await center.getByRole('link', { name: '去认证' }).first().click();
    await center.getByLabel('统一社会信用代码').fill('9131');
    await center.getByRole('button', { name: '提交认证' }).click();
    await center.getByRole('alert').filter({ hasText: '18 位' }).waitFor();
    await center.getByLabel('统一社会信用代码').fill('91310000 ma1k 4xy28u');
    await center.getByLabel('选择文件').setInputFiles({
      name: '营业执照.png',
      mimeType: 'image/png',
      buffer: SMALLEST_PNG,
    });
    await center.getByRole('button', { name: '提交认证' }).click();
    await center.getByText('审核中', { exact: true }).waitFor();
    const desk = await atDesk(page.context(), world.origin, 'reviewer');
    await desk.openVerification('演示化工甲有限公司');
    await desk.act('认证退回', () => desk.page.getByLabel('说明（2–100 字）').fill('营业执照不清晰'));
    await center.getByRole('button', { name: '刷新状态' }).click();
    await center.getByText('营业执照不清晰').waitFor();
    const code = center.getByLabel('统一社会信用代码');
    await expect.poll(() => code.inputValue()).toBe('91310000MA1K4XY28U');
    await center.getByRole('button', { name: '重新提交' }).click();
    await center.getByText('审核中', { exact: true }).waitFor();
    await desk.openVerification('演示化工甲有限公司');
    await desk.act('认证通过');
    await center.getByRole('button', { name: '刷新状态' }).click();
    await center.getByText('已认证', { exact: true }).waitFor();
    await center.getByRole('link', { name: '工作台' }).click();
    await center.getByRole('link', { name: '查看认证' }).waitFor();
  });

  it('shows the way in to a visitor without a ticket', LONG, async () => {
    page = await world.open('/user-center/');
    await page.getByRole('heading', { name: '请从网站进入会员中心' }).waitFor();
    await page.getByRole('link', { name: '返回网站' }).last().click();
    await expect.poll(() => page.url()).toBe(`${world.origin}/`);
  });

  it('rejects a spent ticket', LONG, async () => {
    page = await world.open('/', { phone: natural?.phone ?? '' });
    const center = await centerBehind('会员中心');
    await center.getByRole('heading', { name: `您好，${natural?.name}` }).waitFor();
    const again = await world.open('/user-center/?token=spent-ticket&redirect=/dashboard/workplace');
    await again.getByRole('heading', { name: '进入链接已失效' }).waitFor();
    expect(again.url()).not.toContain('spent-ticket');
    await again.context().close();
  });

  it('violates no security policy of the site', () => {
    const refused = world.complaints.filter((text) => /policy|CSP|Trusted/i.test(text));
    expect(refused).toEqual([]);
  });
});
