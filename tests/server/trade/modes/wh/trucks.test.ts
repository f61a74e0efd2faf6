import { afterAll, beforeAll, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import { blankTruck, type WhForm } from '../../../../../domain/modes/wh/form';
import { gateRoomLeft } from '../../../../../domain/modes/wh/gate';
import type { WhQuote } from '../../../../../domain/modes/wh/quote';
import type { WhReceipt } from '../../../../../domain/modes/wh/receipt';
import { GATE_HOURS } from '../../../../../domain/modes/wh/stay';
import { daysAfter } from '../../../../../domain/values/days';
import { briefOf, locked, submissionOf, submitted } from '../../../../support/modes/gateway-case';
import { bearing, newPerson, type Person } from '../../../people/identity/support/person';
import { earlierStatements } from '../../../support/earlier';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { searchOf, soundOn } from '../support/wh';

let gateway: TestGateway;
let person: Person;
let orderNo = '';
let form: WhForm;
let [first, second] = ['', ''];

const receiptOf = async () => (await briefOf(gateway, person.token, orderNo)).detail as WhReceipt;

/** Sixty drums in three trucks, two in one hour. */
beforeAll(async () => {
  gateway = await openTestGateway();
  person = await newPerson(gateway);
  const search = searchOf({ tons: 12, pallets: 16, days: 30 });
  const quote = (await locked(gateway, 'WH', { search, offerId: 'W-TCLG-A' }, person.token)) as WhQuote;
  const driver = { driverName: '张三', driverPhone: '13800138000', driverIdTail: '123X', escortName: '李四' };
  const sound = soundOn(quote);
  const free = (least: number) =>
    GATE_HOURS.map(String).filter((hour) => (gateRoomLeft(quote.offer.detail.gate, sound.inDate, hour) ?? 0) >= least);
  [first = ''] = free(2);
  [second = ''] = free(1).filter((hour) => hour !== first);
  form = {
    ...sound,
    inbound: [
      { ...driver, day: '', slot: first, plateNo: '沪A12345', pieces: '20' },
      { ...driver, day: '', slot: first, plateNo: '沪A12346', pieces: '20' },
      { ...driver, day: '', slot: second, plateNo: '沪A12345', pieces: '24' },
    ],
  };
  const reply = await submitted(gateway, { id: 'WH', token: person.token }, submissionOf(gateway, form, quote));
  expect(reply, JSON.stringify(reply.data)).toMatchObject({ code: CODES.success });
  ({ orderNo } = reply.data);
});
afterAll(() => gateway.close());

it('warehouse order gives each truck a gate code for its hour, and holds each hour', async () => {
  const { trucks, inDate } = await receiptOf();
  expect(trucks.map(({ plateNo, pieces }) => [plateNo, pieces])).toEqual([
    ['沪A12345', '20'],
    ['沪A12346', '20'],
    ['沪A12345', '24'],
  ]);
  expect(new Set(trucks.map(({ code }) => code)).size).toBe(3);
  const pages = await Promise.all(trucks.map(async ({ code }) => (await gateway.request(`/g/${code}`)).text()));
  for (const [at, hour] of [first, first, second].entries()) {
    expect(pages[at]).toContain(`${inDate} ${hour.padStart(2, '0')}:00`);
    expect(pages[at]).toContain('娄港化工库');
    expect(pages[at]).not.toContain('沪A1234');
  }
  const taken = await gateway.database.query<{ taken: number }>(
    `select taken::int as taken from takings where measure = 'TRUCK' and stock_id like 'W-TCLG%' order by stock_id`,
  );
  expect(taken.map((one) => one.taken).toSorted((one, other) => one - other)).toEqual([1, 2]);
  const page = await gateway.get<{ html: string }>(
    `/api-puds/order/${orderNo}/document/cargoIn`,
    bearing(person.token),
  );
  expect(page.data.html.match(/<svg/g)).toHaveLength(3);
});

it('warehouse order holds the hour on the arrival day of each truck', async () => {
  const search = searchOf({ tons: 1, pallets: 1, days: 10 });
  const quote = (await locked(gateway, 'WH', { search, offerId: 'W-NBHX-A' }, person.token)) as WhQuote;
  const sound = soundOn(quote);
  const later = daysAfter(sound.inDate, 3);
  const free = (day: string) =>
    GATE_HOURS.map(String).find((hour) => (gateRoomLeft(quote.offer.detail.gate, day, hour) ?? 0) > 0) ?? '';
  const inbound = [
    { ...blankTruck, slot: free(sound.inDate) },
    { ...blankTruck, day: later, slot: free(later) },
  ];
  const twoDays: WhForm = { ...sound, inbound };
  const reply = await submitted(gateway, { id: 'WH', token: person.token }, submissionOf(gateway, twoDays, quote));
  expect(reply, JSON.stringify(reply.data)).toMatchObject({ code: CODES.success });
  const { trucks } = (await briefOf(gateway, person.token, reply.data.orderNo)).detail as WhReceipt;
  const china = (day: string, hour: string) => new Date(`${day}T${hour.padStart(2, '0')}:00:00+08:00`).toISOString();
  expect(trucks.map(({ dueAt }) => dueAt)).toEqual([
    china(sound.inDate, free(sound.inDate)),
    china(later, free(later)),
  ]);
  const taken = await gateway.database.query<{ id: string }>(
    `select stock_id as id from takings where measure = 'TRUCK' and stock_id like 'W-NBHX%' and taken > 0 order by stock_id`,
  );
  const day = (one: string) => one.slice(2).replaceAll('-', '');
  expect(taken.map(({ id }) => id.slice(7, 13))).toEqual([day(sound.inDate), day(later)]);
});

it('warehouse order reads forms without truck days and sorting', async () => {
  const { database } = gateway;
  const before = await receiptOf();
  await database.query(
    `update orders set snapshot = jsonb_set(snapshot #- '{form,sorting}', '{form,inbound}', (
       select jsonb_agg(truck - 'day') from jsonb_array_elements(snapshot #> '{form,inbound}') as truck))
      where order_no = $1`,
    [orderNo],
  );
  for (const statement of earlierStatements(145)) await database.query(statement);
  expect((await receiptOf()).trucks).toEqual(before.trucks);
  const [kept] = await database.query<{ form: WhForm }>(
    `select snapshot->'form' as form from orders where order_no = $1`,
    [orderNo],
  );
  expect([kept?.form.sorting, kept?.form.inbound.map(({ day, plateNo }) => `${day}${plateNo}`)]).toEqual([
    '',
    ['沪A12345', '沪A12346', '沪A12345'],
  ]);
});

it('warehouse order reads forms of the previous release, with one truck and no code', async () => {
  const { database } = gateway;
  const before = { inHour: '9', plateNo: '沪A54321', driverName: '赵六', driverPhone: '', escortName: '' };
  await database.query(
    `update orders set gate_codes = '{}', snapshot = jsonb_set(snapshot, '{form}', (snapshot->'form') - 'inbound' - 'sorting' || $2::jsonb)
      where order_no = $1`,
    [orderNo, JSON.stringify(before)],
  );
  const since = [...earlierStatements(116), ...earlierStatements(145)];
  for (const statement of since) await database.query(statement);
  const { trucks } = await receiptOf();
  expect(trucks).toMatchObject([{ plateNo: '沪A54321', driverName: '赵六', pieces: '' }]);
  expect(await (await gateway.request(`/g/${trucks[0]?.code ?? ''}`)).text()).toContain('09:00');
});
