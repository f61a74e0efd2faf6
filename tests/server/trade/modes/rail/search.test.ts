import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { railSchedule, railSearch } from '../../../../../contract/modes/rail/search';
import type { RailSearch } from '../../../../../domain/modes/rail/search';
import { listDepartures, findDeparture } from '../../../../../server/trade/modes/rail/departures';
import { findOffer, listOffers } from '../../../../../server/trade/modes/rail/offers';
import { findRoute } from '../../../../../server/trade/modes/rail/routes';
import { railMode } from '../../../../../server/trade/modes/rail/mode';
import { findAlternatives, searchRail } from '../../../../../server/trade/modes/rail/search';
import { GLYCEROL, railSearchOf } from '../../../../support/rail-order';
import { untouchedWorld } from '../../../../support/untouched-world';

const NOW = untouchedWorld(Date.parse('2026-11-21T01:42:00Z'));
const on = (search: Partial<RailSearch>) => listOffers(railSearchOf(search), NOW);
const codes = (search: Partial<RailSearch>) => [
  ...new Set(on(search).flatMap(({ detail }) => detail.findings.map(({ level, code }) => `${level} ${code}`))),
];
const plain = { isDanger: 'N', unNo: null, goods: '丙二醇' } as const;

describe('train table', () => {
  it('has departures in China time with wagons for sale', () => {
    const departure = findDeparture('R-HLBL-RXA-RDU-261209');
    expect(departure).toMatchObject({ day: '2026-12-09', teu: 16, isFull: false, hasTariff: true });
  });

  it('finds departures by exact name only', () => {
    for (const name of ['R-HLBL-RXA-RDU-261208', 'R-HLBL-RXA-RDU-269999', 'R-HLBL-RXA-RAA-261209', 'RXA', ''])
      expect(findDeparture(name), name).toBeUndefined();
    const route = findRoute('R-SGZQ-RXA-RAA');
    const [first] = route ? listDepartures(route, '2026-12-01', 14) : [];
    expect(findDeparture(first?.offerId ?? '')).toStrictEqual(first);
  });
});

describe('rail search', () => {
  it('lists four weeks of a route, with cut-offs', () => {
    const offers = listOffers(GLYCEROL, NOW);
    expect(offers.map(({ offerId }) => offerId.slice(-6))).toStrictEqual(
      '261123 261125 261127 261130 261202 261204 261207 261209 261211 261214 261216 261218'.split(' '),
    );
    const train = offers.find(({ offerId }) => offerId.endsWith('261209'));
    expect(train?.cutoffs.map(({ code }) => code)).toStrictEqual([
      'RAIL_PLAN',
      'STATION_OPEN',
      'SI',
      'STATION_CLOSE',
      'CUSTOMS',
    ]);
    expect(train?.closesAt).toBe(train?.cutoffs[0]?.at);
    expect(train?.detail).toMatchObject({ border: 'RAL', line: '中欧', transitDays: [15, 18] });
  });

  it('lists trains across the requested border only', () => {
    const all = listOffers(GLYCEROL, NOW).map(({ offerId }) => offerId);
    expect(listOffers({ ...GLYCEROL, border: 'RAL' }, NOW).map(({ offerId }) => offerId)).toStrictEqual(all);
    expect(searchRail({ ...GLYCEROL, border: 'REL' }, NOW)).toMatchObject({ offers: [], days: [] });
    expect(railMode.stock.markets({ ...GLYCEROL, border: 'REL' })).toStrictEqual([]);
  });

  it('warns in winter of freezing, prices heating, and is silent in summer', () => {
    const of = (change: Partial<RailSearch>) => codes({ ...GLYCEROL, ...change });
    expect(of({})).toContain('NEED_APPROVAL railWinterFreeze');
    expect(of({ heating: 'HEAT' })).toContain('PASS railWinterHeated');
    expect(of({ goods: '丙二醇' })).toContain('PASS railWinterFine');
    expect(of({ goods: null })).toContain('MANUAL railWinterUnknown');
    expect(of({ from: '2027-04-01' }).filter((code) => code.includes('Winter'))).toStrictEqual([]);
    const total = (change: Partial<RailSearch>) =>
      listOffers({ ...GLYCEROL, ...change }, NOW).find(({ state }) => state === 'OPEN')?.price?.charges.totalUsd
        .amount ?? 0;
    expect(total({ heating: 'HEAT' }) - total({})).toBe(140_000);
    expect(listOffers(GLYCEROL, NOW)[0]?.detail.warmth).toStrictEqual({ HEAT: 140_000, LINER: 38_000 });
  });

  it('starts a month later when the railway approval is missing', () => {
    expect(on({})[0]?.offerId).toBe('R-YTBL-RXA-RMO-261223');
    expect(on({})[0]?.cutoffs[0]?.code).toBe('DG_APPLY');
    expect(on({ hasPermit: true })[0]?.offerId).toBe('R-YTBL-RXA-RMO-261125');
    expect(on({ hasPermit: true })[0]?.cutoffs[0]?.code).toBe('RAIL_PLAN');
  });

  it('RE7: blocks a class that no origin station handles, without alternatives', () => {
    const refused = on({ dstPortCode: 'RDU', unNo: '1230' });
    expect(new Set(refused.map(({ acceptance }) => acceptance.level))).toStrictEqual(new Set(['BLOCK']));
    expect(refused[0]?.detail.findings.map(({ code }) => code)).toContain('railRefuses');
    expect(refused[0]?.detail.instead).toStrictEqual([]);
  });

  it('RE8: names the stations that accept the goods', () => {
    const [refused] = on({ orgPortCode: 'RYW', dstPortCode: 'RTA', unNo: '3082' });
    expect(refused?.detail.findings.map(({ code }) => code)).toContain('railOrgRefuses');
    expect(refused?.detail.instead.map(({ org, dst }) => `${org.code} ${dst.code}`)).toStrictEqual([
      'RZZ RTA',
      'RXA RTA',
    ]);
  });

  it('leaves an unknown UN number to manual review without a price', () => {
    const unknown = on({ unNo: '9999' });
    expect(new Set(unknown.map(({ acceptance }) => acceptance.level))).toStrictEqual(new Set(['MANUAL']));
    expect(unknown.every(({ price }) => price === null)).toBe(true);
    const about = unknown.flatMap(({ detail }) => detail.findings.flatMap(({ given }) => given?.['row'] ?? []));
    expect(new Set(about), 'it is the first and only row').toStrictEqual(new Set([1]));
  });

  it('judges every entry of a number until the name decides', () => {
    const cold = (goods: string | null) =>
      codes({ orgPortCode: 'RXA', dstPortCode: 'RTA', unNo: '3082', goods }).filter((code) => code.includes('Winter'));
    expect(cold(null)).toStrictEqual(['NEED_APPROVAL railWinterCold', 'MANUAL railWinterUnknown']);
    expect(cold('环氧树脂（液态,环境危害）')).toStrictEqual(['NEED_APPROVAL railWinterCold']);
  });

  it.each([
    ['甲醇', 'BLOCK railDisguised'],
    ['腐蚀性液体,未另作规定的', 'BLOCK railDisguised'],
    ['清洗剂', 'MANUAL railResembles'],
    ['锂离子电池', 'MANUAL railLithium'],
  ])('detects dangerous goods declared harmless: %s', (goods, found) => {
    expect(codes({ ...plain, dstPortCode: 'RDU', goods })).toContain(found);
  });

  it('RE1: requires approval for an odd twenty-foot box', () => {
    expect(codes({ ...plain, boxes: [{ type: '20GP', count: 3 }] })).toContain('NEED_APPROVAL railOddTwenty');
  });

  it('RE1: states the price of a pair and of long boxes', () => {
    const [offer] = on({ ...plain, boxes: [{ type: '20GP', count: 3 }] });
    const [pair] = on({ ...plain, boxes: [{ type: '20GP', count: 4 }] });
    const [long] = on({ ...plain, boxes: [{ type: '40HQ', count: 2 }] });
    const total = (of: typeof offer) => of?.price?.charges.totalUsd.amount;
    expect(offer?.detail.paired).toStrictEqual([
      { boxes: [{ type: '20GP', count: 4 }], total: total(pair) },
      { boxes: [{ type: '40HQ', count: 2 }], total: total(long) },
    ]);
    expect(pair?.detail.paired).toStrictEqual([]);
  });

  it('is sold out when less is left than requested', () => {
    const left = (taken: number) =>
      listOffers(GLYCEROL, { ...NOW, taken: () => taken }).find(({ offerId }) => offerId.endsWith('261209'));
    expect(left(14)).toMatchObject({ state: 'OPEN', left: [{ measure: 'TEU', amount: 2 }] });
    expect(left(15)).toMatchObject({ state: 'SOLD_OUT', left: [{ measure: 'TEU', amount: 1 }] });
  });

  it('is valid until the next price, cut-off or day, and offers two alternatives', () => {
    expect(searchRail(GLYCEROL, NOW).until).toBeGreaterThan(NOW.now);
    const ways = findAlternatives(GLYCEROL, 'R-HLBL-RXA-RDU-261209', NOW).map(({ offerId }) => offerId);
    expect(ways).toHaveLength(2);
    expect(ways).not.toContain('R-HLBL-RXA-RDU-261209');
  });

  it.each([
    ['one box of harmless goods', { ...GLYCEROL, dstPortCode: 'RAA' }],
    [
      'dangerous goods in boxes of two types',
      railSearchOf({
        dstPortCode: 'RAA',
        unNo: '3082',
        hasPermit: true,
        boxes: [
          { type: '20GP', count: 3 },
          { type: '40HQ', count: 2 },
        ],
      }),
    ],
  ])('encodes common data of its trains once, for %s', (_, full) => {
    const { days, offers } = searchRail(full, NOW);
    expect(offers).toHaveLength(24);
    const written = JSON.stringify(railSchedule.written({ days, offers }));
    expect(written.length).toBeLessThan(20_000);
    expect(v.parse(railSchedule.reply, JSON.parse(written))).toEqual({ days, offers });
  });

  it('answers each train as its single lookup does, across the end of winter', () => {
    for (const from of [null, '2027-03-20', '2026-10-10']) {
      const search = { ...GLYCEROL, from };
      for (const offer of listOffers(search, NOW)) expect(findOffer(search, offer.offerId, NOW)?.offer).toEqual(offer);
    }
  });

  it('names other routes from the origin with prices for the same boxes', () => {
    const [offer] = listOffers(GLYCEROL, NOW);
    const ways = offer?.detail.instead.map(({ dst, way }) => [dst.code, way?.border, way?.transitDays]);
    expect(ways).toStrictEqual([
      ['RHH', 'RAL', [16, 19]],
      ['RMA', 'RHG', [12, 14]],
    ]);
    const [other] = listOffers({ ...GLYCEROL, dstPortCode: 'RMA' }, NOW).filter(({ price }) => price !== null);
    expect(offer?.detail.instead[1]?.way?.total).toBe(other?.price?.charges.totalUsd.amount);
  });

  it('rejects contradictory parameters', () => {
    const is = (change: object) => v.safeParse(railSearch, { ...railSearchOf({}), ...change }).success;
    expect(is({})).toBe(true);
    for (const wrong of [
      { orgPortCode: 'CNSHA' },
      { dstPortCode: 'RXA' },
      { unNo: null },
      { isDanger: 'N' },
      { boxes: [] },
      { boxes: [{ type: '45HQ', count: 1 }] },
      { boxes: [{ type: '40HQ', count: 51 }] },
    ])
      expect(is(wrong), JSON.stringify(wrong)).toBe(false);
  });
});
