import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { movablePrices } from '../../../../server/doors/testing';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { METHANOL, scheduleOf } from './support/ask';

const HERE = '127.0.0.1';

let gateway: TestGateway;
beforeAll(async () => {
  const prices = movablePrices();
  gateway = await openTestGateway({ market: prices, extraRoutes: () => prices.routes });
});
afterAll(() => gateway.close());

const shift = (body: object, peer = HERE) => gateway.post('/__test/prices', body, {}, peer);
const total = async (dstPortCode: string) =>
  (await scheduleOf(gateway, { ...METHANOL, dstPortCode, days: 70 })).sailings.find(({ price }) => price)?.price
    ?.charges.lines[0]?.total.amount ?? 0;

describe('test route for prices', () => {
  it('changes the prices of one lane', async () => {
    const [rotterdam, hamburg] = [await total('NLRTM'), await total('DEHAM')];
    expect((await shift({ lane: 'CNSHA-NLRTM', factor: 2 })).status).toBe(200);
    expect(Math.abs((await total('NLRTM')) - 2 * rotterdam)).toBeLessThan(2);
    expect(await total('DEHAM')).toBe(hamburg);
  });

  it('answers 404 to remote addresses', async () => {
    expect((await shift({ lane: 'CNSHA-NLRTM', factor: 2 }, '203.0.113.7')).status).toBe(404);
  });

  it.each([
    [{}],
    [{ lane: 'x', factor: 2 }],
    [{ lane: 'CNSHA-NLRTM', factor: 0 }],
    [{ lane: 'CNSHA-NLRTM', factor: '2' }],
  ])('refuses %j', async (body) => {
    expect((await shift(body)).status).toBe(400);
  });
});
