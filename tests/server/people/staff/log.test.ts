import { afterAll, beforeAll, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import type { LogChain, LogFilter, LogLine } from '../../../../domain/house/log';
import { dayAt } from '../../../../domain/values/days';
import { DAY_MS } from '../../../../domain/values/spans';
import { checkedLog } from '../../../../server/base/house-log/log';
import { newMember } from '../../orders/orders/support/enterprise';
import { ordered } from '../../orders/orders/support/booking';
import { GENERAL } from '../../orders/orders/support/submission';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { type Colleague, colleague } from './support/staff';

type Log = { records: LogLine[]; total: number; people: { staffId: string; name: string }[] };

let gateway: TestGateway;
let reviewer: Colleague;
let auditor: Colleague;
let orderNo: string;
let enterpriseId: string;
let day: string;

/** An order is accepted and given back on one day, and its customer viewed on the next. */
beforeAll(async () => {
  gateway = await openTestGateway();
  reviewer = await colleague(gateway, 'reviewer');
  const buyer = await newMember(gateway, 'PASS');
  ({ enterpriseId } = buyer);
  await gateway.database.query(`update enterprises set name = '碧水化工有限公司' where id = $1`, [enterpriseId]);
  ({ orderNo } = await ordered(gateway, buyer.token, GENERAL));
  day = dayAt(gateway.clock.now());
  const at = `/api-desk/case/${orderNo}`;
  const turn = async () => (await gateway.post<{ turn: string }>(at, {}, reviewer.as)).data.turn;
  const accepted = await gateway.post(`${at}/act`, { turn: await turn(), act: 'accepted', said: {} }, reviewer.as);
  const held = await gateway.post(`${at}/hold`, { turn: await turn(), to: null }, reviewer.as);
  expect([accepted.code, held.code]).toEqual([CODES.success, CODES.success]);
  gateway.clock.advance(DAY_MS);
  auditor = await colleague(gateway, 'auditor');
  await gateway.post(`/api-desk/customer/enterprise/${enterpriseId}`, {}, auditor.as);
});
afterAll(() => gateway.close());

const look = async (filter: Partial<LogFilter>, page = 1) =>
  (await gateway.post<Log>('/api-desk/log', { who: '', act: '', subject: '', day: '', page, ...filter }, auditor.as))
    .data;
const isDone = ({ act }: LogLine) => !act.startsWith('staff.') && act !== 'case.opened';
const acts = async (filter: Partial<LogFilter>) => (await look(filter)).records.filter(isDone).map(({ act }) => act);
const check = async () => (await gateway.post<LogChain>('/api-desk/log/check', {}, auditor.as)).data;

it('log page lists who did what with which subject, newest first', async () => {
  const { records, total, people } = await look({});
  expect(total).toBe(records.length);
  expect(records.filter(isDone).map(({ act, subject }) => [act, subject])).toEqual([
    ['customer.looked', { kind: 'enterprise', no: enterpriseId, name: '碧水化工有限公司' }],
    ['hold', { kind: 'order', no: orderNo, name: orderNo }],
    ['accepted', { kind: 'order', no: orderNo, name: orderNo }],
  ]);
  expect(people.map(({ staffId }) => staffId).toSorted()).toEqual([reviewer.staffId, auditor.staffId].toSorted());
});

it('log page filters by person, act, subject and day', async () => {
  expect(await acts({ who: auditor.staffId })).toEqual(['customer.looked']);
  expect(await acts({ act: 'accepted' })).toEqual(['accepted']);
  expect(await acts({ subject: orderNo })).toEqual(['hold', 'accepted']);
  expect(await acts({ subject: '碧水化工有限公司' })).toEqual(['customer.looked']);
  expect(await acts({ day })).toEqual(['hold', 'accepted']);
  expect(await acts({ day, who: auditor.staffId })).toEqual([]);
  expect((await look({}, 2)).records).toEqual([]);
});

it('log check reports an intact chain, and the position of each kind of damage', async () => {
  const { lines, ...held } = await check();
  expect(held).toEqual({ keyedFrom: 1, anchors: 0, brokenAt: null, changed: [] });
  const broken = async (damage: string) => {
    const undone = new Error('undone');
    let found: LogChain | undefined;
    const damaged = gateway.database.tx(async (inside) => {
      await inside.query(damage);
      found = await checkedLog(inside);
      throw undone;
    });
    await expect(damaged).rejects.toBe(undone);
    return found?.brokenAt;
  };
  expect(await broken(`update desk_log set act = 'refused' where position = 2`)).toBe(2);
  expect(await broken('delete from desk_log where position = 2')).toBe(2);
  expect(await broken(`delete from desk_log where position = ${lines}`)).toBe(lines);
  expect(
    await broken(
      `insert into desk_log select ${lines + 1}, at, staff_id, act, subject, said, hash, key_id from desk_log where position = ${lines}`,
    ),
  ).toBe(lines + 1);
  expect(await broken(`update desk_log_end set hash = ''`)).toBe(lines);
});
