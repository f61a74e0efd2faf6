/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { DEMO_PEOPLE } from '../../../server/doors/demo/people';
import { METHANOL_TO_SINGAPORE, openBookingWorld, PATIENCE, signInAbove, type BookingWorld } from './booking.world';
import { orderSuccess, toTheForm } from './order.page';

const METHANOL = { pieces: '80', grossKg: '14,160', volume: '16' };
const [natural] = DEMO_PEOPLE;

let world: BookingWorld;
let page: Page;

beforeAll(async () => {
  world = await openBookingWorld();
});
afterEach(() => page.context().close());
afterAll(() => world.close());

describe('container of dangerous goods', () => {
  it('is ordered by a customer who signs in only at submission', async () => {
    page = await world.open(METHANOL_TO_SINGAPORE);
    const order = await toTheForm(page);
    await order.terms();
    await order.next('goods');
    await order.row(0).getByRole('heading', { name: '甲醇 Methanol' }).waitFor(PATIENCE);
    await page.waitForLoadState('networkidle');
    await order.amounts(0, METHANOL);
    await order.next('services');
    await order.choose('危品申报方式', '自行申报');
    await order.people();
    await order.next('confirm');
    await order.consents(true);
    await order.agree();
    await order.submit();
    await signInAbove(page, natural?.phone ?? '');
    await orderSuccess(page).waitFor(PATIENCE);
    expect(page.url()).toMatch(/\/shippingFcl\/addOrderSuccess\?no=FC[A-Z0-9]{12}$/);
    expect(world.complaints).toEqual([]);
  });

  it('is repriced for all containers at once when the count rises, without a second question', async () => {
    page = await world.open(METHANOL_TO_SINGAPORE, { phone: natural?.phone ?? '' });
    const order = await toTheForm(page);
    await order.terms();
    await order.text('boxes.0.count', '2');
    await order.next('goods');
    await order.row(0).getByRole('heading', { name: '甲醇 Methanol' }).waitFor(PATIENCE);
    await page.waitForLoadState('networkidle');
    await order.amounts(0, METHANOL);
    await order.next('services');
    await order.choose('危品申报方式', '自行申报');
    await order.people();
    await order.next('confirm');
    await order.consents(true);
    await order.agree();
    await expect
      .poll(() => page.getByRole('row', { name: /海运费 20GP/ }).innerText())
      .toMatch(/\$[\d,.]+ × 2 箱\s+\$[\d,.]+/);
    await order.submit();
    await orderSuccess(page).waitFor(PATIENCE);
    await expect.poll(() => page.locator('main').innerText()).toContain('2 × 20GP');
  });
});
