/** @module-tag long */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { truckMode } from '../../../../server/trade/modes/truck/mode';
import { passageKeys } from '../../../../server/trade/closures/passed';
import { drums, trucks } from '../modes/support/truck';
import { closuresBy } from '../../people/staff/support/closures';
import { colleague } from '../../people/staff/support/staff';
import { openTestGateway, type TestGateway } from '../../support/gateway';

const DAYS = { from: '2026-03-02', until: '2026-05-31' };

let gateway: TestGateway;
let officer: ReturnType<typeof closuresBy>;
beforeAll(async () => {
  gateway = await openTestGateway();
  officer = closuresBy(gateway, await colleague(gateway, 'officer'));
});
afterAll(() => gateway.close());
afterEach(async () => {
  for (const { no, stand } of (await officer.list()).data.records)
    if (stand === 'HOLDS' || stand === 'COMING') await officer.act(no, { act: 'closure.dropped' });
});

const put = async (act: string, said: Record<string, string>) =>
  expect(await officer.act('NEW', { act, said: { mode: 'TRUCK', ...DAYS, text: '限行', ...said } })).toMatchObject({
    code: CODES.success,
  });
const open = async () =>
  (await trucks(gateway, drums(1))).filter(({ acceptance }) => acceptance.level !== 'BLOCK').length;

/** Suzhou to Zhengzhou. */
describe('truck offer', () => {
  it.each([
    ['where it loads', 'closure.place', { place: '320500' }],
    ['where it unloads', 'closure.place', { place: '410100' }],
    ['between the two', 'closure.lane', { org: '320500', dst: '410100' }],
  ])('is closed %s', async (_, act, said) => {
    expect(await open()).toBeGreaterThan(0);
    await put(act, said);
    expect(await open()).toBe(0);
  });

  it.each([
    ['another city', 'closure.place', { place: '310100' }],
    ['the way back', 'closure.lane', { org: '410100', dst: '320500' }],
  ])('stays open when %s is closed', async (_, act, said) => {
    const before = await open();
    await put(act, said);
    expect(await open()).toBe(before);
  });

  it('passes its further stops as well', async () => {
    const [offer] = await trucks(gateway, drums(1));
    if (!offer) throw new Error('no truck');
    const stop = { isPickup: true, city: '3201', cityCn: '南京市', at: offer.leavesAt ?? '' };
    const keys = passageKeys({ ...offer, mode: truckMode.order.id, detail: { ...offer.detail, stops: [stop] } });
    expect(keys).toEqual(
      expect.arrayContaining(['place:320500', 'place:410100', 'lane:320500>410100', 'place:320100']),
    );
  });
});
