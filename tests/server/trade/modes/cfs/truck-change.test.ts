/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import { changeTruck } from '../../../../../contract/after/trucks';
import { firstStuffing, gateRoomLeft, listGateSlots } from '../../../../../domain/modes/cfs/board';
import type { CfsReceipt } from '../../../../../domain/modes/cfs/receipt';
import type { CfsQuote } from '../../../../../domain/modes/cfs/quote';
import { gateEnds, gateText, gateWhy, type GateSlot } from '../../../../../domain/modes/cfs/slots';
import type { OrderBrief } from '../../../../../domain/order/receipt/brief';
import { pickTruckFields, type TypedTruck } from '../../../../../domain/order/trucks/truck';
import { parseMoment } from '../../../../../domain/values/moments';
import { locked, submissionOf, submitted } from '../../../../support/modes/gateway-case';
import { bearing, newPerson, type Person } from '../../../people/identity/support/person';
import { booksOf, holdToBooks } from '../../../support/books';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { boardsAt, searchAt, soundOn, type Slots } from '../support/cfs';
import { soundCfs } from '../../../../support/cfs-order';

const CLIENTS = 50;
const STATION = 'C-SWGQ';

let gateway: TestGateway;
const people: Person[] = [];
beforeAll(async () => {
  gateway = await openTestGateway();
  for (let person = 0; person < CLIENTS; person += 1) people.push(await newPerson(gateway));
});
afterAll(() => gateway.close());

type Ordered = { token: string; orderNo: string; brief: OrderBrief; trucks: CfsReceipt['trucks'] };

async function read(token: string, orderNo: string): Promise<Ordered> {
  const brief = (await gateway.get<OrderBrief>(`/api-puds/order/${orderNo}`, bearing(token))).data;
  return { token, orderNo, brief, trucks: (brief.detail as unknown as CfsReceipt).trucks };
}

async function freeHours() {
  const search = searchAt(gateway);
  const boards = await boardsAt(gateway, search, STATION);
  const reach = { isDanger: 'Y' as const, fires: [], now: gateway.clock.now(), cut: parseMoment(search.cut ?? '') };
  const free = listGateSlots(boards.Y, 'Y').filter(
    (slot) => gateWhy(slot, reach) === null && gateRoomLeft(boards, 'Y', slot) > 0,
  );
  const slotsAt = (gate: GateSlot): Slots => {
    const stuffSlots = firstStuffing(boards, ['20GP'], reach, gateEnds(gate));
    const [truck] = soundCfs.inbound;
    if (!stuffSlots || !truck) throw new Error('nothing is free');
    return { inbound: [{ ...truck, slot: gateText(gate) }], stuffSlots };
  };
  return { search, boards, free, slotsAt };
}

async function ordered({ token }: Person, at: number): Promise<Ordered> {
  const { search, free, slotsAt } = await freeHours();
  const gate = free[at];
  if (!gate) throw new Error('nothing is free');
  const quote = (await locked(gateway, 'CFS', { search, offerId: STATION }, token)) as CfsQuote;
  const submission = submissionOf(gateway, soundOn(quote, slotsAt(gate)), quote);
  const { data, message } = await submitted(gateway, { id: 'CFS', token }, submission);
  expect(data, message).not.toBeNull();
  return read(token, data.orderNo);
}

const typed = ({ trucks: [truck] }: Ordered, change: Partial<TypedTruck>): TypedTruck => {
  if (!truck) throw new Error('there is no truck');
  return { ...pickTruckFields(truck), ...change };
};

const change = (order: Ordered, truck: TypedTruck, total = order.brief.charges.totalYuan) =>
  gateway.post<{ code: string; now?: typeof total }>(
    changeTruck.path.replace(':orderNo', order.orderNo),
    { at: 0, truck, shownTotal: total },
    bearing(order.token),
  );

/** Confirms the change again when the price changed. */
async function moved(order: Ordered, slot: string) {
  const first = await change(order, typed(order, { slot }));
  return first.code === CODES.priceChanged && first.data.now
    ? change(order, typed(order, { slot }), first.data.now)
    : first;
}

const pageOf = async (code: string): Promise<number> => (await gateway.request(`/g/${code}`)).status;

describe('truck of a confirmed CFS order', () => {
  it('moves to another hour with a new code, which voids the old code and frees the old hour', async () => {
    const [person] = people;
    if (!person) throw new Error('there is nobody');
    const order = await ordered(person, 12);
    const [truck] = order.trucks;
    expect(await pageOf(truck?.code ?? '')).toBe(200);
    const { free } = await freeHours();
    const slot = gateText(free[2] as GateSlot);
    const reply = await moved(order, slot);
    expect(reply.code, reply.message).toBe(CODES.success);
    const after = await read(order.token, order.orderNo);
    expect(after.trucks[0]).toMatchObject({ slot, code: reply.data.code, plateNo: truck?.plateNo });
    expect([await pageOf(truck?.code ?? ''), await pageOf(reply.data.code)]).toStrictEqual([404, 200]);
    expect(after.brief.history.at(-1)).toMatchObject({ event: 'truck.changed' });
    expect(after.brief.history.at(-1)?.note).toContain('已换发预约码');
    const books = await booksOf(gateway.database);
    const dayHour = (text: string) => `${STATION}-${text.slice(2, 10).replaceAll('-', '')}-${text.slice(11)}-D TRUCK`;
    expect(books.find(({ stock }) => stock === dayHour(slot))?.taken).toBe(1);
    expect(books.find(({ stock }) => stock === dayHour(truck?.slot ?? ''))?.taken ?? 0).toBe(0);
    await holdToBooks(gateway.database);
  });

  it('changes plate and driver, and reports invalid data without changing anything', async () => {
    const [, person] = people;
    if (!person) throw new Error('there is nobody');
    const order = await ordered(person, 8);
    expect((await change(order, typed(order, { plateNo: '沪B88888', driverName: '王五' }))).code).toBe(CODES.success);
    expect((await read(order.token, order.orderNo)).trucks[0]).toMatchObject({
      plateNo: '沪B88888',
      driverName: '王五',
    });
    for (const wrong of [
      { plateNo: 'AB-1' },
      { driverPhone: '1' },
      { pieces: '1' },
      { slot: '2026-01-01T09' },
      { slot: 'x' },
    ]) {
      const refused = await change(order, typed(order, wrong));
      expect(refused.code, JSON.stringify(wrong)).toBe(CODES.orderRefused);
    }
    const [last] = (await freeHours()).free.slice(-1);
    expect((await moved(order, gateText(last as GateSlot))).code, 'after its boxes are stuffed').toBe(
      CODES.orderRefused,
    );
    expect((await read(order.token, order.orderNo)).trucks[0]?.plateNo).toBe('沪B88888');
    await holdToBooks(gateway.database);
  });

  it('can be changed by its owner only, when it exists, until two hours before its hour', async () => {
    const [, , person, other] = people;
    if (!person || !other) throw new Error('there is nobody');
    const order = await ordered(person, 6);
    const foreign = { ...order, token: other.token };
    expect((await change(foreign, typed(order, {}))).code).toBe(CODES.notFound);
    const away = await gateway.post(
      changeTruck.path.replace(':orderNo', order.orderNo),
      { at: 3, truck: typed(order, {}), shownTotal: order.brief.charges.totalYuan },
      bearing(order.token),
    );
    expect(away.code).toBe(CODES.moveRefused);
    const until = Date.parse(order.trucks[0]?.openUntil ?? '');
    gateway.clock.advance(until - gateway.clock.now() - 60_000);
    expect((await change(order, typed(order, { driverName: '赵六' }))).code).toBe(CODES.success);
    gateway.clock.advance(60_000);
    expect((await change(order, typed(order, { driverName: '钱七' }))).code).toBe(CODES.moveRefused);
  });
});

it('can be changed when another truck of the order is past its hour', async () => {
  const [, , , , person] = people;
  if (!person) throw new Error('there is nobody');
  const { search, free, slotsAt } = await freeHours();
  const [soon, later] = [free[1], free[10]];
  if (!soon || !later) throw new Error('nothing is free');
  const { stuffSlots, inbound } = slotsAt(later);
  const quote = (await locked(gateway, 'CFS', { search, offerId: STATION }, person.token)) as CfsQuote;
  const form = soundOn(quote, {
    stuffSlots,
    inbound: inbound.flatMap((truck) => [
      { ...truck, slot: gateText(soon), pieces: '30' },
      { ...truck, plateNo: '沪A12346', pieces: '50' },
    ]),
  });
  const reply = await submitted(gateway, { id: 'CFS', token: person.token }, submissionOf(gateway, form, quote));
  expect(reply.code, JSON.stringify(reply)).toBe(CODES.success);
  const order = await read(person.token, reply.data.orderNo);
  gateway.clock.advance(gateEnds(soon) - gateway.clock.now() + 1);
  const truck = { ...pickTruckFields(order.trucks[1] as TypedTruck), driverName: '赵六' };
  const changed = await gateway.post(
    changeTruck.path.replace(':orderNo', order.orderNo),
    { at: 1, truck, shownTotal: order.brief.charges.totalYuan },
    bearing(person.token),
  );
  expect(changed.code, changed.message).toBe(CODES.success);
});

describe('fifty parallel truck moves', () => {
  it('fill an hour exactly, keep the old hour when full, and never deadlock', async () => {
    const orders: Ordered[] = [];
    for (const person of people) orders.push(await ordered(person, 14));
    const { free, boards } = await freeHours();
    const hour = free[4] as GateSlot;
    const places = gateRoomLeft(boards, 'Y', hour);
    const answers = await Promise.all(orders.map((order) => moved(order, gateText(hour))));
    expect(answers.filter(({ code }) => code === CODES.success)).toHaveLength(places);
    const lost = answers.filter(({ code }) => code !== CODES.success);
    expect(
      new Set(lost.map(({ code, data }) => `${code} ${(data as unknown as { reason: string }).reason}`)),
    ).toStrictEqual(new Set([`${CODES.soldOut} slotTaken`]));
    await holdToBooks(gateway.database);
    // Every order moves to the hour of the next at the same time.
    const now = await Promise.all(orders.map(({ token, orderNo }) => read(token, orderNo)));
    const turned = await Promise.all(
      now.map((order, at) => moved(order, now[(at + 1) % now.length]?.trucks[0]?.slot ?? '')),
    );
    const codes: string[] = [CODES.success, CODES.soldOut, CODES.orderRefused];
    expect(turned.filter(({ code }) => !codes.includes(code))).toStrictEqual([]);
    await holdToBooks(gateway.database);
  });
});
