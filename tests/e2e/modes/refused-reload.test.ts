/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { DEMO_PEOPLE } from '../../../server/doors/demo/people';
import { openBookingWorld, PATIENCE, type BookingWorld } from '../booking/booking.world';
import { orderPage } from '../booking/order.page';
import { lclJourney } from './lcl.journey';
import { railJourney } from './rail.journey';

const [natural] = DEMO_PEOPLE;
const SUBMIT = '**/api-puds/order/*/submit*';

let world: BookingWorld;
let page: Page;

beforeAll(async () => {
  world = await openBookingWorld();
});
afterEach(() => page.context().close());
afterAll(() => world.close());

const unclear = () => page.getByText('提交结果还不清楚');
const soldOut = () => page.getByRole('alertdialog', { name: '这一班刚刚售罄' });

/** Answers the submission as sold out. */
const refuse = () =>
  page.route(SUBMIT, (route) =>
    route.fulfill({ json: { code: '10006004', message: '已售罄', data: { reason: 'soldOut', given: {}, ways: [] } } }),
  );

/** Cuts the connection during the submission. */
const cut = () => page.route(SUBMIT, (route) => route.abort('connectionreset'));

/** Waits until the form is usable again. */
const formIsBack = () => page.getByRole('button', { name: '提交订单' }).waitFor(PATIENCE);

describe.each([lclJourney, railJourney])('refused order of $mode', ({ search, choose, fill }) => {
  it('shows no unanswered notice after a reload; an interrupted one does and keeps its key', async () => {
    page = await world.open(search, { phone: natural?.phone ?? '' });
    const keys: (string | undefined)[] = [];
    page.on('request', (sent) => {
      if (/\/order\/\w+\/submit$/.test(new URL(sent.url()).pathname)) keys.push(sent.headers()['idempotency-key']);
    });
    await choose(page);
    const order = orderPage(page);
    await fill(page, order);
    await refuse();
    await order.submit();
    await soldOut().waitFor(PATIENCE);
    await page.reload();
    await formIsBack();
    await expect.poll(async () => [await unclear().count(), await soldOut().count()]).toEqual([0, 0]);

    await page.unroute(SUBMIT);
    await cut();
    await order.agree();
    await order.submit();
    await unclear().waitFor(PATIENCE);
    await page.reload();
    await unclear().waitFor(PATIENCE);
    await page.unroute(SUBMIT);
    await page.getByRole('button', { name: '查询结果' }).click();
    await page.getByText('没有查到订单，可以放心重新提交。').waitFor(PATIENCE);
    await page.reload();
    await formIsBack();
    await expect.poll(() => unclear().count()).toBe(0);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });
});
