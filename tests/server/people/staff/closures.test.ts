import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { HOUSE_CODES } from '../../../../contract/house/codes';
import { findBrokenLine } from '../../../../server/base/house-log/log';
import { DAY_MS } from '../../../../domain/values/spans';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { closuresBy } from './support/closures';
import { colleague } from './support/staff';

/** The gateway clock is at 2026-03-02. */
const PLACE = { place: 'CNNGB', mode: '*', classes: [], from: '2026-03-04', until: '2026-03-09', text: '台风红色预警' };
const SAID = '宁波港 3月4日至3月9日停收货物：台风红色预警';

let gateway: TestGateway;
let by: Readonly<Record<'officer' | 'pricing' | 'auditor' | 'reviewer', ReturnType<typeof closuresBy>>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  const of = async (role: 'officer' | 'pricing' | 'auditor' | 'reviewer') =>
    closuresBy(gateway, await colleague(gateway, role));
  by = {
    officer: await of('officer'),
    pricing: await of('pricing'),
    auditor: await of('auditor'),
    reviewer: await of('reviewer'),
  };
});
afterAll(() => gateway.close());

const put = (said: Record<string, string | string[]> = PLACE, act = 'closure.place') =>
  by.officer.act('NEW', { act, said });
const noOf = async (reason: string) =>
  (await by.auditor.list()).data.records.find(({ closure }) => closure?.reason === reason)?.no ?? '';

describe('closure at the desk', () => {
  it('previews the offers and orders it affects, and stores nothing', async () => {
    const reply = await by.officer.act('NEW', { act: 'closure.place', said: PLACE, how: 'rehearse' });
    expect(reply).toMatchObject({ code: CODES.success, data: { texts: [], closure: { said: SAID, orders: 0 } } });
    expect(reply.data.closure?.offers).toBeGreaterThan(20);
    expect((await by.officer.list()).data.records.map(({ stand }) => stand)).toEqual(['NEW']);
  });

  it('is listed with its days, and its history shows creation and withdrawal', async () => {
    expect((await put()).code).toBe(CODES.success);
    const no = await noOf(PLACE.text);
    const { data } = await by.auditor.look(no);
    expect(data).toMatchObject({
      stand: 'COMING',
      closure: { mode: null, key: 'place:CNNGB', name: '宁波港', classes: [], from: PLACE.from, until: PLACE.until },
      done: [{ act: 'closure.place', who: expect.stringContaining('同事') }],
      acts: [],
      heldBy: null,
    });
    const read = await by.pricing.act(no, { act: 'closure.dropped', how: 'rehearse' });
    expect(read.data.closure?.said).toBe(SAID);
    expect((await by.pricing.act(no, { act: 'closure.dropped' })).code).toBe(CODES.success);
    expect((await by.pricing.look(no)).data).toMatchObject({
      stand: 'DROPPED',
      acts: [],
      done: [{ act: 'closure.dropped' }, { act: 'closure.place' }],
    });
    expect((await by.pricing.act(no, { act: 'closure.dropped' })).code).toBe(CODES.moveRefused);
    expect(await findBrokenLine(gateway.database)).toBeNull();
  });

  it('describes lane, carrier and classes in its sentence', async () => {
    const lane = { org: 'CNSHA', dst: 'SGSIN', mode: 'FCL', classes: ['ALL_DG'] };
    const days = { from: '2026-03-02', until: '2026-03-02' };
    await put({ ...lane, ...days, text: '危险品船位用尽' }, 'closure.lane');
    await put({ carrier: 'FCL XPIN', classes: ['5.1', '4.1'], ...days, text: '船东配额已满' }, 'closure.carrier');
    await put({ carrier: 'AIR *', classes: [], ...days, text: '空域管制' }, 'closure.carrier');
    const listed = (await by.reviewer.list()).data;
    expect(listed.counts.closures).toBe(3);
    const told = listed.records.map(({ stand, closure }) => [stand, closure?.mode, closure?.key, closure?.classes]);
    expect([
      told[0],
      ...told.slice(1, 4).toSorted((one, other) => String(one).localeCompare(String(other))),
      told[4],
    ]).toEqual([
      ['NEW', undefined, undefined, undefined],
      ['HOLDS', 'AIR', 'carrier:*', []],
      ['HOLDS', 'FCL', 'carrier:XPIN', ['5.1', '4.1']],
      ['HOLDS', 'FCL', 'lane:CNSHA>SGSIN', ['ALL_DG']],
      ['DROPPED', null, 'place:CNNGB', []],
    ]);
    const read = await by.officer.act(await noOf('船东配额已满'), { act: 'closure.dropped', how: 'rehearse' });
    expect(read.data.closure?.said).toBe('汐屏国际航运 3月2日不接第 5.1、4.1 类危险货物：船东配额已满');
  });

  it.each([
    ['a word', { text: '满' }, '2 至 60 字'],
    ['a day that is over', { from: '2026-03-01' }, '今天起 90 天'],
    ['an end before its beginning', { until: '2026-03-03' }, '不早于开始日期'],
    ['a day too far', { until: '2026-06-01' }, '90 天以内'],
    ['a place of no list', { place: 'XXXXX' }, '选择地点'],
    ['a class of no list', { classes: ['10'] }, '危险类别'],
    ['a mode of no list', { mode: 'toString' }, '运输方式'],
  ])('is refused with %s', async (_, change, why) => {
    const reply = await put({ ...PLACE, text: '不该留下', ...change });
    expect(reply.status).toBe(400);
    expect(reply.message).toContain(why);
    expect(await noOf('不该留下')).toBe('');
  });

  it('is saved once for two parallel drafts, and the other gets a conflict', async () => {
    const { turn } = (await by.pricing.look('NEW')).data;
    await put({ ...PLACE, text: '先放的一条' });
    const late = await by.pricing.act('NEW', { act: 'closure.place', said: { ...PLACE, text: '晚了' }, turn });
    expect([late.status, late.code]).toEqual([409, HOUSE_CODES.caseMoved]);
    expect(await noOf('晚了')).toBe('');
  });

  it('can be changed by the responsible role only', async () => {
    const no = await noOf('先放的一条');
    const { turn } = (await by.auditor.look(no)).data;
    expect((await by.auditor.act(no, { act: 'closure.dropped', turn })).status).toBe(403);
    expect((await by.reviewer.act(no, { act: 'closure.dropped', turn })).status).toBe(403);
    expect((await by.officer.look('CL260302AAAAAA')).status).toBe(404);
  });

  it('is over on the day after its last', async () => {
    gateway.clock.advance(8 * DAY_MS);
    const later = closuresBy(gateway, await colleague(gateway, 'officer'));
    const no = (await later.list()).data.records.find(({ closure }) => closure?.reason === '先放的一条')?.no ?? '';
    const { stand, acts } = (await later.look(no)).data;
    expect([stand, acts]).toEqual(['OVER', []]);
    expect((await later.list()).data.counts.closures).toBe(0);
  });
});
