import { gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { etdList } from '../../../../contract/offers/sailings';
import { boxesOf, returned, sell } from '../../support/books';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { firstOf, METHANOL, scheduleOf, type Schedule } from './support/ask';

const HOUR = 3_600_000;

let gateway: TestGateway;
let factor = 1;
beforeAll(async () => {
  gateway = await openTestGateway({ market: { factorOf: () => factor } });
});
afterAll(() => gateway.close());

const ask = (change: object = {}) => scheduleOf(gateway, { ...METHANOL, days: 70, ...change });
const totals = ({ sailings }: Schedule) => sailings.map(({ price }) => price?.charges.totalUsd.amount ?? 0);

function asked(accepted: string | undefined) {
  const headers = { 'content-type': 'application/json', appCode: 'echem', host: 'localhost' };
  return gateway.request(etdList.path, {
    method: 'POST',
    headers: accepted === undefined ? headers : { ...headers, 'accept-encoding': accepted },
    body: JSON.stringify(METHANOL),
  });
}

describe('repeated sea search', () => {
  it('returns the same answer', async () => {
    expect(await ask()).toEqual(await ask());
  });

  it('reflects boxes sold and returned since', async () => {
    const open = firstOf((await ask()).sailings, 'OPEN');
    const slots = async () => (await ask()).sailings.find(({ sailingId }) => sailingId === open.sailingId)?.slots;
    const orderNo = await sell(gateway.database, boxesOf(open.sailingId, 7));
    gateway.sold.stale();
    expect(await slots()).toBe(open.slots - 7);
    await returned(gateway.database, orderNo);
    gateway.sold.stale();
    expect(await slots()).toBe(open.slots);
  });

  it('reflects a changed price', async () => {
    const before = totals(await ask());
    factor = 1.5;
    const after = totals(await ask());
    factor = 1;
    expect(after.every((total, at) => (before[at] === 0 ? total === 0 : total > (before[at] ?? 0)))).toBe(true);
    expect(totals(await ask())).toEqual(before);
  });

  it('reflects the weekly price update and the next day', async () => {
    const first = await ask();
    gateway.clock.advance(13 * HOUR);
    const tomorrow = await ask();
    expect([tomorrow.pricedAt, tomorrow.days[0]?.day]).toEqual([first.pricedAt, first.days[1]?.day]);
    gateway.clock.advance(8 * HOUR);
    expect((await ask()).pricedAt).toBe('2026-03-03T01:00:00.000Z');
  });

  it('reflects a closed sailing', async () => {
    const open = firstOf((await ask()).sailings, 'OPEN');
    const closing = Date.parse(open.cutoffs.find(({ code }) => code === 'DG_APPLY')?.at ?? '');
    gateway.clock.advance(closing - HOUR - gateway.clock.now());
    await ask();
    gateway.clock.advance(HOUR + 1);
    const now = (await ask()).sailings.find(({ sailingId }) => sailingId === open.sailingId);
    expect(now?.state).toBe('CLOSED');
  });
});

describe('response encoding', () => {
  it.each([undefined, 'identity', 'br', 'gzip;q=0', 'gzip; q=0.0, br'])('is plain for %j', async (accepted) => {
    for (const response of [await asked(accepted), await asked(accepted)]) {
      expect(response.headers.get('content-encoding')).toBe(null);
      expect(await response.json()).toMatchObject({ code: '00000000' });
    }
  });

  it.each(['gzip', 'gzip, deflate, br, zstd', 'br;q=1, gzip;q=0.5', '*'])('is gzip for %j', async (accepted) => {
    const response = await asked(accepted);
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
      'gzip',
      'accept-encoding',
    ]);
    const plain: unknown = JSON.parse(gunzipSync(new Uint8Array(await response.arrayBuffer())).toString());
    expect(plain).toEqual(await (await asked(undefined)).json());
  });

  it('leaves repeated refusals the same', async () => {
    const nonsense = () => gateway.post(etdList.path, { ...METHANOL, days: 71 });
    expect([(await nonsense()).status, (await nonsense()).status]).toEqual([400, 400]);
    const response = await gateway.request(etdList.path, {
      method: 'POST',
      headers: { host: 'localhost' },
      body: '{}',
    });
    expect(response.status).toBe(403);
  });
});
