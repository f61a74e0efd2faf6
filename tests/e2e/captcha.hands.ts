import type { Page } from 'playwright';

import { CAPTCHA_PICTURE, type CaptchaPoint } from '../../domain/people/captcha';

const handle = (page: Page) => page.getByRole('slider');
const picture = (page: Page) => page.getByRole('button', { name: /^在图中依次点击/ });

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(locator: ReturnType<typeof handle>): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return box;
}

/** Drag from the handle to the solution, in page pixels. */
async function wayTo(page: Page, { x }: CaptchaPoint): Promise<{ from: CaptchaPoint; to: CaptchaPoint }> {
  const grip = await boxOf(handle(page));
  const { width } = await boxOf(handle(page).locator('..'));
  const from = { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 };
  return { from, to: { x: from.x + (x * width) / CAPTCHA_PICTURE.width, y: from.y + 4 } };
}

async function placesOf(page: Page, points: readonly CaptchaPoint[]): Promise<CaptchaPoint[]> {
  const { x, y, width, height } = await boxOf(picture(page));
  return points.map((point) => ({
    x: x + (point.x * width) / CAPTCHA_PICTURE.width,
    y: y + (point.y * height) / CAPTCHA_PICTURE.height,
  }));
}

const between = (from: CaptchaPoint, to: CaptchaPoint, share: number) => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

export type Hand = {
  slides: (page: Page, point: CaptchaPoint) => Promise<void>;
  clicks: (page: Page, points: readonly CaptchaPoint[]) => Promise<void>;
};

export const mouse: Hand = {
  async slides(page, point) {
    const { from, to } = await wayTo(page, point);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 12 });
    await page.mouse.up();
  },
  async clicks(page, points) {
    for (const { x, y } of await placesOf(page, points)) await page.mouse.click(x, y);
  },
};

/** Real touch events: the browser throttles, cancels and scrolls them as on a device. */
export const finger: Hand = {
  async slides(page, point) {
    const { from, to } = await wayTo(page, point);
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    for (let step = 1; step <= 12; step += 1) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [between(from, to, step / 12)] });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
  async clicks(page, points) {
    for (const { x, y } of await placesOf(page, points)) await page.touchscreen.tap(x, y);
  },
};

async function walk(page: Page, distance: number, [forth, back]: readonly [string, string]) {
  const name = distance > 0 ? forth : back;
  const pixels = Math.abs(Math.round(distance));
  for (let step = 0; step < Math.floor(pixels / 10); step += 1) await page.keyboard.press(name);
  for (let step = 0; step < pixels % 10; step += 1) await page.keyboard.press(`Shift+${name}`);
}

export const keyboard: Hand = {
  async slides(page, point) {
    await handle(page).focus();
    await walk(page, point.x, ['ArrowRight', 'ArrowLeft']);
    await page.keyboard.press('Enter');
  },
  async clicks(page, points) {
    await picture(page).focus();
    let at = { x: CAPTCHA_PICTURE.width / 2, y: Math.round(CAPTCHA_PICTURE.height / 2) };
    for (const { x, y } of points) {
      await walk(page, x - at.x, ['ArrowRight', 'ArrowLeft']);
      await walk(page, y - at.y, ['ArrowDown', 'ArrowUp']);
      await page.keyboard.press('Space');
      at = { x, y };
    }
  },
};

/** Moves the slider by the step buttons below the rail. */
export async function stepTo(page: Page, { x }: CaptchaPoint) {
  const pixels = Math.round(x);
  for (let step = 0; step < Math.floor(pixels / 10); step += 1)
    await page.getByRole('button', { name: '右移 10' }).tap();
  for (let step = 0; step < pixels % 10; step += 1)
    await page.getByRole('button', { name: '右移 1', exact: true }).tap();
  await page.getByRole('button', { name: '验证', exact: true }).tap();
}
