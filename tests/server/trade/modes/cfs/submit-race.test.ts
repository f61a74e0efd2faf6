/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import { gateRoomLeft, listGateSlots, stuffRoomLeft } from '../../../../../domain/modes/cfs/board';
import type { CfsQuote } from '../../../../../domain/modes/cfs/quote';
import { readGateSlot, gateText, readStuffSlot } from '../../../../../domain/modes/cfs/slots';
import { parseMoment } from '../../../../../domain/values/moments';
import { locked, submissionOf, submitted } from '../../../../support/modes/gateway-case';
import { bearing } from '../../../people/identity/support/person';
import { holdToBooks } from '../../../support/books';
import { openCrowd, reasons, won, type Crowd } from '../support/crowd';
import { boardsAt, plansIn, searchAt, slotsIn, soundOn, type Slots } from '../support/cfs';

const HOUR = 3_600_000;

let crowd: Crowd;
beforeAll(async () => {
  crowd = await openCrowd('CFS');
});
afterAll(() => crowd.gateway.close());

const race = (slotsOf: (client: number) => Slots) =>
  crowd.race<CfsQuote>(
    () => ({ search: searchAt(crowd.gateway), offerId: 'C-SWGQ' }),
    (quote, client) => soundOn(quote, slotsOf(client)),
  );

const taken = async () =>
  crowd.gateway.database.query<{ id: string; measure: string; taken: number }>(
    `select stock_id as id, measure, taken::int from takings where stock_id like 'C-SWGQ%' order by 1, 2`,
  );

describe('fifty parallel CFS orders for one hour', () => {
  it('CE8: sell its truck places exactly, and hold no half day without an hour', async () => {
    const search = searchAt(crowd.gateway);
    const boards = await boardsAt(crowd.gateway, search, 'C-SWGQ');
    const slots = slotsIn(boards, search, crowd.gateway.clock.now(), 3);
    const gate = readGateSlot(slots.inbound[0]?.slot ?? '');
    const half = readStuffSlot(slots.stuffSlots[0]?.slot ?? '');
    if (!gate || !half) throw new Error('nothing is free');
    const [trucks, teu] = [gateRoomLeft(boards, 'Y', gate), stuffRoomLeft(boards, 'Y', half)];
    const answers = await race(() => slots);
    const places = Math.min(trucks, teu);
    expect(places).toBeGreaterThan(0);
    expect(won(answers)).toHaveLength(places);
    expect(reasons(answers)).toEqual(new Set([`${CODES.soldOut} slotTaken`]));
    expect((await taken()).map((one) => [one.measure, one.taken])).toEqual(
      expect.arrayContaining([
        ['TRUCK', places],
        ['TEU', places],
      ]),
    );
    await holdToBooks(crowd.gateway.database);
    const after = await boardsAt(crowd.gateway, search, 'C-SWGQ');
    expect([gateRoomLeft(after, 'Y', gate), stuffRoomLeft(after, 'Y', half)]).toEqual([trucks - places, teu - places]);
  });

  it('never exceed the places of any hour when trucks choose different hours', async () => {
    const search = searchAt(crowd.gateway);
    const boards = await boardsAt(crowd.gateway, search, 'C-SWGQ');
    const free = listGateSlots(boards.Y, 'Y').map((slot) => [gateText(slot), gateRoomLeft(boards, 'Y', slot)] as const);
    const before = new Map((await taken()).map(({ id, measure, taken: count }) => [`${id} ${measure}`, count]));
    const answers = await race((client) => slotsIn(boards, search, crowd.gateway.clock.now(), client % 8));
    expect(won(answers).length).toBeGreaterThan(0);
    for (const { id, measure, taken: count } of await taken()) {
      if (measure !== 'TRUCK') continue;
      const [, , day = '', hour = ''] = id.split('-');
      const text = `20${day.slice(0, 2)}-${day.slice(2, 4)}-${day.slice(4)}T${hour}`;
      const left = free.find(([slot]) => slot === text)?.[1] ?? 0;
      expect(count - (before.get(`${id} ${measure}`) ?? 0), id).toBeLessThanOrEqual(left);
    }
    await holdToBooks(crowd.gateway.database);
  });
});

it('never exceed the half-day loading capacity from different hours', async () => {
  const search = searchAt(crowd.gateway);
  const boards = await boardsAt(crowd.gateway, search, 'C-SWGQ');
  const plans = plansIn(boards, search, crowd.gateway.clock.now());
  // Latest half day the port allows, so that every gate hour is early enough.
  const slot = plans.at(-1)?.stuffSlots[0]?.slot ?? '';
  const half = readStuffSlot(slot);
  const hours = plans.filter(({ stuffSlots }) => (stuffSlots[0]?.slot ?? '') < slot).map(({ inbound }) => inbound);
  if (!half) throw new Error('nothing is free');
  const teu = stuffRoomLeft(boards, 'Y', half);
  expect([teu > 0 && teu < hours.length, hours.length >= 20]).toEqual([true, true]);
  const stuffed = async () =>
    (await taken()).filter(({ measure }) => measure === 'TEU').reduce((all, one) => all + one.taken, 0);
  const before = await stuffed();
  const answers = await race((client) => ({
    inbound: hours[client % hours.length] ?? [],
    stuffSlots: [{ slot, teu: '1' }],
  }));
  expect(won(answers)).toHaveLength(teu);
  expect(reasons(answers)).toEqual(new Set([`${CODES.soldOut} slotTaken`]));
  expect((await stuffed()) - before).toBe(teu);
  expect(stuffRoomLeft(await boardsAt(crowd.gateway, search, 'C-SWGQ'), 'Y', half)).toBe(0);
  await holdToBooks(crowd.gateway.database);
});

it('get a gate code per truck, valid until completion or cancellation', async () => {
  const [{ token } = { token: '' }] = crowd.people;
  const search = searchAt(crowd.gateway);
  const boards = await boardsAt(crowd.gateway, search, 'C-SWGQ');
  const [one, two] = [
    slotsIn(boards, search, crowd.gateway.clock.now(), 40),
    slotsIn(boards, search, crowd.gateway.clock.now(), 41),
  ];
  const quote = (await locked(crowd.gateway, 'CFS', { search, offerId: 'C-SWGQ' }, token)) as CfsQuote;
  const [first, second] = [one.inbound[0], two.inbound[0]];
  if (!first || !second) throw new Error('there are no trucks');
  const inbound = [
    { ...first, pieces: '40' },
    { ...second, plateNo: '沪A12346', pieces: '40' },
  ];
  const form = soundOn(quote, { ...two, inbound });
  const reply = await submitted(crowd.gateway, { id: 'CFS', token }, submissionOf(crowd.gateway, form, quote));
  expect(reply, JSON.stringify(reply.data)).toMatchObject({ code: CODES.success });
  const brief = await crowd.gateway.get<{ detail: { trucks: { code: string }[] } }>(
    `/api-puds/order/${reply.data.orderNo}`,
    bearing(token),
  );
  const codes = brief.data.detail.trucks.map(({ code }) => code);
  expect(new Set(codes).size).toBe(2);
  for (const [at, code] of codes.entries()) {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    const page = await (await crowd.gateway.request(`/g/${code}`)).text();
    expect(page).toContain('外高桥装箱站');
    expect(page).toContain(at === 0 ? '沪A**345' : '沪A**346');
    expect(page).not.toContain('沪A1234');
    expect(page, 'nobody has said yes to it yet').toContain('尚未确认，暂不能进场');
  }
  await crowd.gateway.database.query(`update orders set state = 'BOOKED' where order_no = $1`, [reply.data.orderNo]);
  const told = async () =>
    (await (await crowd.gateway.request(`/g/${codes[0] ?? ''}`)).text()).match(/class="said (\w+)">([^<]+)</);
  const until = (slot: string) => (parseMoment(`${slot}:00`) ?? 0) - crowd.gateway.clock.now();
  expect((await told())?.slice(1), 'days before its hour').toEqual([
    'WAITS',
    '订单已确认，还没到预约时段，请按时段到场。',
  ]);
  crowd.gateway.clock.advance(until(first.slot) - HOUR);
  expect((await told())?.slice(1)).toEqual(['OPEN', '订单已确认，正在预约时段内，核对车牌后进场。']);
  crowd.gateway.clock.advance(2 * HOUR);
  expect((await told())?.slice(1)).toEqual(['WAITS', '已过预约时段，能否进场由门岗核定。']);
  const document = await crowd.gateway.get<{ html: string }>(
    `/api-puds/order/${reply.data.orderNo}/document/appointments`,
    bearing(token),
  );
  expect(document.data.html.match(/<svg/g)).toHaveLength(2);
  crowd.gateway.clock.advance(4 * HOUR);
  expect((await crowd.gateway.request(`/g/${codes[0] ?? ''}`)).status, 'its hour is over').toBe(404);
});
