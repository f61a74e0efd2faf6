/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { openBookingWorld, PATIENCE, type BookingWorld } from '../booking/booking.world';
import { METHANOL_SHARED, takeFirst } from './lcl.journey';

let world: BookingWorld;
let one: Page;

beforeAll(async () => {
  world = await openBookingWorld({ isShared: true });
});
afterEach(() => one.context().close());
afterAll(() => world.close());

const marksIn = (page: Page) => page.getByRole('textbox', { name: '唛头' });
const question = (page: Page) => page.getByRole('alertdialog', { name: '有两份不同的草稿' });
const kept = (page: Page) => page.getByText('草稿已保存').waitFor(PATIENCE);

async function askedAgain(page: Page) {
  await page.reload();
  await question(page).waitFor(PATIENCE);
  await expect
    .poll(() => question(page).getByRole('button').allInnerTexts())
    .toEqual([expect.stringMatching(/^另一份（/), expect.stringMatching(/^本机的（/)]);
}

it('a tab reloaded during a draft conflict asks again with both drafts', async () => {
  one = await world.open(METHANOL_SHARED);
  await takeFirst(one);
  await marksIn(one).fill('FIRST', PATIENCE);
  await kept(one);
  const other = await one.context().newPage();
  await other.goto(one.url());
  await kept(other);
  await expect.poll(() => marksIn(other).inputValue()).toBe('FIRST');
  // Both tabs are edited before either saves.
  await Promise.all([marksIn(one).fill('OF ONE'), marksIn(other).fill('OF THE OTHER')]);
  await expect
    .poll(async () => (await question(one).count()) + (await question(other).count()), PATIENCE)
    .toBeGreaterThan(0);
  const [asked, said, against] = (await question(one).count())
    ? [one, 'OF ONE', 'OF THE OTHER']
    : [other, 'OF THE OTHER', 'OF ONE'];
  await askedAgain(asked);
  await askedAgain(asked);
  await question(asked)
    .getByRole('button', { name: /^另一份/ })
    .click();
  await expect.poll(() => marksIn(asked).inputValue(), PATIENCE).toBe(against);
  await asked.reload();
  await kept(asked);
  await expect
    .poll(async () => [await marksIn(asked).inputValue(), await question(asked).count()])
    .toEqual([against, 0]);
  const lying = await asked.evaluate(() => Object.values(localStorage).join(' '));
  expect(lying, 'the one that was not taken is a draft of its own').toContain(said);
  expect(world.complaints).toEqual([]);
});
