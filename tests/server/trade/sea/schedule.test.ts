import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { priceMinimum } from '../../../../contract/offers/market';
import { etdList } from '../../../../contract/offers/sailings';
import { dayAt, daysAfter } from '../../../../domain/values/days';
import type { Sailing } from '../../../../domain/offer/sailing';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { allOf, detailOf, firstOf, GENERAL, METHANOL, scheduleOf } from './support/ask';

const DAY = 86_400_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const today = () => dayAt(gateway.clock.now());
const cutoffOf = ({ cutoffs }: Sailing, wanted: string) =>
  Date.parse(cutoffs.find(({ code }) => code === wanted)?.at ?? '');

describe('sea schedule', () => {
  it('lists ten weeks of two or three carriers from tomorrow, by departure', async () => {
    const sailings = await allOf(gateway, METHANOL);
    expect(sailings).toHaveLength(30);
    expect(new Set(sailings.map(({ carrier }) => carrier.code)).size).toBe(3);
    expect(sailings.map(({ etd }) => etd)).toEqual(sailings.map(({ etd }) => etd).toSorted());
    expect(dayAt(Date.parse(sailings[0]?.etd ?? '')) > today()).toBe(true);
    for (const { etd, eta, transitDays, org, dst } of sailings) {
      expect([org.nameCn, dst.nameEn]).toEqual(['上海', 'Rotterdam']);
      expect(Date.parse(eta) - Date.parse(etd)).toBe(transitDays * DAY);
      expect(transitDays >= 34 && transitDays <= 45).toBe(true);
    }
  });

  it('has each requested day with its cheapest bookable price', async () => {
    const from = daysAfter(today(), 14);
    const { days, sailings, pricedAt } = await scheduleOf(gateway, { ...METHANOL, from, days: 21 });
    expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 21 }, (_, at) => daysAfter(from, at)));
    expect(pricedAt).toBe('2026-03-02T01:00:00.000Z');
    for (const { day, lowest, state } of days) {
      const open = sailings.filter((one) => dayAt(Date.parse(one.etd)) === day && one.state === 'OPEN');
      const totals = open.map(({ price }) => price?.charges.totalUsd.amount ?? 0);
      expect([lowest?.amount, state === 'PRICED']).toEqual([
        totals.length > 0 ? Math.min(...totals) : undefined,
        totals.length > 0,
      ]);
    }
    expect(days.some(({ state }) => state === 'PRICED') && days.some(({ state }) => state === 'NONE')).toBe(true);
  });

  it('matches the contract exactly', async () => {
    const data = await scheduleOf(gateway, { ...METHANOL, days: 70 });
    expect(v.parse(etdList.reply, data)).toEqual(data);
  });

  it('contains full and unpriced sailings', async () => {
    const sailings = await allOf(gateway, GENERAL);
    const full = firstOf(sailings, 'SOLD_OUT');
    const unpriced = firstOf(sailings, 'ENQUIRE');
    expect([full.slots, unpriced.price]).toEqual([0, null]);
    expect(sailings.filter(({ state }) => state === 'OPEN').every(({ price, slots }) => price && slots >= 1)).toBe(
      true,
    );
  });

  it('lists sailings without prices when there is no tariff', async () => {
    const sailings = await allOf(gateway, { ...METHANOL, dstPortCode: 'SAJED' });
    expect(sailings.length).toBeGreaterThanOrEqual(20);
    expect(sailings.every(({ price }) => price === null)).toBe(true);
    expect(sailings.some(({ state }) => state === 'ENQUIRE')).toBe(true);
  });

  it.each([
    ['between two ports of ours', { dstPortCode: 'CNNGB' }],
    ['homewards', { orgPortCode: 'NLRTM', dstPortCode: 'CNSHA' }],
    ['from a port nobody knows', { orgPortCode: 'ZZZZZ' }],
    ['in a far year', { from: '2099-01-01' }],
  ])('is empty %s', async (_, change) => {
    const { sailings, days } = await scheduleOf(gateway, { ...METHANOL, ...change });
    expect([sailings, days.every(({ state }) => state === 'NONE')]).toEqual([[], true]);
  });

  it('keeps sailing ids as days pass, and adds later ones', async () => {
    const before = await allOf(gateway, METHANOL);
    gateway.clock.advance(7 * DAY);
    const after = await allOf(gateway, METHANOL);
    expect(after.map(({ sailingId }) => sailingId).slice(0, 27)).toEqual(
      before.map(({ sailingId }) => sailingId).slice(3),
    );
    expect(after.at(-1)?.sailingId).not.toBe(before.at(-1)?.sailingId);
  });

  it('closes a sailing at the dangerous goods application, or the shipping instructions for others', async () => {
    const dangerous = firstOf(await allOf(gateway, METHANOL), 'OPEN');
    const closing = cutoffOf(dangerous, 'DG_APPLY');
    gateway.clock.advance(closing - gateway.clock.now());
    const stateOf = async (body: object) =>
      (await allOf(gateway, body)).find(({ sailingId }) => sailingId === dangerous.sailingId)?.state;
    expect(await stateOf(METHANOL)).toBe('OPEN');
    gateway.clock.advance(1);
    expect([await stateOf(METHANOL), await stateOf(GENERAL)]).toEqual(['CLOSED', 'OPEN']);
    const general = (await allOf(gateway, GENERAL)).find(({ sailingId }) => sailingId === dangerous.sailingId);
    gateway.clock.advance(cutoffOf(general ?? dangerous, 'SI') - gateway.clock.now() + 1);
    expect(await stateOf(GENERAL)).toBe('CLOSED');
  });

  it('contains the lowest price of the week on its sailing', async () => {
    for (const isDanger of ['Y', 'N']) {
      const { data } = await gateway.post<{
        records: { etd: string; total: object; totalYuan: object; dst: { code: string } }[];
      }>(priceMinimum.path, { isDanger, line: '欧洲' });
      const [lowest] = data.records;
      const { sailings } = await scheduleOf(gateway, { ...GENERAL, isDanger, days: 70 });
      const ship = sailings.find(({ etd, state }) => dayAt(Date.parse(etd)) === lowest?.etd && state === 'OPEN');
      expect(ship?.price?.charges).toMatchObject({ totalUsd: lowest?.total, totalYuan: lowest?.totalYuan });
      const open = sailings.filter(({ state }) => state === 'OPEN');
      expect(Math.min(...open.map(({ price }) => price?.charges.totalUsd.amount ?? 0))).toBe(
        ship?.price?.charges.totalUsd.amount,
      );
    }
  });
});

describe('sailing detail', () => {
  it('equals the schedule, with two bookable alternatives', async () => {
    const [sailing] = (await allOf(gateway, METHANOL)).filter(({ state }) => state === 'OPEN');
    const { data } = await detailOf(gateway, { ...METHANOL, sailingId: sailing?.sailingId });
    expect(data.sailing).toEqual(sailing);
    expect(data.alternatives.map(({ state }) => state)).toEqual(['OPEN', 'OPEN']);
    expect(data.alternatives.map(({ sailingId }) => sailingId)).not.toContain(sailing?.sailingId);
  });

  it.each([
    'LYUE-CNSHA-NLRTM-260230',
    'LYUE-CNSHA-DEHAM-260401',
    'NOPE-CNSHA-NLRTM-260401',
    'LYUE-CNSHA-NLRTM-990101',
    "' or 1=1 --",
    '../../etc/passwd',
    '',
  ])('answers 404 for the id %j', async (sailingId) => {
    expect(await detailOf(gateway, { ...METHANOL, sailingId })).toMatchObject({ status: 404, code: '00000404' });
  });
});

describe('sailing beyond the announced weeks', () => {
  it('answers 404, though its id can be derived', async () => {
    const last = (await allOf(gateway, METHANOL)).at(-1);
    const next = daysAfter(dayAt(Date.parse(last?.etd ?? '')), 14);
    const sailingId = `${last?.sailingId.slice(0, -6)}${next.slice(2).replaceAll('-', '')}`;
    expect((await detailOf(gateway, { ...METHANOL, sailingId: last?.sailingId })).status).toBe(200);
    expect(await detailOf(gateway, { ...METHANOL, sailingId })).toMatchObject({ status: 404 });
  });
});

describe('malformed sea search', () => {
  it.each([
    [{ dstPortCode: 'CNSHA' }, '起运港与目的港不能相同'],
    [{ orgPortCode: '' }, '请从列表中选择港口'],
    [{ orgPortCode: ['CNSHA'] }, 'orgPortCode'],
    [{ unNo: '12' }, '请输入 4 位 UN 编号'],
    [{ isDanger: 'maybe' }, '请选择货物性质'],
    [{ boxes: [] }, '请至少选择一种箱型'],
    [{ boxes: [{ type: '48HQ', count: 1 }] }, '请至少选择一种箱型'],
    [{ boxes: [{ type: '20GP', count: 51 }] }, '箱量应为 1–50'],
    [{ boxes: [{ type: '20GP', count: 1.5 }] }, 'boxes.0.count'],
    [{ boxes: [METHANOL.boxes[0], METHANOL.boxes[0]] }, '箱型重复'],
    [{ from: '2026-13-01' }, '日期格式不正确'],
    [{ days: 71 }, 'days'],
    [{ days: 0 }, 'days'],
  ])('is refused with its field: %j', async (change, said) => {
    const { status, code, message } = await gateway.post(etdList.path, { ...METHANOL, ...change });
    expect([status, code]).toEqual([400, '00000400']);
    expect(message).toContain(said);
  });
});
