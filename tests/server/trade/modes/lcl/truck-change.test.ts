/** @module-tag long */
import { describe, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import type { LclForm } from '../../../../../domain/modes/lcl/form';
import type { LclQuote } from '../../../../../domain/modes/lcl/quote';
import type { LclReceipt } from '../../../../../domain/modes/lcl/receipt';
import { shedHours } from '../../../../../domain/modes/lcl/truck';
import { pickTruckFields, type TypedTruck } from '../../../../../domain/order/trucks/truck';
import { lclMode } from '../../../../../server/trade/modes/lcl/mode';
import { fetchedLcl, lclQuoteFor } from '../../../../support/lcl-order';
import { booksOf, holdToBooks } from '../../../support/books';
import { LCL_CASE, soundOn } from '../support/lcl';
import { truckWorld } from '../support/trucks';

const NAMED = { plateNo: '沪A12345', driverName: '张三', driverPhone: '13800138000', escortName: '李四' };

const world = truckWorld('LCL');

type Ordered = { orderNo: string; quote: LclQuote; hours: string[]; opens: number; closes: number };

async function ordered(change: Partial<LclForm> = {}): Promise<Ordered> {
  const quote = await world.locked<LclQuote>(await LCL_CASE.find(world.gateway));
  const orderNo = await world.ordered({ ...soundOn(quote), ...change }, quote);
  const { cutoffs } = quote.offer;
  const at = (code: string) => Date.parse(cutoffs.find((cutoff) => cutoff.code === code)?.at ?? '');
  const hours = shedHours(cutoffs, 'Y');
  return { orderNo, quote, hours, opens: at('CFS_OPEN'), closes: at('CFS_CLOSE') };
}

const read = async ({ orderNo }: Ordered) => {
  const brief = await world.brief(orderNo);
  return { ...brief, ...(brief.detail as LclReceipt) };
};

async function change(order: Ordered, part: Partial<TypedTruck>, who = world.person) {
  const { charges, trucks } = await read(order);
  const [truck] = trucks;
  if (!truck) throw new Error('there is no truck');
  return world.send(
    order.orderNo,
    { at: 0, truck: { ...pickTruckFields(truck), ...part }, shownTotal: charges.totalYuan },
    who,
  );
}

describe('truck that brings LCL cargo', () => {
  it('is named after ordering for free, with a new gate code on the notice, keeping its hour', async () => {
    const order = await ordered();
    const before = await read(order);
    expect(before.trucks).toMatchObject([{ plateNo: '', slot: expect.stringMatching(/T09:00$/) }]);
    expect(Date.parse(before.trucks[0]?.tellBy ?? ''), 'by when the shed opens').toBe(order.opens);
    expect(Date.parse(before.trucks[0]?.openUntil ?? '')).toBe(order.closes);
    const books = await booksOf(world.gateway.database);
    const slot = order.hours.at(-1) ?? '';
    const reply = await change(order, { ...NAMED, slot });
    expect(reply, reply.message).toMatchObject({ code: CODES.success });
    const after = await read(order);
    expect(after.trucks).toMatchObject([{ ...NAMED, slot, code: reply.data.code, tellBy: null }]);
    expect(after).toMatchObject({ plateNo: '沪A12345', driverName: '张三', charges: before.charges });
    expect(Date.parse(after.deliverAt ?? '')).toBe(Date.parse(`${slot}:00+08:00`));
    expect(after.history.at(-1)).toMatchObject({
      event: 'truck.changed',
      note: `第 1 车：${slot.replace('T', ' ')} 沪A12345，已换发预约码`,
    });
    expect((await world.pageOf(before.trucks[0]?.code ?? '')).status, 'the old code is void').toBe(404);
    expect(await (await world.pageOf(reply.data.code)).text()).toContain('沪A**345');
    const html = await world.printed(order.orderNo, 'cargoIn');
    expect(html).toContain('沪A12345');
    expect(html).toContain(reply.data.code.match(/.{1,4}/g)?.join('-'));
    expect(await booksOf(world.gateway.database)).toStrictEqual(books);
    await holdToBooks(world.gateway.database);
  });

  it('reports invalid data without changing anything', async () => {
    const order = await ordered();
    const wrongs: [Partial<TypedTruck>, string[]][] = [
      [{ ...NAMED, plateNo: 'AB-1' }, ['plateNo lclPlate']],
      [{ plateNo: '沪A12345' }, ['driverName required', 'driverPhone required', 'escortName required']],
      [{ ...NAMED, driverPhone: '1' }, ['driverPhone lclDriverPhone']],
      [{ slot: '2026-01-01T09:00' }, ['deliverDate lclDeliverEarly']],
      [{ slot: '2031-01-01T09:00' }, ['deliverDate lclDeliverLate']],
      [{ slot: `${order.hours[0]?.slice(0, 10)}T23:00` }, ['deliverHour lclGateShut']],
      [{ slot: '明天' }, ['deliverDate lclDeliver', 'deliverHour required']],
      [{ slot: '' }, ['deliverDate required', 'deliverHour required']],
    ];
    const before = await read(order);
    for (const [wrong, faults] of wrongs) {
      const refused = await change(order, wrong);
      expect(refused.code, JSON.stringify(wrong)).toBe(CODES.orderRefused);
      expect(refused.data.faults?.map(({ path, code }) => `${path} ${code}`)).toStrictEqual(faults);
    }
    expect(await read(order)).toStrictEqual(before);
  });

  it('can be changed by its owner only, and is a single one', async () => {
    const order = await ordered();
    expect((await change(order, NAMED, world.other)).code).toBe(CODES.notFound);
    const { charges, trucks } = await read(order);
    const body = { truck: pickTruckFields({ ...trucks[0], ...NAMED } as TypedTruck), shownTotal: charges.totalYuan };
    expect((await world.send(order.orderNo, { ...body, at: 1 })).code).toBe(CODES.moveRefused);
    expect((await world.send(order.orderNo, { ...body, at: -1 })).code).toBe(CODES.badRequest);
  });

  it('can be changed until the shed closes, never to a past hour', async () => {
    const order = await ordered();
    const second = Date.parse(`${order.hours[1]}:00+08:00`);
    world.gateway.clock.advance(second + 3_600_000 - world.gateway.clock.now());
    const past = await change(order, { slot: order.hours[1] ?? '' });
    expect(past, JSON.stringify([past, (await read(order)).state])).toMatchObject({ code: CODES.orderRefused });
    expect(past.data.faults).toMatchObject([{ path: 'deliverDate', code: 'lclDeliverPast' }]);
    expect((await change(order, { ...NAMED, slot: order.hours.at(-1) ?? '' })).code).toBe(CODES.success);
    world.gateway.clock.advance(order.closes - world.gateway.clock.now());
    expect((await change(order, { ...NAMED, plateNo: '沪A88888' })).code).toBe(CODES.moveRefused);
  });
});

it('cannot be changed when the platform picks up', () => {
  const quote = lclQuoteFor();
  const charges = {
    lines: [],
    notIncluded: [],
    totalUsd: { amount: 0, currency: '2' },
    totalYuan: { amount: 0, currency: '1' },
  };
  const kept = { form: fetchedLcl, quote, charges, takings: [], alternative: null } as Parameters<
    typeof lclMode.brief
  >[0];
  expect((lclMode.brief(kept, ['7K3MQX9DT2'], [], undefined as never) as LclReceipt).trucks).toStrictEqual([]);
  expect(
    lclMode.after?.trucks?.changed(kept, 0, { ...NAMED, slot: '2026-12-03T09:00', driverIdTail: '', pieces: '' }),
  ).toBeNull();
});
