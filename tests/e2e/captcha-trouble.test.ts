/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { LONG } from '../support/long';
import { mouse } from './captcha.hands';
import { openWorld, outcomeOn, start, type World } from './captcha.world';

const GET = /\/captcha\/get/;

let world: World;
let page: Page;

beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => page.context().close());
afterAll(() => world.close());

const handle = () => page.getByRole('slider');
const says = (text: string | RegExp) => page.locator('output').filter({ hasText: text }).waitFor({ state: 'attached' });
const isReady = () => expect.poll(() => handle().getAttribute('aria-disabled')).toBe('false');

async function ready() {
  const challenge = await world.answerTo(() => start(page), page);
  await isReady();
  return { ...challenge, point: challenge.points[0] ?? { x: 0, y: 0 } };
}

const elsewhere = ({ x, y }: { x: number; y: number }) => ({ x: x > 130 ? x - 60 : x + 60, y });

describe('captcha dialog with a failure', () => {
  it('shows a wrong answer and loads another picture', async () => {
    page = await world.open();
    const { point, token } = await ready();
    const next = await world.answerTo(async () => {
      await mouse.slides(page, elsewhere(point));
      await says('验证失败');
    }, page);
    expect(next.token).not.toBe(token);
    await isReady();
    await mouse.slides(page, next.points[0] ?? { x: 0, y: 0 });
    expect(await world.spend((await outcomeOn(page)).proof ?? '')).toBe('0000');
  });

  it('shows a network failure and retries without losing the focus', LONG, async () => {
    page = await world.open();
    await page.route(GET, (route) => route.abort());
    await start(page);
    await says('图片未取到，请检查网络');
    await page.unroute(GET);
    await page.getByRole('button', { name: '重试' }).click();
    await isReady();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('slider');
  });

  it('renews an aged picture before it can fail', LONG, async () => {
    page = await world.open();
    await page.clock.install();
    const { token } = await ready();
    const next = await world.answerTo(() => page.clock.fastForward(110_000), page);
    expect(next.token).not.toBe(token);
    await expect.poll(() => page.getByText('验证失败').count()).toBe(0);
  });

  it('renews a picture forgotten by the gateway without a failure message', LONG, async () => {
    page = await world.open();
    const { point } = await ready();
    await fetch(`${world.origin}/__test/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advanceMs: 121_000 }),
    });
    const next = await world.answerTo(() => mouse.slides(page, point), page);
    await expect.poll(() => page.getByText('验证失败').count()).toBe(0);
    await isReady();
    await mouse.slides(page, next.points[0] ?? { x: 0, y: 0 });
    expect(await world.spend((await outcomeOn(page)).proof ?? '')).toBe('0000');
  });

  it('sends one request at a time and aborts it on close', async () => {
    page = await world.open({ form: 'pop' });
    const asked: string[] = [];
    const dropped: string[] = [];
    page.on('request', (request) => GET.test(request.url()) && asked.push(request.url()));
    page.on('requestfailed', (request) => GET.test(request.url()) && dropped.push(request.url()));
    await page.route(GET, () => {});
    await start(page);
    await says('正在取图');
    await page.getByRole('button', { name: '换一张' }).press('Enter');
    await page.getByRole('button', { name: '换一张' }).press('Enter');
    expect(asked).toHaveLength(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => dropped.length).toBe(1);
  });

  it('loads the cipher with the first picture only', LONG, async () => {
    page = await world.open();
    const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect((await loaded()).filter((name) => name.includes('cipher'))).toEqual([]);
    await ready();
    expect((await loaded()).filter((name) => name.includes('cipher'))).toHaveLength(1);
  });
});

describe('captcha rate limit', () => {
  it('shows a countdown until the next picture is allowed', LONG, async () => {
    const strict = await openWorld({ CAPTCHA_GET_PER_ADDRESS: '1' });
    page = await strict.open();
    await start(page);
    await isReady();
    await page.getByRole('button', { name: '换一张' }).click();
    await page.getByText(/^获取验证码过于频繁，请 \d+ s 后再试$/).waitFor();
    const wait = page.getByRole('button', { name: /^\d+ s$/ });
    const seconds = async () => Number.parseInt((await wait.textContent()) ?? '', 10);
    const first = await seconds();
    await expect.poll(seconds).toBeLessThan(first);
    await expect.poll(() => page.getByRole('img').count()).toBe(0);
    await strict.close();
  });
});
