import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { HOUSE_CODES } from '../../../../contract/house/codes';
import { workingDays } from '../../../../contract/world/working-days';
import type { Calendar } from '../../../../domain/values/days-off';
import { BUILT_IN } from '../../../../domain/values/days-off';
import { findBrokenLine } from '../../../../server/base/house-log/log';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { calendarBy } from './support/calendar';
import { colleague } from './support/staff';

/** The gateway clock is at 2026-03-02. */
const YEAR = '2027';
const PUT = {
  off: '2027-01-01\n2027-02-05 至 2027-02-11\n2027-10-01 至 2027-10-06',
  worked: '2027-02-20',
  isTold: 'Y',
};
const HELD = {
  off: [
    { from: '2027-01-01', until: '2027-01-01' },
    { from: '2027-02-05', until: '2027-02-11' },
    { from: '2027-10-01', until: '2027-10-06' },
  ],
  worked: ['2027-02-20'],
  isTold: true,
};

let gateway: TestGateway;
let by: Readonly<Record<'pricing' | 'administrator' | 'auditor' | 'officer', ReturnType<typeof calendarBy>>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  const of = async (role: 'pricing' | 'administrator' | 'auditor' | 'officer') =>
    calendarBy(gateway, await colleague(gateway, role));
  by = {
    pricing: await of('pricing'),
    administrator: await of('administrator'),
    auditor: await of('auditor'),
    officer: await of('officer'),
  };
});
afterAll(() => gateway.close());

const put = (change: Record<string, string> = {}, how: 'act' | 'rehearse' = 'act') =>
  by.pricing.act(YEAR, { act: 'calendar.put', said: { ...PUT, ...change }, how });
const told = async () => (await gateway.get<{ calendar: Calendar }>(workingDays.path)).data.calendar;

describe('holiday calendar at the desk', () => {
  it('starts with the built-in years: the current announced, the next two pending', async () => {
    expect(await told()).toEqual(BUILT_IN);
    const { records, counts } = (await by.officer.list()).data;
    expect(records.map(({ year, isTold }) => [year, isTold])).toEqual([
      ['2026', true],
      ['2027', false],
      ['2028', false],
    ]);
    expect(counts.calendar).toBe(1);
    expect(
      (await by.pricing.look(YEAR)).data.acts.map(({ id }) => id),
      'nothing to take back',
    ).toEqual(['calendar.put']);
  });

  it('previews the changed days without saving', async () => {
    const reply = await put({}, 'rehearse');
    expect(reply).toMatchObject({ code: CODES.success, data: { texts: [], calendar: HELD } });
    const { newlyOff, newlyWorked, next, given } = reply.data.calendar ?? {};
    expect(newlyOff).toEqual(['2027-02-09', '2027-02-10', '2027-02-11', '2027-10-04', '2027-10-05', '2027-10-06']);
    expect(newlyWorked).toEqual(['2027-02-20', '2027-04-05', '2027-06-09', '2027-09-15']);
    expect(next?.[0]).toEqual({
      from: '2027-02-04T09:00:00.000Z',
      before: '2027-02-09T02:00:00.000Z',
      after: '2027-02-12T02:00:00.000Z',
    });
    expect(given).toEqual({ orders: 0, enquiries: 0, buyerPapers: 0, samples: 0 });
    expect((await by.officer.look(YEAR)).data).toMatchObject({ isTold: false, worked: [] });
  });

  it('applies once saved, has history, and can be reverted', async () => {
    expect((await put()).code).toBe(CODES.success);
    expect((await by.officer.list()).data.counts.calendar).toBe(0);
    expect(await told()).toMatchObject([...BUILT_IN, { year: YEAR, ...HELD, droppedAt: null }]);
    expect((await by.auditor.look(YEAR)).data).toMatchObject({
      ...HELD,
      heldBy: null,
      acts: [],
      done: [{ act: 'calendar.put', who: expect.stringContaining('同事') }],
    });
    gateway.clock.advance(1);
    const read = await by.administrator.act(YEAR, { act: 'calendar.dropped', how: 'rehearse' });
    expect(read.data.calendar).toMatchObject({ isTold: false, newlyWorked: expect.arrayContaining(['2027-02-09']) });
    expect((await by.administrator.act(YEAR, { act: 'calendar.dropped' })).code).toBe(CODES.success);
    const { data } = await by.administrator.look(YEAR);
    expect(data).toMatchObject({ isTold: false, done: [{ act: 'calendar.dropped' }, { act: 'calendar.put' }] });
    expect((await by.administrator.act(YEAR, { act: 'calendar.dropped' })).code).toBe(CODES.moveRefused);
    expect(await findBrokenLine(gateway.database)).toBeNull();
  });

  it.each([
    ['a day that is none', { off: '2027-02-30' }, '2027-02-30'],
    ['a day of another year', { off: '2026-02-05' }, '2027 年内'],
    ['an end before its beginning', { off: '2027-02-11 至 2027-02-05' }, '起不晚于止'],
    ['words', { off: '<script>春节</script>' }, '2027 年内'],
    ['days twice', { off: '2027-02-05 至 2027-02-11\n2027-02-11' }, '重复：2027-02-11'],
    ['more lines than a year has', { off: Array.from({ length: 41 }, () => '2027-02-05').join('\n') }, '最多 40 行'],
    ['a workday that is worked', { worked: '2027-02-22' }, '周六或周日：2027-02-22'],
    ['a day both off and worked', { worked: '2027-02-06' }, '2027-02-06 同时'],
    ['no word on whether it is announced', { isTold: 'toString' }, '是否已公布'],
  ])('is refused with %s', async (_, change, why) => {
    const reply = await put(change);
    expect(reply.status).toBe(400);
    expect(reply.message).toContain(why);
    expect((await by.officer.look(YEAR)).data.isTold).toBe(false);
  });

  it('is saved by one of two readers, and the other gets a conflict', async () => {
    const { turn } = (await by.administrator.look('2028')).data;
    const said = { off: '2028-01-01', worked: '', isTold: 'N' };
    expect((await by.pricing.act('2028', { act: 'calendar.put', said, turn })).code).toBe(CODES.success);
    const late = await by.administrator.act('2028', { act: 'calendar.put', said, turn });
    expect([late.status, late.code]).toEqual([409, HOUSE_CODES.caseMoved]);
  });

  it('can be changed by the responsible role only, within its years', async () => {
    const { turn } = (await by.auditor.look(YEAR)).data;
    for (const who of [by.auditor, by.officer])
      expect((await who.act(YEAR, { act: 'calendar.put', said: PUT, turn })).status).toBe(403);
    expect((await by.pricing.look('2025')).status, 'over').toBe(404);
    expect((await by.pricing.look('2029')).status, 'too far').toBe(404);
    expect((await by.pricing.look('20271')).status, 'no year').toBe(400);
  });
});
