/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  METHANOL_TO_ROTTERDAM,
  METHANOL_TO_SINGAPORE,
  openBookingWorld,
  PATIENCE,
  type BookingWorld,
} from './booking.world';
import { toTheForm } from './order.page';

let world: BookingWorld;
beforeAll(async () => {
  world = await openBookingWorld();
});
afterAll(() => world.close());

const weightIn = (page: Page) => page.locator('[name="goods.0.grossKg"]');

/** Fills the form up to the goods weight. */
async function fillIn(page: Page, weight: string) {
  const order = await toTheForm(page);
  await order.terms();
  await order.next('goods');
  await order.row(0).getByRole('heading', { name: '甲醇 Methanol' }).waitFor(PATIENCE);
  await page.waitForLoadState('networkidle');
  await weightIn(page).fill(weight);
  await page.getByText(/草稿已保存/).waitFor(PATIENCE);
}

describe('two orders filled in at once', () => {
  it('have separate drafts, each resumed by its lane, goods and day', async () => {
    const one = await world.open(METHANOL_TO_SINGAPORE);
    await fillIn(one, '11,111');
    const other = await one.context().newPage();
    await other.goto(`${world.origin}${METHANOL_TO_ROTTERDAM}`);
    await fillIn(other, '12,222');
    for (const [page, weight] of [
      [one, '11,111'],
      [other, '12,222'],
    ] as const) {
      await page.reload();
      await expect.poll(() => weightIn(page).inputValue(PATIENCE), PATIENCE).toBe(weight);
      await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0);
    }

    const third = await one.context().newPage();
    await one.close();
    await other.close();
    await third.goto(`${world.origin}/shippingFcl?org=CNSHA&dst=KRPUS&d=Y&un=1294&box=20GP*1`);
    const order = await toTheForm(third);
    const dialog = third.getByRole('alertdialog');
    await dialog.getByRole('heading', { name: '还有 2 份没填完的订单' }).waitFor(PATIENCE);
    await dialog.getByRole('button', { name: /^继续旧草稿.*上海 → 鹿特丹，甲醇/ }).waitFor(PATIENCE);
    await dialog.getByRole('button', { name: /^继续旧草稿.*上海 → 新加坡，甲醇/ }).click(PATIENCE);
    await dialog.waitFor({ ...PATIENCE, state: 'detached' });
    await order.next('goods');
    await expect.poll(() => weightIn(third).inputValue(PATIENCE), PATIENCE).toBe('11,111');
    await third.context().close();
  });
});
