/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { DEMO_PEOPLE } from '../../../server/doors/demo/people';
import { openBookingWorld, PATIENCE, type BookingWorld } from '../booking/booking.world';
import { lclJourney } from './lcl.journey';
import { railJourney } from './rail.journey';

const [natural] = DEMO_PEOPLE;

let world: BookingWorld;
let one: Page;

beforeAll(async () => {
  world = await openBookingWorld();
});
afterEach(() => one.context().close());
afterAll(() => world.close());

const question = (page: Page) => page.getByRole('alertdialog', { name: '有两份不同的草稿' });
const saved = (page: Page) => page.getByText('草稿已保存').waitFor(PATIENCE);

describe.each([
  { ...lclJourney, at: 'marks', step: '' },
  { ...railJourney, at: 'goods.0.nameEn', step: '&step=goods' },
])('draft of $mode in two tabs', ({ search, choose, at, step }) => {
  it('is filled in alternately without a conflict question', async () => {
    one = await world.open(search, { phone: natural?.phone ?? '' });
    await choose(one);
    await one.waitForLoadState('networkidle');
    await one.goto(`${one.url()}${step}`);
    await one.waitForLoadState('networkidle');
    const field = (page: Page) => page.locator(`[name="${at}"]`).first();
    await field(one).fill('A', PATIENCE);
    await saved(one);
    const other = await one.context().newPage();
    await other.goto(one.url());
    await expect.poll(() => field(other).inputValue(), PATIENCE).toBe('A');
    const tabs = [one, other];
    const heardOf = (typed: string) =>
      one.context().waitForEvent('response', {
        ...PATIENCE,
        predicate: (answer) => answer.request().postData()?.includes(JSON.stringify(typed)) === true,
      });
    let text = 'A';
    for (const [turn, typing] of [one, other, other, one].entries()) {
      text = `${text}${turn}`;
      // Every other turn waits for the gateway to receive the draft.
      const isHeard = turn % 2 === 0 || turn === 3 ? heardOf(text) : null;
      await field(typing).fill(text, PATIENCE);
      for (const page of tabs) await expect.poll(() => field(page).inputValue(), PATIENCE).toBe(text);
      await isHeard;
      await expect.poll(() => Promise.all(tabs.map((page) => question(page).count()))).toEqual([0, 0]);
    }
    await other.reload();
    await expect.poll(() => field(other).inputValue(), PATIENCE).toBe(text);
    expect(world.complaints).toEqual([]);
  });
});
