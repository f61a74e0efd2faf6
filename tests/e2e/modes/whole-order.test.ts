import { afterAll, beforeAll, describe, it } from 'vitest';

import { orderNoInGroups } from '../../../domain/order/life/number';
import { DEMO_PEOPLE } from '../../../server/doors/demo/people';
import { firstNowFor, LONG } from '../../support/long';
import { openBookingWorld, PATIENCE, signInAbove, type BookingWorld } from '../booking/booking.world';
import { orderPage, orderSuccess } from '../booking/order.page';
import { behindFoot } from '../shell.world';
import { JOURNEYS } from './journeys';

const [natural] = DEMO_PEOPLE;

/** One mode each by sea and road; the others are covered by rules, charts, page records and the gateway. */
const NOW = ['FCL', 'TRUCK'];
const JOURNEYS_BY_TURN = JOURNEYS.toSorted((a, b) => Number(NOW.includes(b.mode)) - Number(NOW.includes(a.mode)));

let world: BookingWorld;
beforeAll(async () => {
  world = await openBookingWorld();
});
afterAll(() => world.close());

// Forms mostly wait for lists and prices: they run concurrently.
describe.concurrent('whole order of every mode', () => {
  firstNowFor(it, NOW.length)(JOURNEYS_BY_TURN)(
    'of $mode goes from its search to its receipt, with the login in the middle, and is there after a reload',
    async ({ search, choose, fill, receipt, says }, { expect, onTestFinished }) => {
      const page = await world.open(search);
      onTestFinished(() => page.context().close());
      await choose(page);
      const readAt = () => page.evaluate(() => document.activeElement?.tagName);
      await expect.poll(readAt, PATIENCE).toBe('H2');
      const order = orderPage(page);
      await fill(page, order);
      await order.submit();
      await signInAbove(page, natural?.phone ?? '');
      await orderSuccess(page).waitFor(PATIENCE);
      await page.waitForURL(receipt, PATIENCE);
      await page.reload();
      for (const text of says) await page.getByText(text).filter({ visible: true }).first().waitFor(PATIENCE);
      await page.emulateMedia({ media: 'print' });
      const printed = await page.locator('body').innerText();
      const orderNo = orderNoInGroups(new URL(page.url()).searchParams.get('no') ?? '');
      for (const text of [orderNo, '联系人', '货物', '总价']) expect(printed).toContain(text);
      const beside = page.locator('[data-layout] > :not(main), dialog, main button:not(:text-matches("版"))');
      await expect.poll(() => beside.filter({ visible: true }).allInnerTexts()).toEqual([]);
      expect(world.complaints).toEqual([]);
    },
  );

  it.for(JOURNEYS_BY_TURN)(
    'of $mode is left by going back to the very list it was chosen from, and begun anew there',
    LONG,
    async ({ search, choose }, { expect, onTestFinished }) => {
      const page = await world.open(search);
      onTestFinished(() => page.context().close());
      await choose(page);
      const form = new URL(page.url());
      await page.goBack();
      await page.waitForURL(new URL(search, world.origin).href, PATIENCE);
      await choose(page);
      expect(new URL(page.url()).pathname).toBe(form.pathname);
      expect(await behindFoot(page), 'in focus and behind the bar').toEqual([]);
      expect(world.complaints).toEqual([]);
    },
  );
});
