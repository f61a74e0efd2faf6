/** @module-tag long */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import { bookLeaving } from '../../../../../contract/after/leaving';
import { changeTruck } from '../../../../../contract/after/trucks';
import { blankTruck, type WhForm } from '../../../../../domain/modes/wh/form';
import { loadMovements } from '../../../../../domain/modes/wh/movements';
import type { WhQuote } from '../../../../../domain/modes/wh/quote';
import type { WhReceipt } from '../../../../../domain/modes/wh/receipt';
import { pickTruckFields } from '../../../../../domain/order/trucks/truck';
import { newestMessages } from '../../../../../server/people/sms/outbox';
import { readNeighbours } from '../../../../../server/world/takings/neighbours';
import { briefOf, locked, submissionOf, submitted } from '../../../../support/modes/gateway-case';
import { bearing, newPerson } from '../../../people/identity/support/person';
import { holdToBooks } from '../../../support/books';
import { laidBeside, papersLackingAt } from '../../../orders/orders/support/papers';
import { deskOf } from '../../../support/desk';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { searchOf, soundOn } from '../support/wh';

const ROOM = 'W-SHHS-A';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

type Booked = { token: string; orderNo: string };

const at = (iso: string) => gateway.clock.advance(Date.parse(iso) - gateway.clock.now());

const moved = async ({ token, orderNo }: Booked, event: string) => {
  const from = (await briefOf(gateway, token, orderNo)).state;
  return (await deskOf(gateway).move({ orderNo, from, event })).code;
};

async function booked(inDate: string, days: string[]): Promise<Booked> {
  const { token } = await newPerson(gateway);
  const search = searchOf({ city: '310100', tons: 12, pallets: 16, days: 30, inDate });
  const quote = (await locked(gateway, 'WH', { search, offerId: ROOM }, token)) as WhQuote;
  const sound = soundOn(quote);
  const inbound = days.map((day, no) => ({
    ...blankTruck,
    day,
    slot: '9',
    plateNo: `沪A1234${no}`,
    driverName: '张三',
    driverPhone: '13800138000',
    driverIdTail: '123X',
    escortName: '李四',
    pieces: days.length === 1 ? '64' : (['32', '16', '16'][no] ?? ''),
  }));
  const form: WhForm = { ...sound, inbound };
  const reply = await submitted(gateway, { id: 'WH', token }, submissionOf(gateway, form, quote));
  expect(reply.code, JSON.stringify(reply)).toBe(CODES.success);
  const order = { token, orderNo: reply.data.orderNo };
  for (const event of ['accepted', 'space.released']) expect(await moved(order, event)).toBe(CODES.success);
  return order;
}

const receipt = async ({ token, orderNo }: Booked) => {
  const brief = await briefOf(gateway, token, orderNo);
  return { ...brief, ...(brief.detail as WhReceipt) };
};
const codesOf = async (order: Booked) => (await receipt(order)).trucks.map(({ code }) => code);
const said = async ({ orderNo }: Booked, code: string | undefined, hasCome: boolean) => {
  await laidBeside(gateway, orderNo, await papersLackingAt(gateway, orderNo, 'CARGO_IN'));
  return (await deskOf(gateway).act('arrived', { orderNo, code, hasCome })).code;
};
const waitedFor = async ({ orderNo }: Booked) =>
  (await deskOf(gateway).listed<{ orderNo: string; stand: string; code: string }>('trucks')).filter(
    (truck) => truck.orderNo === orderNo,
  );
const held = async ({ orderNo }: Booked) =>
  (await readNeighbours(gateway.database, [ROOM]))
    .filter((one) => one.orderNo === orderNo)
    .map(({ body }) => (body as { grams: number }).grams);
const inStore = async (order: Booked) => {
  const { leftTons, leftPallets } = loadMovements(await receipt(order)).at(-1) ?? { leftTons: 0, leftPallets: 0 };
  return [leftTons, leftPallets];
};
const book = async ({ token, orderNo }: Booked, tons: string, pallets: string, day: string) =>
  gateway.post<{ code: string; faults?: unknown }>(
    bookLeaving.path.replace(':orderNo', orderNo),
    {
      typed: {
        day,
        slot: '14',
        tons,
        pallets,
        plateNo: '沪B12345',
        driverName: '张三',
        driverPhone: '13800138000',
        driverIdTail: '123X',
        escortName: '李四',
      },
    },
    bearing(token),
  );

it('stored goods arrive truck by truck, listed at the gate by day, with room held for the rest', async () => {
  const order = await booked('2026-03-03', ['', '2026-03-04', '2026-03-05']);
  const [one, two, three] = await codesOf(order);
  expect(await waitedFor(order)).toEqual([]);
  at('2026-03-03T00:10:00.000Z');
  expect(await waitedFor(order)).toMatchObject([{ code: one, stand: 'EXPECTED' }]);
  at('2026-03-03T01:20:00.000Z');
  expect(await said(order, one, true)).toBe(CODES.success);
  expect(await moved(order, 'cargo.in')).toBe(CODES.success);
  expect(await inStore(order), 'half of the pieces, not what was ordered').toEqual([6, 8]);
  expect(await held(order), 'the place of all of it').toEqual([12_000_000]);
  // Goods that have not arrived cannot be collected.
  expect((await book(order, '7', '9', '2026-03-10')).data.faults).toMatchObject({ tons: 'tonsOver' });
  const { code } = (await book(order, '6', '8', '2026-03-03')).data;
  expect((await deskOf(gateway).act('collected', { orderNo: order.orderNo, code })).code).toBe(CODES.success);
  expect((await receipt(order)).state, 'two more are to come').toBe('CARGO_IN');
  expect(await held(order)).toEqual([6_000_000]);
  expect(await inStore(order)).toEqual([0, 0]);
  at('2026-03-04T01:20:00.000Z');
  expect(await waitedFor(order), 'also once the first are in').toMatchObject([{ code: two }]);
  expect(await said(order, two, true)).toBe(CODES.success);
  expect(await inStore(order)).toEqual([3, 4]);
  at('2026-03-05T05:01:00.000Z');
  expect(await waitedFor(order)).toMatchObject([{ code: three, stand: 'OVER' }]);
  const before = (await receipt(order)).charges.totalYuan;
  expect(await said(order, three, false)).toBe(CODES.success);
  const after = await receipt(order);
  expect([after.state, after.charges.totalYuan], 'one that does not come costs nothing here').toEqual([
    'CARGO_IN',
    before,
  ]);
  expect((await newestMessages(gateway.database))[0]?.notice).toContain('仍要送货请致电客服 400-000-0000');
  expect(await waitedFor(order)).toMatchObject([{ code: three, stand: 'MISSED' }]);
  const last = (await book(order, '3', '4', '2026-03-10')).data.code;
  expect((await deskOf(gateway).act('collected', { orderNo: order.orderNo, code: last })).code).toBe(CODES.success);
  expect(await held(order), 'the room is free, the stay not settled').toEqual([]);
  expect(await deskOf(gateway).move({ ...order, from: 'CARGO_IN', event: 'completed' })).toMatchObject({
    code: CODES.success,
  });
  await holdToBooks(gateway.database);
});

it('stored goods count as complete when the warehouse confirms them without gate reports', async () => {
  const order = await booked('2026-03-06', ['', '2026-03-07', '2026-03-08']);
  at('2026-03-06T02:00:00.000Z');
  expect(await moved(order, 'cargo.in')).toBe(CODES.success);
  expect(await inStore(order)).toEqual([12, 16]);
  at('2026-03-07T00:30:00.000Z');
  expect(await waitedFor(order)).toEqual([]);
});

it('storage order without any truck is cancelled at seven days of rent, and frees its room', async () => {
  const order = await booked('2026-03-12', ['']);
  const [code] = await codesOf(order);
  at('2026-03-12T05:01:00.000Z');
  expect(await said(order, code, false)).toBe(CODES.success);
  expect((await receipt(order)).state).toBe('CANCELLED');
  const [row] = await gateway.database.query<{ fee: number }>(
    'select cancel_fee as fee from orders where order_no = $1',
    [order.orderNo],
  );
  expect(Number(row?.fee), '12 t × 7.5 × 7').toBe(63_000);
  expect(await held(order)).toEqual([]);
  await holdToBooks(gateway.database);
});

it('storage price stays the same with another truck, even after a partial departure', async () => {
  const order = await booked('2026-03-16', ['', '2026-03-18', '2026-03-19']);
  const [one] = await codesOf(order);
  at('2026-03-16T01:20:00.000Z');
  expect(await said(order, one, true)).toBe(CODES.success);
  expect(await moved(order, 'cargo.in')).toBe(CODES.success);
  const whole = (await receipt(order)).charges.totalYuan.amount;
  const { code } = (await book(order, '2', '3', '2026-03-17')).data;
  at('2026-03-17T06:20:00.000Z');
  expect((await deskOf(gateway).act('collected', { orderNo: order.orderNo, code })).code).toBe(CODES.success);
  const before = await receipt(order);
  expect(before.charges.totalYuan.amount).toBeLessThan(whole);
  const [, , third] = before.trucks;
  const reply = await gateway.post(
    changeTruck.path.replace(':orderNo', order.orderNo),
    {
      at: 2,
      truck: { ...pickTruckFields(third ?? blankTruck), driverName: '王五' },
      shownTotal: before.charges.totalYuan,
    },
    bearing(order.token),
  );
  expect(reply, reply.message).toMatchObject({ code: CODES.success });
  const after = await receipt(order);
  expect(after.trucks[2]?.driverName).toBe('王五');
  expect(after.charges).toStrictEqual(before.charges);
});
