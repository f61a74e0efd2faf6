import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { quoteById } from '../../../../contract/offers/quotes';
import { etdList } from '../../../../contract/offers/sailings';
import type { Quote } from '../../../../domain/offer/offer';
import type { Sailing } from '../../../../domain/offer/sailing';
import { DAY_MS } from '../../../../domain/values/spans';
import { findBrokenLine } from '../../../../server/base/house-log/log';
import { bearing, newPerson } from '../identity/support/person';
import { quoteFor } from '../../orders/orders/support/booking';
import { GENERAL } from '../../orders/orders/support/submission';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { colleague } from './support/staff';
import { surchargesBy } from './support/surcharges';
import { PATIENCE } from '../../../support/patience';

/** The gateway clock is at 2026-03-02. */
const NEW = 'SC-NEW';
const SAID = {
  mode: 'FCL',
  name: '旺季附加费',
  percent: '8.5',
  classes: [],
  from: '2026-03-02',
  until: '2026-03-20',
};

let gateway: TestGateway;
let second: TestGateway;
type By = ReturnType<typeof surchargesBy>;
let by: Readonly<Record<'pricing' | 'other' | 'auditor' | 'officer', By>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  second = await openTestGateway({ database: gateway.database, clock: gateway.clock });
  const of = async (role: 'officer' | 'pricing' | 'auditor') => surchargesBy(gateway, await colleague(gateway, role));
  by = {
    pricing: await of('pricing'),
    other: await of('pricing'),
    auditor: await of('auditor'),
    officer: await of('officer'),
  };
});
afterAll(() => gateway.close());

type Change = Record<string, string | string[]>;
const put = (change: Change = {}, act = 'surcharge.mode', who = by.pricing) =>
  who.act(NEW, { act, said: { ...SAID, ...change } });
const lineOf = async (name: string, who = by.auditor) =>
  (await who.list()).data.records.find(({ surcharge }) => surcharge?.name === name);
const noOf = async (name: string) => (await lineOf(name))?.no ?? '';

const listed = async (at = gateway) => {
  const { sailings } = (await at.post<{ sailings: Sailing[] }>(etdList.path, { ...GENERAL, days: 56 })).data;
  return sailings.flatMap(({ price }) => price?.charges.lines.filter(({ part }) => part === 'SURCHARGE') ?? []);
};
const namesIn = async (at = gateway) => [...new Set((await listed(at)).map(({ name }) => name))].toSorted();

describe('surcharge at the desk', () => {
  it('previews old and new prices, and stores nothing', async () => {
    const { token } = await newPerson(gateway);
    const quote = await quoteFor(gateway, token, GENERAL);
    const { data } = await by.pricing.act(NEW, { act: 'surcharge.mode', said: SAID, how: 'rehearse' });
    expect(data).toMatchObject({
      texts: [],
      surcharge: { said: '旺季附加费 8.5%', moved: 8.5, waits: false, quotes: 1 },
    });
    expect(data.surcharge?.offers).toBeGreaterThan(20);
    const [example] = data.surcharge?.examples ?? [];
    expect(example).toMatchObject({ mode: 'FCL', before: quote.offer.price?.charges.totalUsd });
    expect(example?.way).toMatch(/^上海 → 新加坡 /);
    expect((example?.after.amount ?? 0) / (example?.before.amount ?? 1)).toBeCloseTo(1.085, 3);
    expect((await by.pricing.list()).data.records.map(({ stand }) => stand)).toEqual(['NEW']);
    expect(await listed()).toEqual([]);
  });

  it('up to ten per cent applies at once on every gateway within a second, and has history', async () => {
    expect((await put()).code).toBe(CODES.success);
    expect(await namesIn()).toEqual(['旺季附加费 8.5%']);
    await vi.waitFor(async () => expect(await namesIn(second)).toEqual(['旺季附加费 8.5%']), PATIENCE);
    expect((await by.auditor.look(await noOf('旺季附加费'))).data).toMatchObject({
      stand: 'HOLDS',
      surcharge: { mode: 'FCL', key: 'carrier:*', scope: '整箱海运', percent: 8.5 },
      isOwn: false,
      done: [{ act: 'surcharge.mode', who: expect.stringContaining('同事') }],
      acts: [],
    });
  });

  it('that exceeds ten per cent in sum waits for a second person', async () => {
    const read = await by.pricing.act(NEW, {
      act: 'surcharge.lane',
      said: { ...SAID, org: 'CNSHA', dst: 'SGSIN', name: '拥堵附加费', percent: '1.6' },
      how: 'rehearse',
    });
    expect(read.data.surcharge).toMatchObject({ moved: 10.1, waits: true });
    await put({ org: 'CNSHA', dst: 'SGSIN', name: '拥堵附加费', percent: '1.6' }, 'surcharge.lane');
    expect(await namesIn()).toEqual(['旺季附加费 8.5%']);
    const no = await noOf('拥堵附加费');
    expect((await by.auditor.list()).data.counts.surcharges).toBe(1);
    const own = (await by.pricing.look(no)).data;
    expect([own.stand, own.isOwn, own.acts.map(({ id }) => id)]).toEqual(['WAITING', true, ['surcharge.dropped']]);
    const refused = await by.pricing.act(no, { act: 'surcharge.approved' });
    expect([refused.code, refused.message]).toEqual([CODES.moveRefused, '自己提交的需由另一位定价同事复核']);
    expect((await by.pricing.look(no)).data.stand).toBe('WAITING');
    const others = (await by.other.look(no)).data;
    expect([others.isOwn, others.acts.map(({ id }) => id)]).toEqual([
      false,
      ['surcharge.approved', 'surcharge.dropped'],
    ]);
    expect((await by.other.act(no, { act: 'surcharge.approved' })).code).toBe(CODES.success);
    expect(await namesIn()).toEqual(['拥堵附加费 1.6%', '旺季附加费 8.5%']);
    expect((await by.other.look(no)).data.done.map(({ act }) => act)).toEqual(['surcharge.approved', 'surcharge.lane']);
  });

  it('charged for a week is withdrawn by one person up to ten per cent, and by two above in sum', async () => {
    await put({ mode: 'AIR', name: '战争险附加费', percent: '11', until: '2026-04-30' });
    const no = await noOf('战争险附加费');
    await by.other.act(no, { act: 'surcharge.approved' });
    const same = await by.pricing.act(no, { act: 'surcharge.dropped', how: 'rehearse' });
    expect(same.data.surcharge, 'on the very day it was put nothing was charged a week before').toMatchObject({
      moved: 0,
      waits: false,
    });
    gateway.clock.advance(8 * DAY_MS);
    const one = surchargesBy(gateway, await colleague(gateway, 'pricing'));
    const read = await one.act(no, { act: 'surcharge.dropped', how: 'rehearse' });
    expect(read.data.surcharge).toMatchObject({ moved: 9.9, waits: false });
    await one.act(NEW, {
      act: 'surcharge.mode',
      said: { ...SAID, mode: 'AIR', name: '拥堵费', percent: '9', until: '2026-05-15', from: '2026-03-10' },
    });
    gateway.clock.advance(8 * DAY_MS);
    const late = surchargesBy(gateway, await colleague(gateway, 'pricing'));
    const later = surchargesBy(gateway, await colleague(gateway, 'pricing'));
    await late.act(no, { act: 'surcharge.dropped' });
    const other = (await lineOf('拥堵费', late))?.no ?? '';
    expect((await late.act(other, { act: 'surcharge.dropped', how: 'rehearse' })).data.surcharge).toMatchObject({
      moved: 16.7,
      waits: true,
    });
    await late.act(other, { act: 'surcharge.dropped' });
    expect((await late.look(other)).data).toMatchObject({ stand: 'ENDING', isOwn: true, acts: [] });
    expect((await later.act(other, { act: 'surcharge.approved' })).code).toBe(CODES.success);
    expect((await later.look(other)).data).toMatchObject({
      stand: 'DROPPED',
      acts: [],
      done: [{ act: 'surcharge.approved' }, { act: 'surcharge.dropped' }, { act: 'surcharge.mode' }],
    });
    expect(await findBrokenLine(gateway.database)).toBeNull();
  });
});

describe('surcharge', () => {
  let who: By;
  beforeAll(async () => {
    who = surchargesBy(gateway, await colleague(gateway, 'pricing'));
  });

  it.each([
    ['a name of one letter', { name: '费' }, '2 至 16 字'],
    ['a figure in its name', { name: '涨 20%' }, '不含数字'],
    ['a tag in its name', { name: '<b>费</b>' }, '2 至 16 字'],
    ['nothing', { percent: '0' }, '0.1 至 50'],
    ['less than nothing', { percent: '-5' }, '0.1 至 50'],
    ['more than half', { percent: '50.1' }, '0.1 至 50'],
    ['hundredths', { percent: '1.25' }, '一位小数'],
    ['a day that is over', { from: '2026-03-01' }, '今天起 90 天'],
    ['the shop', { mode: 'MALL' }, '运输方式'],
    ['a mode of no list', { mode: 'toString' }, '运输方式'],
    ['a class of no list', { classes: ['10'] }, '危险类别'],
  ])('is refused with %s', async (_, change, why) => {
    const reply = await put({ name: '不该留下', from: '2026-03-20', ...change }, 'surcharge.mode', who);
    expect([reply.status, reply.message]).toEqual([400, expect.stringContaining(why)]);
    expect(await lineOf('不该留下', who)).toBeUndefined();
  });

  it('is created by pricing staff only and visible to them and the auditor', async () => {
    const auditor = surchargesBy(gateway, await colleague(gateway, 'auditor'));
    const officer = surchargesBy(gateway, await colleague(gateway, 'officer'));
    const { turn } = (await auditor.look(NEW)).data;
    expect((await auditor.act(NEW, { act: 'surcharge.mode', said: SAID, turn })).status).toBe(403);
    expect((await officer.look(NEW)).status).toBe(403);
    expect((await who.look('SC260302AAAAAA')).status).toBe(404);
  });

  it('ending today applies today and not tomorrow, and locked quotes keep it', async () => {
    await put({ name: '今日附加费', percent: '0.5', from: '2026-03-18', until: '2026-03-18' }, 'surcharge.mode', who);
    expect(await namesIn()).toContain('今日附加费 0.5%');
    const { token } = await newPerson(gateway);
    const quote = await quoteFor(gateway, token, GENERAL);
    gateway.clock.advance(12 * 3_600_000);
    await vi.waitFor(async () => expect(await namesIn()).not.toContain('今日附加费 0.5%'), PATIENCE);
    const kept = await gateway.get<Quote>(quoteById.path.replace(':quoteId', quote.quoteId), bearing(token));
    expect(kept.data.offer.price).toStrictEqual(quote.offer.price);
    expect(kept.data.offer.surcharges?.map(({ name }) => name)).toContain('今日附加费');
  });
});
