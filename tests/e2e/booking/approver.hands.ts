import type { Page } from 'playwright';

import { PATIENCE } from './booking.world';

const THUMB_MS = 500;
/** Chromium ignores a tap that follows another too fast. */
export async function thumbs(page: Page, name: string | RegExp): Promise<void> {
  await page.waitForTimeout(THUMB_MS);
  await page.locator('main').getByRole('button', { name }).tap(PATIENCE);
}

export async function codeTo(origin: string, phone: string): Promise<string> {
  const reply = await fetch(`${origin}/__demo/outbox.json`);
  const { data } = (await reply.json()) as { data: readonly { phone: string; code: string }[] };
  return data.find((message) => message.phone === phone)?.code ?? '';
}

/** Draws strokes across the signature box. */
export async function sign(page: Page): Promise<void> {
  const box = page.getByRole('img', { name: /^签名框/ });
  await box.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const devtools = await page.context().newCDPSession(page);
  const at = (step: number) => [{ x: x + width * (0.15 + step / 80), y: y + height * (0.3 + (step % 6) / 15) }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step < 50; step += 1)
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.getByText('已签名。').waitFor(PATIENCE);
}
