/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { DEMO_PEOPLE } from '../../../server/doors/demo/people';
import { openBookingWorld, PATIENCE, type BookingWorld } from './booking.world';
import { orderSuccess, toTheForm } from './order.page';

const GENERAL = '/shippingFcl?org=CNSHA&dst=SGSIN&d=N&box=20GP*1';
const verified = DEMO_PEOPLE[2]?.phone ?? '';

let world: BookingWorld;
let page: Page;

beforeAll(async () => {
  world = await openBookingWorld();
});
afterEach(() => page.context().close());
afterAll(() => world.close());

describe('container of general goods', () => {
  it('is ordered without dangerous-goods fields after the missing fields are filled in', async () => {
    page = await world.open(GENERAL, { phone: verified });
    const order = await toTheForm(page);
    await order.terms();
    await order.next('goods');
    await order.onward();
    await page.getByText('请输入英文品名').first().waitFor(PATIENCE);
    expect(page.url(), 'nobody is led on past a fault').toContain('step=goods');
    await order.text('goods.0.nameCn', '柠檬酸');
    await order.text('goods.0.nameEn', 'Citric acid');
    await order.amounts(0, { packKind: 'PLT', pieces: '２０', grossKg: '18,000.00', volume: '22' });
    await order.next('services');
    await expect.poll(() => page.getByText('危品申报方式').count()).toBe(0);
    await order.people();
    await order.next('confirm');
    await expect.poll(() => page.getByText('24 小时应急电话').count()).toBe(0);
    await order.consents(false);
    await order.agree();
    await order.submit();
    await orderSuccess(page).waitFor(PATIENCE);
    await expect.poll(() => page.locator('main').innerText()).toContain('柠檬酸');
    expect(world.complaints).toEqual([]);
  });
});
