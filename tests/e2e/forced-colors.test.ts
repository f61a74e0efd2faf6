import type { Locator } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { METHANOL_TO_ROTTERDAM } from './booking/booking.world';
import { DRUMS_BY_ROAD } from './modes/truck.journey';
import { openShellWorld, type ShellWorld } from './shell.world';

/** Text colour of a forced-colours browser. */
const CANVAS_TEXT = 'rgb(0, 0, 0)';

let world: ShellWorld;
beforeAll(async () => {
  world = await openShellWorld();
});
afterAll(() => world.close());

it('a truck card draws bars and dots with own colours and an outline in forced colours', async () => {
  const { page } = await world.open(DRUMS_BY_ROAD, { forcedColors: 'active' });
  await page.getByRole('button', { name: /^选择/ }).first().waitFor();
  const bars = page.locator('main .gauge');
  await expect.poll(() => bars.count()).toBeGreaterThan(6);
  const looks = await bars.evaluateAll((all) =>
    all.map((one) => {
      const { forcedColorAdjust, outlineStyle } = getComputedStyle(one);
      return `${forcedColorAdjust} ${outlineStyle}`;
    }),
  );
  expect([...new Set(looks)]).toEqual(['none solid']);
});

it('a page draws button and selection borders and the voyage line in forced colours', async () => {
  const { page } = await world.open(METHANOL_TO_ROTTERDAM, { forcedColors: 'active' });
  await page
    .getByRole('button', { name: /^选择这一班/ })
    .first()
    .waitFor();
  // Retries while the page rerenders: a removed element has no style.
  const drawn = (one: Locator, property: string) =>
    expect.poll(() =>
      one.first().evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property),
    );
  for (const name of [/^登录/, /^选择这一班/]) {
    const button = page.getByRole('button', { name });
    await drawn(button, 'border-top-width').toBe('1px');
    await drawn(button, 'border-top-color').toBe(CANVAS_TEXT);
  }
  await drawn(page.locator('main label:has(> input[type="radio"]:checked)'), 'outline-style').toBe('solid');
  // Forced colours replace any other background by the canvas.
  await drawn(page.getByRole('article').first().locator('.h-px'), 'background-color').toBe(CANVAS_TEXT);
});
