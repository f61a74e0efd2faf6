/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { lclJourney } from '../modes/lcl.journey';
import { METHANOL_TO_SINGAPORE, openBookingWorld, PATIENCE, type BookingWorld } from './booking.world';
import { orderPage, toTheForm } from './order.page';

let world: BookingWorld;
beforeAll(async () => {
  world = await openBookingWorld({ isShared: true });
});
afterAll(() => world.close());

/** `pages`: history entries between the list and the goods step. */
const ways = [
  {
    mode: 'a full container',
    search: METHANOL_TO_SINGAPORE,
    pages: 2,
    open: async (page: Page) => {
      const order = await toTheForm(page);
      await order.terms();
      await order.next('goods');
    },
  },
  { mode: 'a shared box', search: lclJourney.search, pages: 1, open: (page: Page) => lclJourney.choose(page) },
] as const;

describe.each(ways)('leaving the $mode form', ({ search, open, pages }) => {
  it('within a second of the last key keeps the typed value for the return', async () => {
    const page = await world.open(search);
    await open(page);
    const order = orderPage(page);
    await order.row(0).getByRole('heading', { name: '甲醇 Methanol' }).waitFor(PATIENCE);
    await page.waitForLoadState('networkidle');
    const weight = page.locator('[name="goods.0.grossKg"]');
    await weight.fill('13,999');
    await page.evaluate((by) => history.go(-by), pages);
    await weight.waitFor({ ...PATIENCE, state: 'detached' });
    await page.evaluate((by) => history.go(by), pages);
    await expect.poll(() => weight.inputValue(PATIENCE), PATIENCE).toBe('13,999');
    await page.context().close();
  });
});
