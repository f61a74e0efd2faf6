import type { Locator } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { METHANOL_TO_ROTTERDAM } from './booking/booking.world';
import { openShellWorld, type ShellWorld } from './shell.world';

const MINUTE = 60_000;
/** What such a browser writes and draws with. */
const CANVAS_TEXT = 'rgb(0, 0, 0)';

let world: ShellWorld;
beforeAll(async () => {
  world = await openShellWorld();
}, 5 * MINUTE);
afterAll(() => world.close(), MINUTE);

const drawnOf = (one: Locator) =>
  one.first().evaluate((element) => {
    const { borderTopWidth, borderTopColor, outlineStyle, backgroundColor } = getComputedStyle(element);
    return { borderTopWidth, borderTopColor, outlineStyle, backgroundColor };
  });

it('without the colours of the house, buttons and what is chosen have an edge, and a voyage its line', async () => {
  const { page } = await world.open(METHANOL_TO_ROTTERDAM, { forcedColors: 'active' });
  const choose = page.getByRole('button', { name: /^选择这一班/ });
  await choose.first().waitFor();
  for (const name of [/^登录/, /^选择这一班/]) {
    const { borderTopWidth, borderTopColor } = await drawnOf(page.getByRole('button', { name }));
    expect([borderTopWidth, borderTopColor]).toEqual(['1px', CANVAS_TEXT]);
  }
  expect((await drawnOf(page.locator('main label:has(> input[type="radio"]:checked)'))).outlineStyle).toBe('solid');
  const line = page.getByRole('article').first().locator('.h-px');
  // Any other colour that the house has set is told here as it was set, and drawn as the ground.
  expect((await drawnOf(line)).backgroundColor).toBe(CANVAS_TEXT);
});
