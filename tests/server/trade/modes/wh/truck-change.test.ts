/** @module-tag long */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import { changeTruck, truckHours } from '../../../../../contract/after/trucks';
import { blankTruck, type WhForm } from '../../../../../domain/modes/wh/form';
import type { WhQuote } from '../../../../../domain/modes/wh/quote';
import type { WhReceipt } from '../../../../../domain/modes/wh/receipt';
import { pickTruckFields, type TypedTruck } from '../../../../../domain/order/trucks/truck';
import { readNeighbours } from '../../../../../server/world/takings/neighbours';
import { briefOf, locked, submissionOf, submitted } from '../../../../support/modes/gateway-case';
import { bearing, newPerson, type Person } from '../../../people/identity/support/person';
import { booksOf, holdToBooks } from '../../../support/books';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { searchOf, soundOn } from '../support/wh';

const HOUR = 3_600_000;
const ROOM = 'W-SHHS-A';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

type Ordered = { person: Person; orderNo: string };

const truck = (change: Partial<WhForm['inbound'][number]>) => ({ ...blankTruck, ...change });

async function ordered(inDate: string, inbound: WhForm['inbound'], person?: Person): Promise<Ordered> {
  const owner = person ?? (await newPerson(gateway));
  const search = searchOf({ city: '310100', tons: 2, pallets: 4, days: 10, inDate });
  const quote = (await locked(gateway, 'WH', { search, offerId: ROOM }, owner.token)) as WhQuote;
  const form = { ...soundOn(quote), inbound };
  const reply = await submitted(gateway, { id: 'WH', token: owner.token }, submissionOf(gateway, form, quote));
  expect(reply.code, JSON.stringify(reply)).toBe(CODES.success);
  return { person: owner, orderNo: reply.data.orderNo };
}

const brief = ({ person, orderNo }: Ordered) => briefOf(gateway, person.token, orderNo);
const trucksOf = async (order: Ordered) => ((await brief(order)).detail as WhReceipt).trucks;
const hoursOf = ({ person, orderNo }: Ordered) =>
  gateway.get<{ hours: { slot: string; left: number }[] }>(
    truckHours.path.replace(':orderNo', orderNo),
    bearing(person.token),
  );

async function change(order: Ordered, at: number, typed: Partial<TypedTruck>, token = order.person.token) {
  const { charges } = await brief(order);
  const was = (await trucksOf(order))[at] ?? (await trucksOf(order))[0];
  if (!was) throw new Error('there is no truck');
  return gateway.post<{ code: string; reason?: string; faults?: { path: string; code: string }[] }>(
    changeTruck.path.replace(':orderNo', order.orderNo),
    { at, truck: { ...pickTruckFields(was), ...typed }, shownTotal: charges.totalYuan },
    bearing(token),
  );
}

const NAMED = {
  plateNo: '沪A54321',
  driverName: '王五',
  driverPhone: '13800138000',
  driverIdTail: '123X',
  escortName: '李四',
};

const takenAt = async (day: string, hour: string): Promise<number> => {
  const id = `W-SHHS-${day.slice(2).replaceAll('-', '')}-${hour}-Y TRUCK`;
  return (await booksOf(gateway.database)).find(({ stock }) => stock === id)?.taken ?? 0;
};

it('warehouse truck moves to another day and hour with new names and code, keeping its room', async () => {
  const order = await ordered('2026-03-03', [truck({ slot: '9' }), truck({ slot: '10', day: '2026-03-04' })]);
  const [, was] = await trucksOf(order);
  expect(was).toMatchObject({ slot: '2026-03-04T10', dueAt: '2026-03-04T02:00:00.000Z', cameAt: null });
  expect(was?.openUntil, 'two hours before').toBe('2026-03-04T00:00:00.000Z');
  const { hours } = (await hoursOf(order)).data;
  const slot = hours.find((one) => one.slot.startsWith('2026-03-05'))?.slot ?? '';
  const inside = () => readNeighbours(gateway.database, [ROOM]);
  const before = await inside();
  const reply = await change(order, 1, { ...NAMED, slot, pieces: '' });
  expect(reply.code, JSON.stringify(reply)).toBe(CODES.orderRefused);
  expect(reply.data.faults, 'one of several says what it brings').toEqual([
    { path: 'inbound.1.pieces', code: 'required' },
  ]);
  const done = await change(order, 1, { ...NAMED, slot, pieces: '4' });
  expect(done.code, JSON.stringify(done)).toBe(CODES.success);
  const [, now] = await trucksOf(order);
  expect(now).toMatchObject({ slot, plateNo: '沪A54321', code: done.data.code });
  const page = async (code = '') => (await gateway.request(`/g/${code}`)).status;
  expect([await page(was?.code), await page(now?.code)]).toEqual([404, 200]);
  expect((await brief(order)).history.at(-1)).toMatchObject({ event: 'truck.changed' });
  expect((await brief(order)).history.at(-1)?.note).toBe(
    `第 2 车：${slot.replace('T', ' ')}:00 沪A54321，已换发预约码`,
  );
  expect(await takenAt('2026-03-04', '10')).toBe(0);
  expect(await takenAt(slot.slice(0, 10), slot.slice(11))).toBe(1);
  expect(await takenAt('2026-03-03', '09'), 'the other keeps its hour').toBe(1);
  expect(await inside()).toEqual(before);
  await holdToBooks(gateway.database);
});

it('warehouse truck change reports invalid data, changes nothing, and is limited to the owner', async () => {
  const order = await ordered('2026-03-04', [truck({ slot: '9', ...NAMED })]);
  const refused = async (typed: Partial<TypedTruck>) => {
    const { code, data } = await change(order, 0, typed);
    return [code, ...(data.faults ?? []).map((fault) => fault.code)];
  };
  const wrong = CODES.orderRefused;
  expect(await refused({ plateNo: 'AB-1' })).toEqual([wrong, 'whPlate']);
  expect(await refused({ pieces: '1' })).toEqual([wrong, 'whPiecesDiffer']);
  expect(await refused({ slot: '2026-03-03T09' })).toEqual([wrong, 'whTruckEarly']);
  expect(await refused({ slot: '2026-03-14T09' })).toEqual([wrong, 'whTruckLate']);
  expect(await refused({ slot: '2026-03-06T09' }), 'one comes on the first day').toEqual([wrong, 'whTruckFirst']);
  for (const slot of ['x', '', 'T', '2026-03-04T7', '2026-13-45T09', '2026-03-04T09T10x', '__proto__'])
    expect((await refused({ slot }))[0], slot).toBe(wrong);
  const stranger = await newPerson(gateway);
  expect((await change(order, 0, {}, stranger.token)).code).toBe(CODES.notFound);
  expect((await hoursOf({ ...order, person: stranger })).code).toBe(CODES.notFound);
  expect((await change(order, 7, {})).code).toBe(CODES.moveRefused);
  expect((await trucksOf(order))[0]).toMatchObject({ slot: '2026-03-04T09', plateNo: '沪A54321' });
  await holdToBooks(gateway.database);
});

it('warehouse truck change lists free hours, and refuses the second of two for the last place', async () => {
  const order = await ordered('2026-03-08', [truck({ slot: '8' })]);
  const { hours } = (await hoursOf(order)).data;
  expect(hours.every(({ left }) => left > 0)).toBe(true);
  const wanted =
    hours.find(({ slot, left }) => slot.startsWith('2026-03-08') && left === 1 && !slot.endsWith('08'))?.slot ?? '';
  expect(wanted, 'an hour that takes one').not.toBe('');
  const free = hours.filter(({ slot }) => slot.startsWith('2026-03-08') && slot !== wanted && !slot.endsWith('08'));
  const others: Ordered[] = [];
  for (const { slot } of free.slice(0, 2))
    others.push(await ordered('2026-03-08', [truck({ slot: String(Number(slot.slice(11))) })]));
  const answers = await Promise.all([order, ...others].map((one) => change(one, 0, { slot: wanted })));
  expect(answers.map(({ code }) => code).toSorted()).toEqual([CODES.success, CODES.soldOut, CODES.soldOut].toSorted());
  expect(answers.find(({ code }) => code === CODES.soldOut)?.data.reason).toBe('slotTaken');
  expect((await hoursOf(order)).data.hours.map(({ slot }) => slot)).not.toContain(wanted);
  await holdToBooks(gateway.database);
});

it('warehouse truck can be changed until two hours before its hour, never to a past hour', async () => {
  const order = await ordered('2026-03-10', [truck({ slot: '14' }), truck({ slot: '9', day: '2026-03-12' })]);
  gateway.clock.advance(Date.parse('2026-03-10T02:30:00.000Z') - gateway.clock.now());
  const today = (await hoursOf(order)).data.hours.filter(({ slot }) => slot.startsWith('2026-03-10'));
  expect(today.every(({ slot }) => slot > '2026-03-10T10')).toBe(true);
  expect((await change(order, 0, { slot: '2026-03-10T09' })).data.faults).toMatchObject([{ code: 'whHourPast' }]);
  gateway.clock.advance(1.5 * HOUR - 60_000);
  expect((await change(order, 0, { ...NAMED, pieces: '10' })).code).toBe(CODES.success);
  gateway.clock.advance(60_000);
  expect((await change(order, 0, { driverName: '赵六' })).code).toBe(CODES.moveRefused);
  // The first goods are in store, and a later truck is expected.
  await gateway.database.query(`update orders set state = 'CARGO_IN' where order_no = $1`, [order.orderNo]);
  const slot = (await hoursOf(order)).data.hours.find((one) => one.slot.startsWith('2026-03-13'))?.slot ?? '';
  expect((await change(order, 1, { slot })).code).toBe(CODES.success);
  await gateway.database.query(`update orders set state = 'COMPLETED' where order_no = $1`, [order.orderNo]);
  expect((await change(order, 1, { slot: '2026-03-14T09' })).code).toBe(CODES.moveRefused);
});
