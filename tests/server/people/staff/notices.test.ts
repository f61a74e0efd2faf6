import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { HOUSE_CODES } from '../../../../contract/house/codes';
import { findBrokenLine } from '../../../../server/base/house-log/log';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { noticesBy } from './support/notices';
import { type Colleague, colleague } from './support/staff';

const DAY = 86_400_000;
/** The gateway clock is at 2026-03-02. */
const PUT = { text: '换装线检修', days: '4', until: '2026-03-05' };
const TOLD = { ...PUT, days: 4 };

let gateway: TestGateway;
let reviewer: Colleague;
let by: Readonly<Record<'reviewer' | 'officer' | 'auditor', ReturnType<typeof noticesBy>>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  reviewer = await colleague(gateway, 'reviewer');
  by = {
    reviewer: noticesBy(gateway, reviewer),
    officer: noticesBy(gateway, await colleague(gateway, 'officer')),
    auditor: noticesBy(gateway, await colleague(gateway, 'auditor')),
  };
});
afterAll(() => gateway.close());

const put = (place: string, said = PUT) => by.reviewer.act(place, { act: 'notice.put', said });
const logged = async (place: string) =>
  gateway.database.query<{ act: string; said: string }>(
    'select act, said from desk_log where subject = $1 order by position',
    [place],
  );

describe('place notice at the desk', () => {
  it('is previewed without storing, and logged once saved', async () => {
    const said = await by.reviewer.act('RAL', { act: 'notice.put', said: PUT, how: 'rehearse' });
    expect(said.data).toMatchObject({ texts: [], notice: TOLD });
    expect((await by.reviewer.look('RAL')).data.notice, 'nothing stays of a rehearsal').toBeNull();
    expect((await put('RAL')).code).toBe(CODES.success);
    const { notice, heldBy, done, acts } = (await by.officer.look('RAL')).data;
    expect(notice).toEqual(TOLD);
    expect(heldBy, 'a colleague may have to take it back').toBeNull();
    expect(done).toMatchObject([{ act: 'notice.put', who: expect.stringContaining('同事') }]);
    expect(acts[0]?.fields.map(({ value }) => value)).toEqual(Object.values(PUT));
    const [line] = await logged('RAL');
    expect(JSON.parse(line?.said ?? '')).toEqual(PUT);
    expect(await findBrokenLine(gateway.database)).toBeNull();
  });

  it('is withdrawn by a colleague, once', async () => {
    await put('REL');
    expect((await by.officer.act('REL', { act: 'notice.dropped' })).code).toBe(CODES.success);
    expect((await by.officer.look('REL')).data.notice).toBeNull();
    expect((await by.officer.act('REL', { act: 'notice.dropped' })).code).toBe(CODES.moveRefused);
    expect((await logged('REL')).map(({ act }) => act)).toEqual(['notice.put', 'notice.dropped']);
  });

  it('is changed by one of two readers, and the other gets a conflict', async () => {
    const { turn } = (await by.officer.look('RHG')).data;
    await put('RHG');
    const late = await by.officer.act('RHG', { act: 'notice.put', said: { ...PUT, text: '铁路停装' }, turn });
    expect([late.status, late.code]).toEqual([409, HOUSE_CODES.caseMoved]);
    expect((await by.officer.look('RHG')).data.notice).toEqual(TOLD);
    await by.reviewer.hold('RHG', reviewer.staffId);
    const kept = await by.officer.act('RHG', { act: 'notice.dropped' });
    expect([kept.status, kept.code]).toEqual([409, HOUSE_CODES.caseHeld]);
    expect((await by.reviewer.list(true)).data.records.map(({ place }) => place)).toEqual(['RHG']);
    await by.reviewer.act('RHG', { act: 'notice.dropped' });
  });

  it.each([
    ['a word', { text: '满' }, '2 至 60 字'],
    ['a long speech', { text: '长'.repeat(61) }, '2 至 60 字'],
    ['no day more', { days: '0' }, '1 至 90'],
    ['half a day', { days: '1.5' }, '1 至 90'],
    ['a number in words', { days: '三' }, '1 至 90'],
    ['yesterday', { until: '2026-03-01' }, '今天起 90 天'],
    ['a day too far', { until: '2026-06-01' }, '今天起 90 天'],
    ['no day of any calendar', { until: '2026-02-30' }, '今天起 90 天'],
  ])('is refused with %s', async (_, change, why) => {
    const reply = await put('RMZ', { ...PUT, ...change });
    expect(reply.status).toBe(400);
    expect(reply.message).toContain(why);
    expect(await logged('RMZ')).toEqual([]);
  });

  it('is readable by the auditor and changed by the responsible role only', async () => {
    const { acts, turn } = (await by.auditor.look('RAL')).data;
    expect(acts).toEqual([]);
    expect((await by.auditor.act('RAL', { act: 'notice.dropped', turn })).status).toBe(403);
    expect((await by.reviewer.look('RZZ')).status, 'of no place that goods pass').toBe(404);
    const { records, counts } = (await by.auditor.list()).data;
    expect(records.map(({ name, notice }) => [name, notice?.text ?? null])).toEqual([
      ['阿拉山口', PUT.text],
      ['霍尔果斯', null],
      ['二连浩特', null],
      ['满洲里', null],
    ]);
    expect(counts.notices).toBe(1);
  });

  it('is valid to the end of its last day', async () => {
    await put('RMZ');
    gateway.clock.advance(3 * DAY);
    const later = noticesBy(gateway, await colleague(gateway, 'reviewer'));
    expect((await later.look('RMZ')).data.notice?.until).toBe('2026-03-05');
    gateway.clock.advance(DAY);
    const last = noticesBy(gateway, await colleague(gateway, 'reviewer'));
    expect((await last.look('RMZ')).data).toMatchObject({ notice: null, acts: [{ id: 'notice.put' }] });
    expect((await last.list()).data.counts.notices).toBe(0);
  });
});
