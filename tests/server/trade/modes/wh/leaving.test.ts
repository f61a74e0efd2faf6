/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import { bookLeaving, dropLeaving } from '../../../../../contract/after/leaving';
import { prolongStay } from '../../../../../contract/after/staying';
import { changeTruck } from '../../../../../contract/after/trucks';
import type { WhQuote } from '../../../../../domain/modes/wh/quote';
import type { WhReceipt } from '../../../../../domain/modes/wh/receipt';
import { GATE_HOURS } from '../../../../../domain/modes/wh/stay';
import type { Charges } from '../../../../../domain/offer/charges';
import type { TypedLeaving } from '../../../../../domain/order/trucks/leaving';
import { pickTruckFields } from '../../../../../domain/order/trucks/truck';
import { daysAfter } from '../../../../../domain/values/days';
import { readNeighbours } from '../../../../../server/world/takings/neighbours';
import { briefOf, locked, submissionOf, submitted } from '../../../../support/modes/gateway-case';
import { bearing, newPerson, type Person } from '../../../people/identity/support/person';
import { holdToBooks } from '../../../support/books';
import { deskOf } from '../../../support/desk';
import { openTestGateway, type Reply, type TestGateway } from '../../../support/gateway';
import { rooms, searchOf, soundOn } from '../support/wh';

type Told = { code: string; reason?: string; slots?: { slot: string; left: number }[]; faults?: unknown };
/** Each order uses its own gate days. */
type Ordered = { person: Person; orderNo: string; day: string };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const COMES = '2026-03-10';
const SEARCH = { city: '310100', tons: 12, pallets: 16, days: 30, inDate: COMES };
const ROOM = 'W-SHHS-A';
let client = 0;

/** Order with goods in store. */
/** `later`: half of the goods comes on a second truck. */
async function stored({
  later = false,
  ...change
}: {
  partialOut?: 'Y' | 'N';
  later?: boolean;
} = {}): Promise<Ordered> {
  const person = await newPerson(gateway);
  const quote = (await locked(gateway, 'WH', { search: searchOf(SEARCH), offerId: ROOM }, person.token)) as WhQuote;
  client += 1;
  const form = { ...soundOn(quote, client), ...change };
  const [truck] = form.inbound;
  if (later && truck) form.inbound = ['', daysAfter(COMES, 1)].map((day) => ({ ...truck, day, pieces: '32' }));
  const reply = await submitted(gateway, { id: 'WH', token: person.token }, submissionOf(gateway, form, quote));
  expect(reply, reply.message).toMatchObject({ code: CODES.success });
  const { orderNo } = reply.data;
  await gateway.database.query(`update orders set state = 'CARGO_IN' where order_no = $1`, [orderNo]);
  return { person, orderNo, day: daysAfter(COMES, client) };
}

const TYPED: TypedLeaving = {
  day: '',
  slot: '9',
  tons: '5',
  pallets: '7',
  plateNo: '沪A12345',
  driverName: '张三',
  driverPhone: '13800138000',
  driverIdTail: '123X',
  escortName: '李四',
};

const NAMED = {
  plateNo: '沪B54321',
  driverName: '王五',
  driverPhone: '13800138000',
  driverIdTail: '123X',
  escortName: '李四',
};

const book = ({ person, orderNo, day }: Ordered, typed: Partial<TypedLeaving> = {}): Promise<Reply<Told>> =>
  gateway.post<Told>(
    bookLeaving.path.replace(':orderNo', orderNo),
    { typed: { ...TYPED, day, ...typed } },
    bearing(person.token),
  );
const drop = ({ person, orderNo }: Ordered, code: string): Promise<Reply<Told>> =>
  gateway.post<Told>(dropLeaving.path.replace(':orderNo', orderNo), { code }, bearing(person.token));
const brief = ({ person, orderNo }: Ordered) => briefOf(gateway, person.token, orderNo);
const receipt = async (order: Ordered) => (await brief(order)).detail as WhReceipt;
const inside = async ({ orderNo }: Ordered): Promise<number[]> =>
  (await readNeighbours(gateway.database, [ROOM]))
    .filter((one) => one.orderNo === orderNo)
    .map(({ body }) => (body as { grams: number }).grams);

const codes = (replies: readonly Reply<Told>[]) => replies.map(({ code }) => code);

describe('partial departure of stored goods', () => {
  it('gets one gate code per truck, however often requested', async () => {
    const order = await stored();
    const first = await book(order);
    expect(first, first.message).toMatchObject({ code: CODES.success });
    expect((await book(order, { plateNo: ' 沪a·12345' })).data.code).toBe(first.data.code);
    const { leavings } = await receipt(order);
    expect(leavings).toMatchObject([
      { tons: 5, pallets: 7, plateNo: '沪A12345', leftAt: null, at: `${order.day}T01:00:00.000Z` },
    ]);
    const page = await (await gateway.request(`/g/${first.data.code}`)).text();
    expect(page).toContain('提货仓库');
    expect(page).toContain(`${order.day} 09:00`);
    expect(page).not.toContain('沪A12345');
    expect(await inside(order), 'nothing has left yet').toEqual([12_000_000]);
    await holdToBooks(gateway.database);
  });

  it('is limited to the goods received, and to their owner', async () => {
    const order = await stored();
    await book(order);
    const over = await book(order, { slot: '10', tons: '7.001', pallets: '9' });
    expect(over).toMatchObject({ code: CODES.orderRefused, data: { faults: { tons: 'tonsOver' } } });
    const stranger = { ...order, person: await newPerson(gateway) };
    expect((await book(stranger)).status).toBe(404);
    expect((await drop(stranger, (await receipt(order)).leavings[0]?.code ?? '')).status).toBe(404);
    await gateway.database.query(`update orders set state = 'BOOKED' where order_no = $1`, [order.orderNo]);
    expect((await book(order, { slot: '11' })).code).toBe(CODES.moveRefused);
  });

  it('happens on one day when agreed so', async () => {
    const order = await stored({ partialOut: 'N' });
    await book(order);
    expect((await book(order, { day: daysAfter(order.day, 1) })).data.faults).toEqual({ day: 'oneDay' });
    expect((await book(order, { slot: '10', tons: '7', pallets: '9' })).code).toBe(CODES.success);
  });

  it('can be cancelled, which frees the hour and voids the code', async () => {
    const order = await stored();
    const { code } = (await book(order, { slot: '13' })).data;
    expect(codes([await drop(order, code), await drop(order, code)])).toEqual([CODES.success, CODES.success]);
    expect((await receipt(order)).leavings).toEqual([]);
    expect((await gateway.request(`/g/${code}`)).status).toBe(404);
    await holdToBooks(gateway.database);
  });

  it('offers other hours when one is full', async () => {
    const order = await stored();
    const full: Reply<Told>[] = [];
    for (let truck = 0; truck < 4; truck += 1)
      full.push(await book(order, { slot: '8', tons: '1', pallets: '1', plateNo: `沪A1234${truck}` }));
    const last = full.at(-1);
    expect(last).toMatchObject({ code: CODES.soldOut, data: { reason: 'slotTaken' } });
    expect(last?.data.slots?.map(({ slot }) => slot)).toEqual(GATE_HOURS.map(String));
    expect(last?.data.slots?.[0]).toEqual({ slot: '8', left: 0 });
    await holdToBooks(gateway.database);
  });
});

describe('truck report of the warehouse', () => {
  const report = (order: Ordered, code: string) => deskOf(gateway).act('collected', { orderNo: order.orderNo, code });

  it('reduces room, rent and stock by the part, and the last one completes the order', async () => {
    const order = await stored();
    const before = (await brief(order)).charges.totalYuan.amount;
    const [one, two] = [
      (await book(order)).data.code,
      (await book(order, { slot: '10', tons: '7', pallets: '9' })).data.code,
    ];
    const free = async () =>
      (await rooms(gateway, searchOf({ ...SEARCH, tons: 1, pallets: 1 }))).find(({ offerId }) => offerId === ROOM)
        ?.detail.leastGrams ?? 0;
    const taken = await free();
    expect((await report(order, one)).code).toBe(CODES.success);
    expect((await report(order, one)).code, 'a truck leaves once').toBe(CODES.moveRefused);
    expect(await inside(order)).toEqual([7_000_000]);
    expect((await free()) - taken).toBe(5_000_000);
    expect((await drop(order, one)).code).toBe(CODES.moveRefused);
    expect((await gateway.request(`/g/${one}`)).status).toBe(404);
    const between = await brief(order);
    expect(between.state).toBe('CARGO_IN');
    expect(between.charges.totalYuan.amount).toBeLessThan(before);
    await report(order, two);
    const after = await brief(order);
    expect([after.state, await inside(order)], 'nothing is left, nothing is settled yet').toEqual(['CARGO_IN', []]);
    expect(await deskOf(gateway).move({ ...order, from: 'CARGO_IN', event: 'completed' })).toMatchObject({
      code: CODES.success,
    });
    const settled = await brief(order);
    expect(settled.state).toBe('COMPLETED');
    expect(settled.history.map(({ event }) => event).slice(-3)).toEqual(['goods.left', 'goods.left', 'completed']);
    expect(await inside(order)).toEqual([]);
    await holdToBooks(gateway.database);
  });

  it('leaves the price when the driver of an awaited truck changes', async () => {
    const order = await stored({ later: true });
    await report(order, (await book(order)).data.code);
    const { charges: shown, detail } = await brief(order);
    const [, awaited] = (detail as WhReceipt).trucks;
    if (!awaited) throw new Error('nothing is awaited');
    const reply = await gateway.post<Told>(
      changeTruck.path.replace(':orderNo', order.orderNo),
      { at: 1, truck: { ...pickTruckFields(awaited), ...NAMED, pieces: '32' }, shownTotal: shown.totalYuan },
      bearing(order.person.token),
    );
    expect(reply.code, JSON.stringify(reply)).toBe(CODES.success);
    expect((await brief(order)).charges).toEqual(shown);
  });

  it('lets the rest be extended alone, at its own rent', async () => {
    const order = await stored();
    const asked = (days: number) =>
      gateway.post<{ charges: Charges }>(
        prolongStay.path.replace(':orderNo', order.orderNo),
        { days, shownTotal: null },
        bearing(order.person.token),
      );
    const rentOf = ({ lines }: Charges) => lines.filter(({ item }) => item === 'WHR').map(({ quantity }) => quantity);
    const [, whole] = rentOf((await asked(40)).data.charges);
    await report(order, (await book(order)).data.code);
    const [, part] = rentOf((await asked(40)).data.charges);
    // Charged by pallet: 16, then 9, for ten more days.
    expect([whole, part]).toEqual([160, 90]);
  });
});

it('leaves the last tons to one of fifty parallel bookings', async () => {
  const order = await stored();
  await book(order, { tons: '7', pallets: '11' });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      book(order, {
        day: `2026-03-${22 + (at % 10)}`,
        slot: String(GATE_HOURS[at % GATE_HOURS.length]),
        tons: '3',
        pallets: '3',
        plateNo: `沪A${10_000 + at}`,
      }),
    ),
  );
  expect(codes(answers).filter((code) => code === CODES.success)).toHaveLength(1);
  const { leavings } = await receipt(order);
  expect(leavings.reduce((all, { tons }) => all + tons, 0)).toBe(10);
  await holdToBooks(gateway.database);
});
