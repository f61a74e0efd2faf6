import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { priceMinimum } from '../../../../contract/offers/market';
import { quoteFcl } from '../../../../contract/modes/fcl/quote';
import { etdList } from '../../../../contract/offers/sailings';
import { CODES } from '../../../../contract/wire/envelope';
import type { FclQuote } from '../../../../domain/modes/fcl/quote';
import type { Sailing } from '../../../../domain/offer/sailing';
import { HOUR_MS } from '../../../../domain/values/spans';
import { findBrokenLine } from '../../../../server/base/house-log/log';
import { sheetFigures } from '../../../../server/trade/tariffs/sheet';
import { demoTariffs, SHEETS } from '../../../../server/trade/modes/sheets';
import { submit } from '../../orders/orders/support/booking';
import { GENERAL, submissionOn } from '../../orders/orders/support/submission';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { bearing, newPerson } from '../identity/support/person';
import { colleague } from './support/staff';
import { tariffsBy } from './support/tariffs';
import { PATIENCE } from '../../../support/patience';

const SHEET = 'ships-htan';
const HEAD = ['航线服务', '船名', '航次', '起运港', '目的港', '中转港', '开航', '到港', '舱位'];
type Cells = readonly string[];
const FIRST: Cells = ['SE9', 'REAL STAR', '101S', 'CNSHA', 'SGSIN', '', '2026-03-12 14:00', '2026-03-20 06:00', '60'];
const SECOND: Cells = ['SE9', 'REAL MOON', '102S', '上海', '新加坡港', '', '2026/3/19 14:00', '2026/3/27 6:00', '5'];

const text = (...rows: Cells[]): string => [HEAD, ...rows].map((cells) => cells.join('\t')).join('\n');
const given = (): string =>
  [[...HEAD, '截单截止'], [...FIRST, '2026-03-09 10:00'], SECOND].map((cells) => cells.join('\t')).join('\n');
const withCell = (row: Cells, title: string, cell: string): Cells =>
  row.map((old, at) => (HEAD[at] === title ? cell : old));

let gateway: TestGateway;
let second: TestGateway;
type By = ReturnType<typeof tariffsBy>;
let by: Readonly<Record<'pricing' | 'other', By>>;

const { ...prices } = Object.fromEntries(
  SHEETS.map((sheet) => [sheet.id, { figures: sheetFigures(sheet, demoTariffs()), isEntered: true }]),
);

beforeAll(async () => {
  gateway = await openTestGateway({ tariffs: prices });
  second = await openTestGateway({ database: gateway.database, clock: gateway.clock, tariffs: prices });
  const of = async () => tariffsBy(gateway, await colleague(gateway, 'pricing'));
  by = { pricing: await of(), other: await of() };
});
afterAll(() => gateway.close());

const put = (sheet: string, more: Record<string, string> = {}, who = by.pricing) =>
  who.act(SHEET, { act: 'tariff.put', said: { sheet, ...more } });
const rehearse = async (sheet: string) =>
  (await by.pricing.act(SHEET, { act: 'tariff.put', said: { sheet }, how: 'rehearse' })).data.tariff;

const ships = async (at = gateway): Promise<Sailing[]> =>
  (await at.post<{ sailings: Sailing[] }>(etdList.path, { ...GENERAL, days: 28 })).data.sailings;
const voyages = async (at = gateway) => (await ships(at)).map(({ voyage, etd }) => `${voyage} ${etd.slice(5, 16)}`);

async function lock(token: string, voyage: string) {
  const found = (await ships()).find((one) => one.voyage === voyage);
  return gateway.post<FclQuote>(quoteFcl.path, { ...GENERAL, offerId: found?.sailingId ?? 'none' }, bearing(token));
}
const reread = (token: string, quoteId: string) =>
  gateway.get<FclQuote>(`/api-ecommerce/quote/${quoteId}`, bearing(token));

describe('timetable at the desk', () => {
  it('lists no ship before one is entered', async () => {
    expect(await ships()).toEqual([]);
    expect((await by.pricing.look(SHEET)).data).toMatchObject({ stand: 'NONE', topic: 'SHIPS', count: 0 });
    const lowest = await gateway.post<{ records: unknown[] }>(priceMinimum.path, { isDanger: 'N' });
    expect([lowest.code, lowest.data.records]).toEqual([CODES.success, []]);
  });

  it.each([
    ['a port nobody knows', withCell(FIRST, '目的港', '鹿丹'), '第 2 行：目的港写的是“鹿丹”，平台没有这个港口'],
    ['a lane that is not served', withCell(FIRST, '目的港', 'CNNGB'), '第 2 行：上海到宁波不是平台的出口航线'],
    ['a ship that has sailed', withCell(FIRST, '开航', '2026-03-01 14:00'), '第 2 行：开航早于生效时间'],
    [
      'a time without an hour',
      withCell(FIRST, '开航', '2026-03-12'),
      '第 2 行：开航写的是“2026-03-12”，应为“年-月-日 时:分”',
    ],
    ['a day that does not exist', withCell(FIRST, '到港', '2026-02-30 06:00'), '第 2 行：到港写的是“2026-02-30 06:00”'],
    [
      'an arrival before the departure',
      withCell(FIRST, '到港', '2026-03-11 06:00'),
      '第 2 行：到港应在开航之后、120 天之内',
    ],
    ['places in words', withCell(FIRST, '舱位', '很多'), '第 2 行：舱位写的是“很多”，应为 0 到 20000 的整数'],
    [
      'a hostile name',
      withCell(FIRST, '船名', '=HYPERLINK("x")'),
      '第 2 行：船名写的是“=HYPERLINK("x")”，应为 2 到 35 位英文船名',
    ],
    ['a port of transhipment at an end', withCell(FIRST, '中转港', 'SGSIN'), '第 2 行：中转港与起运港或目的港相同'],
  ])('refuses %s by its line, and stores nothing', async (_, row, message) => {
    const refused = await put(text(row, SECOND));
    expect(refused.code).toBe(CODES.badRequest);
    expect(refused.message).toContain(message);
    expect((await by.pricing.look(SHEET)).data.stand).toBe('NONE');
  });

  it('names every wrong cell of every line, the same ship twice, and a missing column', async () => {
    const twice = await put(text(FIRST, withCell(withCell(SECOND, '目的港', 'X'), '舱位', '-1'), FIRST));
    for (const said of ['第 3 行：目的港', '第 3 行：舱位', '第 4 行：与第 2 行是同一船名、航次与港口'])
      expect(twice.message).toContain(said);
    expect((await put('船名\t航次\nA\tB')).message).toContain('第 1 行要写列名，缺少“航线服务”');
    expect((await put(`${HEAD.join('\t')}\t<script>\n`)).message).toContain('第 1 行的“<script>”不是本表的列');
  });

  it('previews new departures and stores them at once, on every gateway', async () => {
    expect(await rehearse(text(FIRST, SECOND))).toMatchObject({
      topic: 'SHIPS',
      added: ['REAL STAR 101S 上海—新加坡 2026-03-12 14:00', 'REAL MOON 102S 上海—新加坡 2026-03-19 14:00'],
      gone: [],
      waits: false,
      quotes: 0,
      orders: 0,
    });
    expect(await ships()).toEqual([]);
    expect((await put(text(FIRST, SECOND))).code).toBe(CODES.success);
    expect(await voyages()).toEqual(['101S 03-12T06:00', '102S 03-19T06:00']);
    expect(await ships()).toMatchObject([{ carrier: { code: 'HTAN' }, slots: 60, state: 'OPEN' }, { slots: 5 }]);
    await vi.waitFor(async () => expect(await ships(second)).toHaveLength(2), PATIENCE);
    const { data } = await by.other.look(SHEET);
    expect(data).toMatchObject({ stand: 'HOLDS', count: 2 });
    expect(data.table.rows[0]?.name).toBe('REAL STAR 101S 上海—新加坡');
  });

  it('takes cut-offs that the carrier gives, and the rule of the house for others', async () => {
    const cut = [...HEAD, '截单截止'].join('\t');
    expect((await put(`${cut}\n${FIRST.join('\t')}\t2026-03-13 10:00`)).message).toContain('截单截止应在开航之前');
    expect((await put(given())).code).toBe(CODES.success);
    const si = (await ships()).map(({ cutoffs }) => cutoffs.find(({ code }) => code === 'SI')?.at);
    expect(si).toEqual(['2026-03-09T02:00:00.000Z', '2026-03-15T06:00:00.000Z']);
    const offered = String((await by.pricing.look(SHEET)).data.acts[0]?.fields[0]?.value);
    expect(offered.split('\n')).toHaveLength(3);
    expect(await rehearse(offered), 'the text that is offered changes nothing').toMatchObject({
      changed: [],
      added: [],
      gone: [],
    });
  });

  it('a ship that moves or goes keeps its order, stops its locked prices, and waits for a second person', async () => {
    const { token } = await newPerson(gateway);
    const sold = submissionOn((await lock(token, '101S')).data);
    const placed = await submit(gateway, token, sold);
    expect(placed.code, placed.message).toBe(CODES.success);
    const locked = (await lock(token, '101S')).data;
    const later = (await lock(token, '102S')).data;

    const moved = text(withCell(FIRST, '开航', '2026-03-13 09:00'));
    expect(await rehearse(moved)).toMatchObject({
      changed: expect.arrayContaining([
        expect.objectContaining({ column: '开航', before: '2026-03-12 14:00', after: '2026-03-13 09:00' }),
      ]) as unknown,
      gone: ['REAL MOON 102S 上海—新加坡 2026-03-19 14:00'],
      waits: true,
      quotes: 2,
      orders: 1,
    });
    await put(moved);
    expect(await voyages(), 'it waits').toEqual(['101S 03-12T06:00', '102S 03-19T06:00']);
    expect((await by.pricing.act(SHEET, { act: 'tariff.approved' })).code).toBe(CODES.moveRefused);
    expect((await by.other.act(SHEET, { act: 'tariff.approved' })).code).toBe(CODES.success);
    expect(await voyages()).toEqual(['101S 03-13T01:00']);

    const told = 'REAL STAR 101S 开航改为 03-13 09:00，原为 03-12 14:00，请重新查询锁价';
    expect((await reread(token, locked.quoteId)).data.offer.closures?.[0]?.reason).toContain('开航改为');
    const refused = await submit(gateway, token, submissionOn(locked));
    expect([refused.code, refused.message]).toEqual([CODES.cargoRefused, told]);
    const gone = await submit(gateway, token, submissionOn(later));
    expect(gone.message).toBe('REAL MOON 102S 已从船期表撤下，请另选班次');
    const again = await gateway.post(quoteFcl.path, { ...GENERAL, offerId: later.offer.offerId }, bearing(token));
    expect([again.status, again.message]).toEqual([404, '所选班次已撤下或不存在，请重新查询，另选班次']);

    const { orderNo } = placed.data;
    const order = await gateway.get<{ leavesAt: string }>(`/api-puds/order/${orderNo}`, bearing(token));
    expect(JSON.stringify(order.data), 'the order keeps what it locked').toContain('2026-03-12T06:00:00.000Z');
  });

  it('is taken back in one press to the departures before, and locked prices hold again', async () => {
    const { token } = await newPerson(gateway);
    expect((await by.other.act(SHEET, { act: 'tariff.dropped' })).code).toBe(CODES.success);
    expect(await voyages()).toEqual(['101S 03-12T06:00', '102S 03-19T06:00']);
    expect((await lock(token, '102S')).code).toBe(CODES.success);
  });

  it('holds from its minute on', async () => {
    const at = new Date(gateway.clock.now() + HOUR_MS).toISOString();
    const more = ['SE9', 'REAL SUN', '103S', 'CNSHA', 'SGSIN', '', '2026-03-26 14:00', '2026-04-03 06:00', '9'];
    expect((await put(`${given()}\n${more.join('\t')}`, { fromAt: at })).code).toBe(CODES.success);
    expect((await by.other.look(SHEET)).data).toMatchObject({
      stand: 'COMING',
      pending: { added: [expect.any(String)] },
    });
    expect(await voyages()).toHaveLength(2);
    gateway.clock.advance(HOUR_MS + 1);
    await vi.waitFor(async () => expect(await voyages()).toHaveLength(3), PATIENCE);
  });

  it('is sealed by the log', async () => {
    expect(await findBrokenLine(gateway.database)).toBeNull();
  });
});

describe('timetable of the demo', () => {
  it('a carrier with an edition sails by it, others by the demo; a ship pasted unchanged keeps its id', async () => {
    const demo = await openTestGateway();
    const before = (await demo.post<{ sailings: Sailing[] }>(etdList.path, { ...GENERAL, days: 28 })).data.sailings;
    const old = before.find(({ carrier }) => carrier.code === 'HTAN');
    if (!old) throw new Error('the demo has a ship of this carrier');
    const desk = tariffsBy(demo, await colleague(demo, 'pricing'));
    expect((await desk.look(SHEET)).data.stand).toBe('BASE');
    const local = (moment: string) =>
      new Date(Date.parse(moment) + 8 * HOUR_MS).toISOString().slice(0, 16).replace('T', ' ');
    const row = [
      old.service,
      old.vessel,
      old.voyage,
      old.org.code,
      old.dst.code,
      old.via?.code ?? '',
      local(old.etd),
      local(old.eta),
      '7',
    ];
    expect((await desk.act(SHEET, { act: 'tariff.put', said: { sheet: text(row) } })).code).toBe(CODES.success);
    const after = (await demo.post<{ sailings: Sailing[] }>(etdList.path, { ...GENERAL, days: 28 })).data.sailings;
    const own = after.filter(({ carrier }) => carrier.code === 'HTAN');
    expect(own).toMatchObject([{ sailingId: old.sailingId, etd: old.etd, slots: 7 }]);
    expect(after.filter(({ carrier }) => carrier.code !== 'HTAN').map(({ sailingId }) => sailingId)).toEqual(
      before.filter(({ carrier }) => carrier.code !== 'HTAN').map(({ sailingId }) => sailingId),
    );
    await demo.close();
  });
});
