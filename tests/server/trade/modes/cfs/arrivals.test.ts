/** @module-tag long */
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';

import { CODES } from '../../../../../contract/wire/envelope';
import { changeTruck } from '../../../../../contract/after/trucks';
import type { CfsQuote } from '../../../../../domain/modes/cfs/quote';
import { readGateSlot, gateOpens } from '../../../../../domain/modes/cfs/slots';
import { pickTruckFields } from '../../../../../domain/order/trucks/truck';
import { newestMessages } from '../../../../../server/people/sms/outbox';
import { briefOf, locked, submissionOf, submitted } from '../../../../support/modes/gateway-case';
import { bearing, newPerson } from '../../../people/identity/support/person';
import { holdToBooks } from '../../../support/books';
import { laidBeside, papersLackingAt } from '../../../orders/orders/support/papers';
import { deskOf } from '../../../support/desk';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { boardsAt, plansIn, searchAt, soundOn, type Slots } from '../support/cfs';
import { cfsReceipt } from '../../../../../domain/modes/cfs/receipt-shape';

const HOUR = 3_600_000;
const STATION = 'C-SWGQ';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

type Booked = { token: string; orderNo: string; hours: number[] };

async function booked(trucks: 1 | 2): Promise<Booked> {
  const { token } = await newPerson(gateway);
  const search = searchAt(gateway);
  const plans = plansIn(await boardsAt(gateway, search, STATION), search, gateway.clock.now());
  const soon = plans.findIndex(
    ({ inbound }) => inbound[0]?.slot.slice(0, 10) !== plans[0]?.inbound[0]?.slot.slice(0, 10),
  );
  const chosen = [
    plans[soon],
    plans.find(({ inbound }) => (inbound[0]?.slot ?? '') > `${plans[soon]?.inbound[0]?.slot.slice(0, 10)}T99`),
  ];
  const [first, last] = [chosen[0], chosen[trucks - 1]];
  if (!first || !last) throw new Error('nothing is free');
  const own = [first, last].slice(0, trucks).flatMap(({ inbound }) => inbound);
  const slots: Slots = {
    stuffSlots: last.stuffSlots,
    inbound: own.map((truck, at) => ({
      ...truck,
      plateNo: `沪A1234${at}`,
      pieces: trucks === 1 ? truck.pieces : (['30', '50'][at] ?? ''),
    })),
  };
  const quote = (await locked(gateway, 'CFS', { search, offerId: STATION }, token)) as CfsQuote;
  const reply = await submitted(gateway, { id: 'CFS', token }, submissionOf(gateway, soundOn(quote, slots), quote));
  expect(reply.code, JSON.stringify(reply)).toBe(CODES.success);
  const { orderNo } = reply.data;
  for (const event of ['accepted', 'space.released']) {
    const from = (await briefOf(gateway, token, orderNo)).state;
    expect((await deskOf(gateway).move({ orderNo, from, event })).code).toBe(CODES.success);
  }
  const hours = slots.inbound.map(({ slot }) => gateOpens(readGateSlot(slot)!));
  return { token, orderNo, hours };
}

const until = (at: number) => gateway.clock.advance(at - gateway.clock.now());

async function seen({ token, orderNo }: Booked) {
  const brief = await briefOf(gateway, token, orderNo);
  return { ...brief, trucks: v.parse(cfsReceipt, brief.detail).trucks };
}

type Shown = { orderNo: string; code: string; stand: string; title: string; text: string };
const waitedFor = async ({ orderNo }: Booked) =>
  (await deskOf(gateway).listed<Shown>('trucks')).filter((truck) => truck.orderNo === orderNo);
async function said(orderNo: string, code: string | undefined, hasCome: boolean) {
  await laidBeside(gateway, orderNo, await papersLackingAt(gateway, orderNo, 'CARGO_IN'));
  return deskOf(gateway).act('arrived', { orderNo, code, hasCome });
}
const lastMessage = async () => (await newestMessages(gateway.database))[0]?.notice;

it('CFS gate reports late trucks, records arrivals, and accepts a code once', async () => {
  const order = await booked(2);
  const [first = 0] = order.hours;
  const code = (await seen(order)).trucks[0]?.code;
  expect(await waitedFor(order)).toEqual([]);
  expect((await said(order.orderNo, code, true)).code, 'a day before').toBe(CODES.moveRefused);
  until(first - HOUR);
  expect(await waitedFor(order)).toMatchObject([{ code, stand: 'EXPECTED' }]);
  until(first + HOUR + 300_000);
  const [late] = await waitedFor(order);
  expect(late).toMatchObject({ stand: 'LATE' });
  expect(late?.title).toContain('迟到，时段已过 5 分钟');
  expect(late?.text).toContain('13800138000');
  expect((await said(order.orderNo, code, false)).code, 'it may still come').toBe(CODES.moveRefused);
  expect((await said(order.orderNo, 'ZZZZZZZZZZ', true)).code).toBe(CODES.moveRefused);
  expect((await said('CF261122ZZZZZZ', code, true)).code).toBe(CODES.notFound);
  expect((await said(order.orderNo, code, true)).code).toBe(CODES.success);
  const after = await seen(order);
  expect(after.trucks[0]).toMatchObject({ cameAt: new Date(gateway.clock.now()).toISOString(), missedAt: null });
  expect(after.history.at(-1)).toMatchObject({ event: 'truck.came', state: 'BOOKED' });
  expect(await waitedFor(order)).toEqual([]);
  expect((await said(order.orderNo, code, true)).code).toBe(CODES.moveRefused);
  expect(await (await gateway.request(`/g/${code}`)).text()).toContain('这辆车已登记到场');
});

it('CFS order pays ¥300 for one missing truck, whatever else changes, and nothing if it arrives later', async () => {
  const order = await booked(2);
  const [first = 0] = order.hours;
  const before = await seen(order);
  const [code, other] = before.trucks;
  until(first + 5 * HOUR + 1);
  expect(await waitedFor(order)).toMatchObject([{ stand: 'OVER' }]);
  expect((await said(order.orderNo, code?.code, false)).code).toBe(CODES.success);
  const missed = await seen(order);
  expect(missed).toMatchObject({ state: 'BOOKED', trucks: [{ cameAt: null }, { missedAt: null }] });
  expect(missed.charges.totalYuan.amount - before.charges.totalYuan.amount).toBe(30_000);
  expect(missed.charges.lines.at(-1)).toMatchObject({ item: 'TRKNS', quantity: 1, total: { amount: 30_000 } });
  expect(await lastMessage()).toContain('未到场');
  const truck = { ...pickTruckFields(other!), driverName: '赵六' };
  const path = changeTruck.path.replace(':orderNo', order.orderNo);
  const change = (shownTotal: object) => gateway.post(path, { at: 1, truck, shownTotal }, bearing(order.token));
  expect((await change(before.charges.totalYuan)).code).toBe(CODES.priceChanged);
  expect((await change(missed.charges.totalYuan)).code).toBe(CODES.success);
  expect((await seen(order)).charges.totalYuan).toEqual(missed.charges.totalYuan);
  expect((await said(order.orderNo, code?.code, true)).code).toBe(CODES.success);
  expect((await seen(order)).charges.totalYuan).toEqual(before.charges.totalYuan);
});

it('CFS order without any truck is cancelled at the no-show fee, and frees its capacity', async () => {
  const order = await booked(1);
  const [first = 0] = order.hours;
  const { trucks } = await seen(order);
  until(first + 4 * HOUR + 1);
  expect((await said(order.orderNo, trucks[0]?.code, false)).code).toBe(CODES.success);
  const after = await seen(order);
  expect(after.state).toBe('CANCELLED');
  expect(after.history.slice(-2)).toMatchObject([
    { event: 'truck.missed' },
    { event: 'revoked', note: '全部车辆未到' },
  ]);
  expect(after.charges.lines.map(({ item }) => item)).not.toContain('TRKNS');
  const [row] = await gateway.database.query<{ fee: number }>(
    'select cancel_fee as fee from orders where order_no = $1',
    [order.orderNo],
  );
  expect(Number(row?.fee), 'stuffing, whole').toBe(150_000);
  expect(await lastMessage()).toContain('全部车辆未到场');
  await holdToBooks(gateway.database);
  expect((await said(order.orderNo, trucks[0]?.code, true)).code).toBe(CODES.moveRefused);
});

it('CFS arrival report rejects malformed input', async () => {
  for (const wrong of [{}, { orderNo: 'x', code: 'y', hasCome: true }, { orderNo: 1, code: 2, hasCome: 3 }])
    expect(await deskOf(gateway).act('arrived', wrong)).toMatchObject({ status: 400 });
});
