/** @module-tag long */
import { describe, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import { blankTruck, type RailForm } from '../../../../../domain/modes/rail/form';
import type { RailQuote } from '../../../../../domain/modes/rail/quote';
import type { RailReceipt } from '../../../../../domain/modes/rail/receipt';
import { receivingHours } from '../../../../../domain/modes/rail/station';
import { sumTotals } from '../../../../../domain/offer/charge-lines';
import { pickTruckFields, type TypedTruck } from '../../../../../domain/order/trucks/truck';
import { railMode } from '../../../../../server/trade/modes/rail/mode';
import { railQuoteFor, soundRail } from '../../../../support/rail-order';
import { holdToBooks } from '../../../support/books';
import { RAIL_CASE, soundOn } from '../support/rail';
import { truckWorld } from '../support/trucks';

const HOUR = 3_600_000;
const SUM = { lines: [], ...sumTotals([]), notIncluded: [] };
const DRIVER = { driverName: '张三', driverPhone: '13800138000', driverIdTail: '123X', escortName: '李四' };

const world = truckWorld('RAIL');

type Ordered = { orderNo: string; hours: string[]; closes: number };

/** Order of two long boxes on two trucks, in the first and fourth station hour. */
async function ordered(change: (form: RailForm) => RailForm = (form) => form): Promise<Ordered> {
  const { search, offerId } = await RAIL_CASE.find(world.gateway);
  const asked = { ...search, boxes: [{ type: '40HQ', count: 2 }] };
  const quote = await world.locked<RailQuote>({ search: asked, offerId });
  const hours = receivingHours(quote.offer.cutoffs);
  const form = change({
    ...soundOn(quote),
    inbound: [
      { ...blankTruck, ...DRIVER, slot: hours[0] ?? '', plateNo: '陕A12345', pieces: '1' },
      { ...blankTruck, ...DRIVER, slot: hours[3] ?? '', plateNo: '陕A12346', pieces: '1' },
    ],
  });
  const closes = quote.offer.cutoffs.find(({ code }) => code === 'STATION_CLOSE')?.at ?? '';
  return { orderNo: await world.ordered(form, quote), hours, closes: Date.parse(closes) };
}

const read = async ({ orderNo }: Ordered) => {
  const brief = await world.brief(orderNo);
  return { ...brief, trucks: (brief.detail as RailReceipt).trucks };
};

async function typed(order: Ordered, at: number, change: Partial<TypedTruck>): Promise<TypedTruck> {
  const truck = (await read(order)).trucks[at];
  if (!truck) throw new Error('there is no truck');
  return { ...pickTruckFields(truck), ...change };
}

async function change(order: Ordered, at: number, part: Partial<TypedTruck>, who = world.person) {
  const { charges } = await read(order);
  return world.send(order.orderNo, { at, truck: await typed(order, at, part), shownTotal: charges.totalYuan }, who);
}

describe('truck that brings boxes to a station', () => {
  it('is changed by its owner, with a new code, print and history, voiding the old code', async () => {
    const order = await ordered();
    const before = (await read(order)).trucks;
    const slot = order.hours[5] ?? '';
    const reply = await change(order, 1, { slot, plateNo: '川B88888', driverName: '王五' });
    expect(reply, reply.message).toMatchObject({ code: CODES.success });
    const { trucks, history } = await read(order);
    expect(trucks[0]).toStrictEqual(before[0]);
    expect(trucks[1]).toMatchObject({ slot, plateNo: '川B88888', driverName: '王五', code: reply.data.code });
    expect((await world.pageOf(before[1]?.code ?? '')).status).toBe(404);
    const page = await (await world.pageOf(reply.data.code)).text();
    for (const words of ['川B**88', slot.replace('T', ' ')]) expect(page).toContain(words);
    expect(history.at(-1)).toMatchObject({
      event: 'truck.changed',
      note: `第 2 车：${slot.replace('T', ' ')} 川B88888，已换发预约码`,
    });
    const html = await world.printed(order.orderNo, 'stationIn');
    expect(html).toContain('川B88888');
    expect(html).toContain(reply.data.code.match(/.{1,4}/g)?.join('-'));
    expect(html).not.toContain('陕A12346');
    await holdToBooks(world.gateway.database);
  });

  it('reports invalid data without changing anything', async () => {
    const order = await ordered();
    const wrongs: [Partial<TypedTruck>, string][] = [
      [{ plateNo: 'AB-1' }, 'railPlate'],
      [{ plateNo: '' }, 'required'],
      [{ driverPhone: '1' }, 'railDriverPhone'],
      [{ driverIdTail: 'X123' }, 'railIdTail'],
      [{ escortName: '' }, 'required'],
      [{ pieces: '2' }, 'railBoxesDiffer'],
      [{ pieces: '3' }, 'railTruckBoxes'],
      [{ slot: '2026-01-01T09:00' }, 'railHourShut'],
      [{ slot: '明天' }, 'railHour'],
      [{ slot: order.hours[0] ?? '', plateNo: '陕A12345' }, 'railPlateTwice'],
    ];
    for (const [wrong, code] of wrongs) {
      const refused = await change(order, 1, wrong);
      expect([refused.code, refused.data.faults?.map((fault) => fault.code)], JSON.stringify(wrong)).toStrictEqual([
        CODES.orderRefused,
        expect.arrayContaining([code]),
      ]);
    }
    expect((await read(order)).trucks[1]).toMatchObject({ plateNo: '陕A12346', slot: order.hours[3] });
  });

  it('rejects malformed input', async () => {
    const order = await ordered();
    const truck = await typed(order, 1, {});
    const { totalYuan: shownTotal } = (await read(order)).charges;
    const hostile: object[] = [
      { at: -1, truck, shownTotal },
      { at: 20, truck, shownTotal },
      { at: 1.5, truck, shownTotal },
      { at: '1', truck, shownTotal },
      { at: 1, truck: { ...truck, plateNo: '陕'.repeat(41) }, shownTotal },
      { at: 1, truck: { ...truck, slot: null }, shownTotal },
      { at: 1, truck: [], shownTotal },
      { at: 1, truck },
    ];
    for (const body of hostile) {
      expect((await world.send(order.orderNo, body)).code, JSON.stringify(body)).toBe(CODES.badRequest);
    }
    expect((await change(order, 1, { plateNo: `陕A12346'; drop table orders; --` })).code).toBe(CODES.orderRefused);
  });

  it('can be changed by its owner only, and only when it exists', async () => {
    const order = await ordered();
    expect((await change(order, 1, {}, world.other)).code).toBe(CODES.notFound);
    const truck = await typed(order, 1, {});
    const { totalYuan: shownTotal } = (await read(order)).charges;
    expect((await world.send(order.orderNo, { at: 2, truck, shownTotal })).code).toBe(CODES.moveRefused);
  });

  it('can be changed until the station closes, even after another hour of the order', async () => {
    const order = await ordered();
    const { trucks } = await read(order);
    expect(Date.parse(trucks[1]?.openUntil ?? '')).toBe(order.closes);
    const first = Date.parse(`${order.hours[0]}:00+08:00`);
    world.gateway.clock.advance(first + HOUR - world.gateway.clock.now());
    expect((await change(order, 1, { plateNo: '陕A99999' })).code).toBe(CODES.success);
    const past = await change(order, 1, { slot: order.hours[0] ?? '' });
    expect(past.data.faults).toMatchObject([{ path: 'inbound.1.slot', code: 'railHourPast' }]);
    world.gateway.clock.advance(order.closes - world.gateway.clock.now() - 1);
    const last = order.hours.at(-2) ?? '';
    expect((await change(order, 1, { slot: last })).data.faults).toMatchObject([{ code: 'railHourPast' }]);
    world.gateway.clock.advance(1);
    expect((await change(order, 1, { plateNo: '陕A88888' })).code).toBe(CODES.moveRefused);
  });
});

it('cannot be changed when the platform sends it', () => {
  const quote = railQuoteFor();
  const kept = { form: { ...soundRail, services: ['TRK'] }, quote, charges: SUM, takings: [], alternative: null };
  expect(railMode.after?.trucks?.changed(kept, 0, blankTruck)).toBeNull();
  expect(railMode.after?.trucks?.changed({ ...kept, form: soundRail }, 0, blankTruck)).not.toBeNull();
});

it('keeps one valid code after fifty parallel changes, all in the history', async () => {
  const order = await ordered();
  const { totalYuan: shownTotal } = (await read(order)).charges;
  const truck = await typed(order, 1, {});
  const plates = Array.from({ length: 50 }, (_, at) => `陕A${10_000 + at}`);
  const answers = await Promise.all(
    plates.map((plateNo) => world.send(order.orderNo, { at: 1, truck: { ...truck, plateNo }, shownTotal })),
  );
  expect(answers.filter(({ code }) => code !== CODES.success)).toStrictEqual([]);
  const codes = answers.map(({ data }) => data.code);
  expect(new Set(codes).size).toBe(50);
  const pages = await Promise.all(codes.map(world.pageOf));
  expect(pages.filter(({ status }) => status === 200)).toHaveLength(1);
  const { trucks, history } = await read(order);
  expect(codes).toContain(trucks[1]?.code);
  expect(history.filter(({ event }) => event === 'truck.changed')).toHaveLength(50);
  await holdToBooks(world.gateway.database);
});
