import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { etdList } from '../../../../contract/offers/sailings';
import { CODES } from '../../../../contract/wire/envelope';
import type { Sailing } from '../../../../domain/offer/sailing';
import { DAY_MS, HOUR_MS } from '../../../../domain/values/spans';
import { findBrokenLine } from '../../../../server/base/house-log/log';
import { SEA_OCEAN } from '../../../../server/trade/sea/tariff';
import { sheetFigures } from '../../../../server/trade/tariffs/sheet';
import { DESK_SHEETS } from '../../../../server/doors/desk/tariffs/queue';
import { demoTariffs } from '../../../../server/trade/modes/sheets';
import { writeSheet } from '../../../../server/trade/tariffs/read-sheet';
import { quoteFor } from '../../orders/orders/support/booking';
import { GENERAL } from '../../orders/orders/support/submission';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { newPerson } from '../identity/support/person';
import { colleague } from './support/staff';
import { tariffsBy } from './support/tariffs';
import { PATIENCE } from '../../../support/patience';

const OCEAN = 'sea-ocean';
/** 20GP to Singapore: the line of the general search. */
const LINE = '东南亚';

let gateway: TestGateway;
let second: TestGateway;
type By = ReturnType<typeof tariffsBy>;
let by: Readonly<Record<'pricing' | 'other' | 'auditor' | 'officer', By>>;

/** The clock moves past the end of a session: people sign in anew. */
async function signIn(): Promise<void> {
  const of = async (role: 'officer' | 'pricing' | 'auditor') => tariffsBy(gateway, await colleague(gateway, role));
  by = {
    pricing: await of('pricing'),
    other: await of('pricing'),
    auditor: await of('auditor'),
    officer: await of('officer'),
  };
}
beforeAll(async () => {
  gateway = await openTestGateway();
  second = await openTestGateway({ database: gateway.database, clock: gateway.clock });
  await signIn();
});
afterAll(() => gateway.close());

const sheetText = (): string => writeSheet(SEA_OCEAN, sheetFigures(SEA_OCEAN, demoTariffs()));
/** The demo's table with another price of the 20GP on the line. */
const dollars = (price: number | string): string =>
  sheetText()
    .split('\n')
    .map((line) => (line.startsWith(`${LINE}\t`) ? line.replace('\t420\t', `\t${price}\t`) : line))
    .join('\n');
const put = (sheet: string, more: Record<string, string> = {}, who = by.pricing) =>
  who.act(OCEAN, { act: 'tariff.put', said: { sheet, ...more } });

/** Ocean freight that the ships ask, in cents. */
async function freights(at = gateway): Promise<number[]> {
  const { sailings } = (await at.post<{ sailings: Sailing[] }>(etdList.path, { ...GENERAL, days: 14 })).data;
  const amounts = sailings.flatMap(({ price }) => price?.charges.lines.find(({ item }) => item === 'OF') ?? []);
  return [...new Set(amounts.map(({ unitPrice }) => unitPrice.amount))];
}

describe('price table at the desk', () => {
  it('lists every table by page to pricing and those who audit, and to nobody else', async () => {
    const pages = await Promise.all([1, 2, 3].map(async (page) => (await by.pricing.list(false, page)).data.records));
    const records = pages.flat();
    expect(records.map(({ no }) => no).toSorted()).toEqual(DESK_SHEETS.map(({ id }) => id).toSorted());
    expect(new Set(records.map(({ stand }) => stand))).toEqual(new Set(['BASE']));
    expect((await by.auditor.list()).data.total).toBe(DESK_SHEETS.length);
    expect((await by.officer.list()).code).toBe(CODES.forbidden);
    expect((await by.auditor.act(OCEAN, { act: 'tariff.put', said: { sheet: dollars(430) } })).code).toBe(
      CODES.forbidden,
    );
  });

  it.each(DESK_SHEETS.map(({ id, title }) => [id, title]))('opens %s by its address', async (id, title) => {
    expect((await by.pricing.look(id)).data).toMatchObject({ no: id, title });
  });

  it('offers the prices in force for a change, and previews it without storing anything', async () => {
    const { acts, table } = (await by.pricing.look(OCEAN)).data;
    expect(acts.map(({ id }) => id)).toEqual(['tariff.put']);
    expect(acts[0]?.fields[0]?.value).toBe(sheetText());
    expect(table.rows.find(({ name }) => name === LINE)?.figures[0]).toBe(420);
    const read = await by.pricing.act(OCEAN, { act: 'tariff.put', said: { sheet: dollars(441) }, how: 'rehearse' });
    expect(read.data.tariff).toMatchObject({
      title: '整箱海运费',
      changed: [{ row: LINE, column: '20GP', before: 420, after: 441 }],
      count: 1,
      most: 5,
      waits: false,
      added: [],
      gone: [],
    });
    expect((await by.pricing.look(OCEAN)).data.stand).toBe('BASE');
  });

  it.each([
    ['a table without its columns', '航线\n东南亚', '第 1 行要写列名，缺少“20GP”'],
    ['a price that is no number', 'PRICE', '应为 0 到 100000 的整数'],
    ['a line that does not exist', `${sheetText()}\n火星\t1`, '航线写的是“火星”，本表没有'],
    ['a line twice', `${sheetText()}\n${sheetText().split('\n')[1]}`, '写了两次'],
    ['an empty table', '', '第 1 行要写列名'],
    ['hostile text', '=cmd|calc\t<script>', '第 1 行要写列名'],
  ])('refuses %s by its line, and changes nothing', async (_, text, message) => {
    const refused = await put(text === 'PRICE' ? dollars('四百') : text);
    expect(refused.code).toBe(CODES.badRequest);
    expect(refused.message).toContain(message);
    expect((await by.pricing.look(OCEAN)).data.stand).toBe('BASE');
  });

  it('takes a moment that has passed for no beginning', async () => {
    const refused = await put(dollars(430), { fromAt: '2026-03-01T08:00' });
    expect([refused.code, refused.message]).toEqual([
      CODES.badRequest,
      '生效时间应在现在之后、180 天之内；留空为立即生效',
    ]);
  });

  it('up to ten per cent holds at once on every gateway, and a locked quote keeps its price', async () => {
    const { token } = await newPerson(gateway);
    const quote = await quoteFor(gateway, token, GENERAL);
    expect((await freights()).length, 'prices of the demo move by the ship').toBeGreaterThan(1);
    expect((await put(dollars(441))).code).toBe(CODES.success);
    expect(await freights(), 'every ship asks what pricing entered').toEqual([44_100]);
    await vi.waitFor(async () => expect(await freights(second)).toEqual([44_100]), PATIENCE);
    expect(quote.offer.price?.charges.lines.find(({ item }) => item === 'OF')?.unitPrice.amount).not.toBe(44_100);
    expect((await by.auditor.look(OCEAN)).data).toMatchObject({
      stand: 'HOLDS',
      pending: null,
      done: [{ act: 'tariff.put' }],
      acts: [],
    });
  });

  it('small steps of a week add up, and a second person decides', async () => {
    expect((await put(dollars(480))).code).toBe(CODES.success);
    const own = (await by.pricing.look(OCEAN)).data;
    expect([own.stand, own.isOwn, own.acts.map(({ id }) => id)]).toEqual(['WAITING', true, ['tariff.dropped']]);
    expect(own.pending).toMatchObject({ changed: [{ before: 441, after: 480 }], most: 8.8, waits: true });
    expect((await by.auditor.list()).data.counts.tariffs).toBe(1);
    expect(await freights(), 'the price waits').toEqual([44_100]);
    expect((await by.pricing.act(OCEAN, { act: 'tariff.approved' })).code).toBe(CODES.moveRefused);
    expect((await by.other.act(OCEAN, { act: 'tariff.approved' })).code).toBe(CODES.success);
    expect(await freights()).toEqual([48_000]);
  });

  it('is taken back in one press to the edition before', async () => {
    const read = await by.other.act(OCEAN, { act: 'tariff.dropped', how: 'rehearse' });
    expect(read.data.tariff).toMatchObject({ changed: [{ before: 480, after: 441 }], waits: false });
    expect((await by.other.act(OCEAN, { act: 'tariff.dropped' })).code).toBe(CODES.success);
    expect((await by.other.look(OCEAN)).data.table.rows.find(({ name }) => name === LINE)?.figures[0]).toBe(441);
  });

  it('holds from its moment on, and no other is put before', async () => {
    const at = new Date(gateway.clock.now() + 3 * HOUR_MS).toISOString();
    expect((await put(dollars(450), { fromAt: at })).code).toBe(CODES.success);
    const coming = (await by.other.look(OCEAN)).data;
    expect([coming.stand, coming.from, coming.acts.map(({ id }) => id)]).toEqual(['COMING', at, ['tariff.dropped']]);
    expect(coming.pending, 'what comes is shown beside what holds').toMatchObject({
      from: at,
      changed: [{ before: 441, after: 450 }],
      waits: false,
    });
    expect((await put(dollars(430), {}, by.other)).code).not.toBe(CODES.success);
    expect(await freights()).toEqual([44_100]);
    gateway.clock.advance(3 * HOUR_MS);
    await signIn();
    await vi.waitFor(async () => expect(await freights()).toEqual([45_000]), PATIENCE);
    expect((await by.pricing.look(OCEAN)).data).toMatchObject({ stand: 'HOLDS', pending: null });
  });

  it('agreed to after its moment begins with the agreement, and says so', async () => {
    const at = new Date(gateway.clock.now() + HOUR_MS).toISOString();
    expect((await put(dollars(600), { fromAt: at })).code).toBe(CODES.success);
    gateway.clock.advance(9 * DAY_MS);
    await signIn();
    expect(await freights(), 'it waits beyond its moment').toEqual([45_000]);
    const now = new Date(gateway.clock.now()).toISOString();
    const read = await by.other.act(OCEAN, { act: 'tariff.approved', how: 'rehearse' });
    expect(read.data.tariff).toMatchObject({ from: now, changed: [{ before: 450, after: 600 }], waits: false });
    expect((await by.other.act(OCEAN, { act: 'tariff.approved' })).code).toBe(CODES.success);
    const held = (await by.other.look(OCEAN)).data;
    expect([held.stand, held.from, held.acts.map(({ id }) => id)]).toEqual([
      'HOLDS',
      now,
      ['tariff.put', 'tariff.dropped'],
    ]);
    expect(await freights()).toEqual([60_000]);
  });

  it('a line that is left out waits for a second person, and its offers are enquiries then', async () => {
    const without = sheetText()
      .split('\n')
      .filter((line) => !line.startsWith(LINE))
      .join('\n');
    const read = await by.pricing.act(OCEAN, { act: 'tariff.put', said: { sheet: without }, how: 'rehearse' });
    expect(read.data.tariff).toMatchObject({ gone: [LINE], waits: true });
    await put(without);
    await by.other.act(OCEAN, { act: 'tariff.approved' });
    expect(await freights()).toEqual([]);
  });

  it('a week after it began is replaced, not taken back', async () => {
    gateway.clock.advance(8 * DAY_MS);
    await signIn();
    expect((await by.pricing.look(OCEAN)).data.acts.map(({ id }) => id)).toEqual(['tariff.put']);
    expect((await by.pricing.act(OCEAN, { act: 'tariff.dropped' })).code).not.toBe(CODES.success);
  });

  it('of ten at once one is put', async () => {
    const texts = Array.from({ length: 10 }, (_, at) => dollars(410 + at));
    const all = await Promise.all(texts.map((text, at) => put(text, {}, at % 2 === 0 ? by.pricing : by.other)));
    expect(all.filter(({ code }) => code === CODES.success)).toHaveLength(1);
  });

  it('is sealed by the log', async () => {
    expect(await findBrokenLine(gateway.database)).toBeNull();
  });

  it('of another name is unknown', async () => {
    expect((await by.pricing.look('sea-river')).code).toBe(CODES.notFound);
  });
});
