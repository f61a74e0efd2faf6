import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { LONG } from '../../../support/long';
import { bookSlot, changeSlot, giveBackSlot, slotSheet } from '../../../../contract/campaigns/slots';
import { closeAccount } from '../../../../contract/people/closing';
import { CODES } from '../../../../contract/wire/envelope';
import { slotIdFromStart, type SlotSheet } from '../../../../domain/campaigns/slots';
import { dayAt, daysAfter, momentOf } from '../../../../domain/values/days';
import { DAY_MS, HOUR_MS } from '../../../../domain/values/spans';
import { bearing, newPerson, RIGHT } from '../../people/identity/support/person';
import { freshPhone, NOON, openTestGateway, type TestGateway } from '../../support/gateway';

const ID = 'dgdesk-open-day';
const slotAt = (hours: number) => slotIdFromStart(new Date(momentOf(daysAfter(dayAt(NOON), 2), hours)).toISOString());
const [FIRST, SECOND] = [slotAt(9.5), slotAt(14)];
const PER_SLOT = 12;

let drawn = 0;
const freshKey = () => String((drawn += 1)).padStart(36, '0');
const form = (change: object = {}) => ({
  id: ID,
  key: freshKey(),
  slotId: FIRST,
  company: ' 常州市庚辛涂料有限公司 ',
  name: '周工',
  phone: freshPhone(),
  question: '',
  captchaVerification: 'proof',
  ...change,
});

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const book = (of: TestGateway, change: object = {}) => of.post<SlotSheet>(bookSlot.path, form(change));
const read = async (of: TestGateway, key = freshKey()) =>
  (await of.post<SlotSheet>(slotSheet.path, { id: ID, key })).data;
const leftOf = async (of: TestGateway, slotId: string) =>
  (await read(of)).slots.find((slot) => slot.slotId === slotId)?.left;

describe('campaign slot', () => {
  it('is booked once for repeated requests, and shown only to the browser that booked it', async () => {
    const asked = form();
    const before = await leftOf(gateway, FIRST);
    const first = await gateway.post<SlotSheet>(bookSlot.path, asked);
    const again = await gateway.post<SlotSheet>(bookSlot.path, asked);
    expect(first.data.booking).toEqual({
      slotId: FIRST,
      startsAt: new Date(momentOf(daysAfter(dayAt(NOON), 2)) + 9.5 * HOUR_MS).toISOString(),
    });
    expect(again.data).toEqual(first.data);
    expect(await leftOf(gateway, FIRST)).toBe((before ?? 0) - 1);
    expect((await read(gateway, asked.key)).booking?.slotId).toBe(FIRST);
    expect((await read(gateway)).booking).toBeNull();
    const [row] = await gateway.database.query<{ company: string }>(
      'select company from act_bookings where phone = $1',
      [asked.phone],
    );
    expect(row?.company).toBe('常州市庚辛涂料有限公司');
  });

  it.each([
    { company: '另一试验化工有限公司', name: '吴工' },
    { phone: '13800138017' },
    { question: '停车' },
    { slotId: SECOND },
  ])('refuses the same key with other content: %o', async (change) => {
    const asked = form();
    await gateway.post<SlotSheet>(bookSlot.path, asked);
    const other = await gateway.post(bookSlot.path, { ...asked, ...change });
    expect(other).toMatchObject({ status: 422, code: CODES.keyReused, data: null });
    await gateway.post(changeSlot.path, { id: ID, key: asked.key, slotId: SECOND });
    const late = await gateway.post<SlotSheet>(bookSlot.path, asked);
    expect(late.data.booking?.slotId, 'the first, sent again after a change of the slot').toBe(SECOND);
  });

  it('8.8.10 is limited to one per phone, without revealing its time to others', async () => {
    const phone = freshPhone();
    await book(gateway, { phone });
    const other = await book(gateway, { phone, slotId: SECOND });
    expect(other).toMatchObject({ code: CODES.bounded, data: null });
    expect(other.message).not.toMatch(/\d{2}:\d{2}/);
  });

  it('is exchanged for another in one step by the browser that holds it', async () => {
    const asked = form();
    await gateway.post(bookSlot.path, asked);
    const [first, second] = [await leftOf(gateway, FIRST), await leftOf(gateway, SECOND)];
    const moved = await gateway.post<SlotSheet>(changeSlot.path, { id: ID, key: asked.key, slotId: SECOND });
    expect(moved.data.booking?.slotId).toBe(SECOND);
    expect([await leftOf(gateway, FIRST), await leftOf(gateway, SECOND)]).toEqual([
      (first ?? 0) + 1,
      (second ?? 0) - 1,
    ]);
    const stranger = await gateway.post(changeSlot.path, { id: ID, key: freshKey(), slotId: SECOND });
    expect(stranger).toMatchObject({ status: 404, code: CODES.notFound });
  });

  it('is returned once by the browser that holds it, and is free at once', async () => {
    const asked = form();
    await gateway.post(bookSlot.path, asked);
    const left = (await leftOf(gateway, FIRST)) ?? 0;
    const give = (key: string, slotId: string) => gateway.post<SlotSheet>(giveBackSlot.path, { id: ID, key, slotId });
    expect((await give(freshKey(), FIRST)).data.booking, 'a stranger gives nothing back').toBeNull();
    expect((await give(asked.key, SECOND)).data.booking?.slotId, 'nor is another slot than the one seen').toBe(FIRST);
    expect(await leftOf(gateway, FIRST)).toBe(left);
    const given = await Promise.all(Array.from({ length: 5 }, () => give(asked.key, FIRST)));
    expect(given.map(({ code, data }) => [code, data.booking])).toEqual(given.map(() => [CODES.success, null]));
    expect(await leftOf(gateway, FIRST)).toBe(left + 1);
    const anew = await book(gateway, { phone: asked.phone, key: asked.key, slotId: SECOND });
    expect(anew.data.booking?.slotId, 'the number may book again').toBe(SECOND);
    for (const change of [{ key: '1' }, { slotId: 7 }, { id: '../102' }])
      expect((await gateway.post(giveBackSlot.path, { id: ID, key: asked.key, slotId: FIRST, ...change })).status).toBe(
        400,
      );
    expect((await gateway.post(giveBackSlot.path, { id: '999', key: asked.key, slotId: FIRST })).status).toBe(404);
  });

  it('is returned when the account of its phone is deleted', async () => {
    const world = await openTestGateway();
    const [owner, other] = [await newPerson(world), freshPhone()];
    const asked = form({ phone: owner.phone });
    await world.post(bookSlot.path, asked);
    await book(world, { phone: other });
    const left = (await leftOf(world, FIRST)) ?? 0;
    const closed = await world.post(closeAccount.path, { password: RIGHT }, bearing(owner.token));
    expect(closed.code, closed.message).toBe(CODES.success);
    expect((await read(world, asked.key)).booking).toBeNull();
    expect(await leftOf(world, FIRST)).toBe(left + 1);
    await world.close();
  });

  it('8.8.11 requires a captcha bound to the phone, and stores nothing without one', async () => {
    const bounds: object[] = [];
    const world = await openTestGateway({
      spendProof: (_, bound) => {
        bounds.push(bound);
        return Promise.resolve(false);
      },
    });
    const phone = freshPhone();
    expect(await book(world, { phone })).toMatchObject({ code: CODES.captchaRequired });
    expect(bounds).toEqual([{ phone, purpose: 'act_booking' }]);
    expect(await leftOf(world, FIRST)).toBe(PER_SLOT);
    await world.close();
  });

  it.each([
    ['no enterprise', { company: ' ' }],
    ['a name of one letter', { name: '周' }],
    ['no number', { phone: '138' }],
    ['a question that is too long', { question: '问'.repeat(301) }],
    ['a slot that is not there', { slotId: 'D9-09' }],
    ['a key of its own making', { key: "' or true --" }],
    ['a campaign that can be none', { id: '../102' }],
    ['a slot that is no text', { slotId: { $ne: null } }],
  ])('is refused with %s', async (_, change) => {
    expect(await book(gateway, change)).toMatchObject({ status: 400, code: CODES.badRequest });
  });

  it.each(['tank-autumn', '999'])('answers 404 in %s', async (id) => {
    expect(await book(gateway, { id })).toMatchObject({ status: 404, code: CODES.notFound });
  });

  it('closes when it starts by the gateway clock, and all close with the campaign', async () => {
    const world = await openTestGateway();
    const asked = form();
    await world.post(bookSlot.path, asked);
    const starts = momentOf(daysAfter(dayAt(NOON), 2)) + 9.5 * HOUR_MS;
    world.clock.advance(starts - NOON - 1);
    expect((await book(world)).code).toBe(CODES.success);
    world.clock.advance(1);
    expect(await book(world)).toMatchObject({ code: CODES.moveRefused });
    const kept = await world.post(giveBackSlot.path, { id: ID, key: asked.key, slotId: FIRST });
    expect(kept).toMatchObject({ code: CODES.moveRefused, message: '该时段已开始，不能再退还' });
    const late = await world.post(changeSlot.path, { id: ID, key: asked.key, slotId: SECOND });
    expect(late).toMatchObject({ code: CODES.moveRefused });
    expect((await book(world, { slotId: SECOND })).code).toBe(CODES.success);
    world.clock.advance(8 * DAY_MS);
    const sheet = await read(world, asked.key);
    expect([sheet.isOpen, new Set(sheet.slots.map(({ state }) => state))]).toEqual([false, new Set(['OVER'])]);
    expect(sheet.booking?.slotId).toBe(FIRST);
    expect(await book(world, { slotId: SECOND })).toMatchObject({ code: CODES.moveRefused });
    await world.close();
  });

  it('deletes its booking records after ninety days', async () => {
    const world = await openTestGateway();
    await book(world);
    const sweep = () => Promise.all(world.sweeps.map((one) => one()));
    const rows = () => world.database.query('select 1 from act_bookings');
    world.clock.advance(91 * DAY_MS);
    await sweep();
    expect(await rows()).toHaveLength(1);
    world.clock.advance(2 * DAY_MS);
    await sweep();
    expect(await rows()).toHaveLength(0);
    await world.close();
  });

  it('8.8.9 gives its last place to one of fifty, including exchanges', LONG, async () => {
    const world = await openTestGateway();
    for (let one = 0; one < PER_SLOT - 1; one += 1) await book(world);
    const changers = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const asked = form({ slotId: SECOND });
        await world.post(bookSlot.path, asked);
        return asked.key;
      }),
    );
    const replies = await Promise.all([
      ...Array.from({ length: 40 }, () => book(world)),
      ...changers.map((key) => world.post(changeSlot.path, { id: ID, key, slotId: FIRST })),
    ]);
    expect(replies.filter(({ code }) => code === CODES.success)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === CODES.soldOut)).toHaveLength(49);
    const taken = await world.database.query('select 1 from act_bookings where slot_id = $1', [FIRST]);
    expect(taken).toHaveLength(PER_SLOT);
    await world.close();
  });

  it('is never overbooked while twelve return it and fifty request it', LONG, async () => {
    const world = await openTestGateway();
    const keys = await Promise.all(
      Array.from({ length: PER_SLOT }, async () => {
        const asked = form();
        await world.post(bookSlot.path, asked);
        return asked.key;
      }),
    );
    const wanting = Array.from({ length: 38 }, () => () => book(world));
    const giving = keys.map((key) => () => world.post(giveBackSlot.path, { id: ID, key, slotId: FIRST }));
    const replies = await Promise.all(
      [...wanting.slice(0, 19), ...giving, ...wanting.slice(19)].map(async (ask) => ask()),
    );
    const given = replies.slice(19, 19 + PER_SLOT);
    const wanted = [...replies.slice(0, 19), ...replies.slice(19 + PER_SLOT)];
    expect(given.every(({ code }) => code === CODES.success)).toBe(true);
    const won = wanted.filter(({ code }) => code === CODES.success).length;
    expect(wanted.filter(({ code }) => code === CODES.soldOut)).toHaveLength(38 - won);
    const taken = await world.database.query('select 1 from act_bookings where slot_id = $1', [FIRST]);
    expect(taken).toHaveLength(won);
    expect(won).toBeLessThanOrEqual(PER_SLOT);
    expect(await leftOf(world, FIRST)).toBe(PER_SLOT - won);
    await world.close();
  });
});
