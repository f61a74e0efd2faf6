/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { keyboard, mouse, stepTo } from './captcha.hands';
import { openWorld, outcomeOn, start, type Asked, type World } from './captcha.world';

let world: World;
let page: Page;

beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => page.context().close());
afterAll(() => world.close());

const handle = () => page.getByRole('slider');
const offset = async () => Number(await handle().getAttribute('aria-valuenow'));

async function middleOfHandle() {
  const { x, y, width, height } = (await handle().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

/** Opens a slider page and returns the solution. */
async function sliderOn(asked: Asked = {}, options = {}) {
  page = await world.open(asked, options);
  const { points } = await world.answerTo(() => start(page), page);
  await expect.poll(() => handle().getAttribute('aria-disabled')).toBe('false');
  return points[0] ?? { x: 0, y: 0 };
}

async function hasPassed() {
  const { proof = '' } = await outcomeOn(page);
  return (await world.spend(proof)) === '0000';
}

describe('captcha slider', () => {
  it('is solved by single taps alone', async () => {
    const point = await sliderOn({}, { hasTouch: true });
    await stepTo(page, point);
    expect(await hasPassed()).toBe(true);
  });

  it.each([0.67, 1.5])('is solved on a page zoomed to %d', async (zoom) => {
    const point = await sliderOn();
    await page.evaluate((factor) => document.body.style.setProperty('zoom', String(factor)), zoom);
    await mouse.slides(page, point);
    expect(await hasPassed()).toBe(true);
  });

  it('stays under the pointer when the page width changes during a drag', async () => {
    const { x } = await sliderOn({ width: 310 });
    const from = await middleOfHandle();
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y, { steps: 4 });
    await page.locator('#root > div').evaluate((stage) => stage.style.setProperty('width', '432px'));
    await page.mouse.move(from.x + 61, from.y);
    const rail = await handle().locator('..').boundingBox();
    expect(rail?.width).toBe(400);
    const grip = (from.x - 16) * (400 / 310);
    await page.mouse.move(16 + grip + (x * 400) / 310, from.y, { steps: 8 });
    await page.mouse.up();
    expect(await hasPassed()).toBe(true);
  });

  it('follows a pointer that leaves the rail and the window', async () => {
    const { x } = await sliderOn();
    const from = await middleOfHandle();
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 80, -40, { steps: 5 });
    await page.mouse.move(from.x + x, 900, { steps: 5 });
    await page.mouse.up();
    expect(await hasPassed()).toBe(true);
  });

  it('puts the piece back without a request when the browser cancels the touch', async () => {
    await sliderOn({}, { hasTouch: true });
    const checks: string[] = [];
    page.on('request', (request) => request.url().includes('/captcha/check') && checks.push(request.url()));
    const from = await middleOfHandle();
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ ...from, x: from.x + 90 }] });
    await expect.poll(offset).toBe(90);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    await expect.poll(offset).toBe(0);
    expect(checks).toEqual([]);
  });

  it('focuses the handle on a press without a move', async () => {
    await sliderOn();
    const from = await middleOfHandle();
    await page.mouse.click(from.x, from.y);
    await expect.poll(() => handle().evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => offset()).toBe(0);
  });
});

describe('captcha words', () => {
  async function wordsOn() {
    page = await world.open();
    await world.answerTo(() => start(page), page);
    const switchKind = page.getByRole('button', { name: '改用点选' });
    await switchKind.focus();
    const { points } = await world.answerTo(() => page.keyboard.press('Enter'), page);
    await page.getByRole('button', { name: /^在图中依次点击/ }).waitFor();
    return points;
  }

  it('ignore a fourth press', async () => {
    const points = await wordsOn();
    await mouse.clicks(page, [...points, { x: 5, y: 5 }]);
    expect(await hasPassed()).toBe(true);
  });

  it('allow a press to be undone', async () => {
    const [first, ...others] = await wordsOn();
    if (!first) throw new Error('three words are asked for');
    await mouse.clicks(page, [first, { x: 5, y: 5 }]);
    await page.getByRole('button', { name: '撤销' }).click();
    await mouse.clicks(page, others);
    expect(await hasPassed()).toBe(true);
  });

  it('move the focus to the slider switch', async () => {
    await wordsOn();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('改用滑块');
  });
});

describe('captcha dialog', () => {
  it('starts on the handle, traps the focus, and restores it on close', async () => {
    const point = await sliderOn({ form: 'pop' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('slider');
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null))
        .toBe(true);
    }
    await keyboard.slides(page, point);
    expect(await hasPassed()).toBe(true);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('开始');
  });

  it('reports "cancelled" on Esc', async () => {
    await sliderOn({ form: 'pop' });
    await page.keyboard.press('Escape');
    expect(await outcomeOn(page)).toEqual({ ok: false, failure: { code: 'cancelled' } });
  });

  it('is usable at 400 % zoom', async () => {
    const point = await sliderOn({ form: 'pop', width: 280 }, { viewport: { width: 320, height: 256 } });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.getByRole('button', { name: '改用点选' }).scrollIntoViewIfNeeded();
    await handle().scrollIntoViewIfNeeded();
    await mouse.slides(page, point);
    expect(await hasPassed()).toBe(true);
  });
});
