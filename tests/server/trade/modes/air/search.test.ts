import { describe, expect, it } from 'vitest';

import { airSearch } from '../../../../../contract/modes/air/search';
import * as v from 'valibot';
import type { AirSearch } from '../../../../../domain/modes/air/search';
import { airDepartures, findDeparture } from '../../../../../server/trade/modes/air/departures';
import { findFlight, FLIGHTS } from '../../../../../server/trade/modes/air/flights';
import { listOffers } from '../../../../../server/trade/modes/air/offers';
import { findAlternatives, searchAir } from '../../../../../server/trade/modes/air/mode';
import { airSearchOf } from '../../../../support/air-order';
import { acetone } from '../support/air';
import { untouchedWorld } from '../../../../support/untouched-world';

const NOW = untouchedWorld(Date.parse('2026-11-21T01:42:00Z'));
const on = (search: Partial<AirSearch>) => listOffers(airSearchOf(search), NOW);
const told = (search: Partial<AirSearch>) =>
  on(search).map(({ acceptance, detail }) => [detail.aircraft, acceptance.level, detail.air?.answer ?? null] as const);
const uniqueOf = (rows: readonly (readonly unknown[])[]) => [...new Set(rows.map((row) => row.join(' ')))].toSorted();

describe('flight table', () => {
  it('has forty flights between known places', () => {
    expect(FLIGHTS).toHaveLength(40);
  });

  it('has departures in China time with the remaining capacity', () => {
    const departure = findDeparture('A-ZLKY811-261203');
    expect(departure).toMatchObject({ day: '2026-12-03', room: 1_259_000, isFull: false, hasTariff: true });
    expect(new Date(departure?.leavesAt ?? 0).toISOString()).toBe('2026-12-02T20:20:00.000Z');
  });

  it('finds departures by exact offer id only', () => {
    for (const name of ['A-ZLKY811-261202', 'A-ZLKY811-269999', 'A-ZLKY999-261203', 'ZLKY811', ''])
      expect(findDeparture(name), name).toBeUndefined();
    const flight = findFlight('YXHK201');
    const [first] = flight ? airDepartures(flight, '2026-12-01', 14) : [];
    expect(findDeparture(first?.offerId ?? '')).toStrictEqual(first);
  });
});

describe('air search', () => {
  it('shows arrival in local time', () => {
    const offer = on({}).find(({ detail }) => detail.flight === 'ZLKY811');
    expect(offer?.detail.landsAt.slice(11)).toBe('23:50');
  });

  it('sets dangerous goods hand-in a day earlier and documents two days before', () => {
    const offer = on({}).find(({ offerId }) => offerId === 'A-ZLKY811-261203');
    expect(offer?.cutoffs.map(({ code, at }) => [code, at])).toStrictEqual([
      ['AIR_DOC', '2026-11-30T20:20:00.000Z'],
      ['AIR_IN', '2026-12-01T20:20:00.000Z'],
      ['AIR_FWB', '2026-12-02T08:20:00.000Z'],
      ['AIR_CUSTOMS', '2026-12-02T14:20:00.000Z'],
    ]);
  });

  it('AE4: offers nothing for goods forbidden by air', () => {
    expect(uniqueOf(told({ unNo: '1040', net: 1 }))).toStrictEqual(['F BLOCK FORBIDDEN']);
  });

  it('AE5: limits net quantity per package by aircraft, and lower with a second hazard', () => {
    const aircraft = (unNo: string, net: number) =>
      new Set(on({ dstPortCode: 'FRA', unNo, net }).map(({ detail }) => detail.air?.answer));
    expect([aircraft('1090', 5), aircraft('1090', 5.1), aircraft('1090', 60.5), aircraft('1230', 1.1)]).toStrictEqual([
      new Set(['PAX']),
      new Set(['CAO']),
      new Set(['OVER']),
      new Set(['CAO']),
    ]);
  });

  it('AE6: refuses belly flights to Seoul from Shanghai, and names the freighter from Beijing', () => {
    const offers = on({ dstPortCode: 'ICN', unNo: '1093', net: 20 });
    expect(uniqueOf(offers.map(({ detail, acceptance }) => [detail.aircraft, acceptance.level]))).toStrictEqual([
      'P BLOCK',
    ]);
    expect(offers[0]?.acceptance.reason).toContain('客机腹舱');
    expect(offers[0]?.detail.freighter).toMatchObject({ flight: 'MXHY627', org: { code: 'PEK' } });
  });

  it('AE12: names the nearest airport for dangerous goods, and accepts general cargo', () => {
    const danger = on({ orgPortCode: 'SZX', dstPortCode: 'SIN' });
    expect(uniqueOf(danger.map(({ acceptance }) => [acceptance.level]))).toStrictEqual(['BLOCK']);
    expect(danger[0]?.acceptance.reason).toContain('最近可收运：广州白云');
    const general = on({ orgPortCode: 'SZX', dstPortCode: 'SIN', isDanger: 'N', unNo: null, net: null });
    expect(uniqueOf(general.map(({ detail, acceptance }) => [detail.flight, acceptance.level]))).toStrictEqual([
      'MXHY629 PASS',
    ]);
  });

  it('AE13: refuses pieces larger than the aircraft door, and names the next freighter', () => {
    const sizes = [{ l: 120, w: 100, h: 170, pieces: 1 }];
    const search = { dstPortCode: 'FRA', isDanger: 'N', unNo: null, net: null, pieces: 1, kg: 60, sizes } as const;
    expect(uniqueOf(told(search))).toStrictEqual(['F PASS ', 'P BLOCK ']);
    const belly = on(search).find(({ detail }) => detail.aircraft === 'P');
    expect(belly?.acceptance.reason).toMatch(
      /^单件 120×100×170 cm、60 kg 超过客机腹舱可装的 .*，请选全货机；最近货机：ZLKY801（上海浦东，11-30）$/,
    );
    expect(belly?.detail.freighter, 'and which one').toMatchObject({ flight: 'ZLKY801' });
    const [none] = on({ ...search, sizes: [{ l: 120, w: 100, h: 300, pieces: 1 }] });
    expect(none?.acceptance.reason).toMatch(/，请分装$/);
    expect(none?.detail.freighter).toBeNull();
  });

  it('AE14: leaves unlisted goods to manual review, and judges batteries in equipment by the list', () => {
    expect(uniqueOf(told({ unNo: '3481', net: 5, soc: 30, wh: 40 }))).toStrictEqual(['F NEED_APPROVAL PAX']);
    expect(uniqueOf(told({ unNo: '3481', net: 5, soc: 40, wh: 40 }))).toStrictEqual(['F MANUAL PAX']);
    expect(uniqueOf(told({ unNo: '3551', net: 1 }))).toStrictEqual(['F MANUAL MANUAL']);
    expect(uniqueOf(told({ unNo: '3171', net: null })), 'and asks nothing where there is no limit').toStrictEqual([
      'F NEED_APPROVAL PAX',
    ]);
  });

  it('AE19: never guesses a packing group', () => {
    const paint = (group: AirSearch['group']) => uniqueOf(told({ unNo: '1263', net: 50, group, kg: 150 }));
    expect(paint(null)).toStrictEqual(['F MANUAL ASK']);
    expect(paint('III')).toStrictEqual(['F NEED_APPROVAL PAX']);
    expect(paint('II')).toStrictEqual(['F NEED_APPROVAL CAO']);
    expect(paint('I')).toStrictEqual(['F BLOCK OVER']);
  });

  it('marks the days as manual while a detail is missing', () => {
    const { days } = searchAir(airSearchOf({ unNo: '1263', net: 50 }), NOW);
    expect(new Set(days.map(({ state }) => state))).toContain('MANUAL');
    expect(days.every(({ state, lowest }) => state !== 'REFUSED' && lowest === null)).toBe(true);
  });

  it('AE20: never guesses a concentration', () => {
    const peroxide = (percent: number | null) =>
      uniqueOf(
        told({ unNo: '2014', net: 0.5, percent, dstPortCode: 'FRA', sizes: [{ l: 40, w: 40, h: 60, pieces: 2 }] }),
      );
    expect(peroxide(null)).toStrictEqual(['F MANUAL ASK', 'P BLOCK ASK']);
    expect(peroxide(35)).toStrictEqual(['F NEED_APPROVAL PAX', 'P BLOCK PAX']);
    expect(peroxide(50)).toStrictEqual(['F BLOCK FORBIDDEN', 'P BLOCK FORBIDDEN']);
  });

  it('AE10: leaves batteries above the charge limit to manual review, without hiding flights', () => {
    const batteries = (soc: number | null) => uniqueOf(told({ unNo: '3480', net: 10, soc, wh: 90 }));
    expect(batteries(30)).toStrictEqual(['F NEED_APPROVAL CAO']);
    expect(batteries(35)).toStrictEqual(['F MANUAL CAO']);
    expect(batteries(null)).toStrictEqual(['F MANUAL CAO']);
  });

  it('keeps a refused passenger flight in the list, with a suitable freighter', () => {
    const offers = on({
      dstPortCode: 'FRA',
      unNo: '1263',
      group: 'III',
      net: 200,
      pieces: 1,
      kg: 260,
      m3: 0.9,
      sizes: [],
    });
    const belly = offers.find(({ detail }) => detail.aircraft === 'P');
    expect(belly?.acceptance).toMatchObject({ level: 'BLOCK' });
    expect(belly?.detail.freighter).toMatchObject({ flight: 'ZLKY801' });
    const freighter = offers.find(({ detail, state }) => detail.aircraft === 'F' && state === 'OPEN');
    expect(freighter?.acceptance).toMatchObject({ level: 'NEED_APPROVAL' });
    expect(freighter?.acceptance.reason).toContain('仅限货机（PI 366）');
  });

  it('states the maximum per package in a belly when only the amount exceeds it', () => {
    const upTo = (change: Partial<AirSearch>) =>
      new Map(
        on({ dstPortCode: 'FRA', unNo: '1263', group: 'III', net: 200, kg: 150, ...change }).map(({ detail }) => [
          detail.aircraft,
          detail.upTo,
        ]),
      );
    expect(upTo({})).toStrictEqual(
      new Map([
        ['P', 60],
        ['F', null],
      ]),
    );
    expect(upTo({ net: 230 })).toStrictEqual(
      new Map([
        ['P', 60],
        ['F', 220],
      ]),
    );
    expect(upTo({ orgPortCode: 'EHU', net: 230 }).get('F'), 'an airport that takes none').toBeNull();
    const high = [{ l: 120, w: 100, h: 170, pieces: 2 }];
    expect(upTo({ sizes: high }).get('P'), 'a door that is too low').toBeNull();
  });

  it('requires approval for heavy pieces before they are measured, except for sample cargo', () => {
    const unmeasured: Partial<AirSearch> = { sizes: [], m3: 0.6, pieces: 1 };
    const general: Partial<AirSearch> = { ...unmeasured, dstPortCode: 'FRA', isDanger: 'N', unNo: null, net: null };
    const levels = (change: Partial<AirSearch>) =>
      uniqueOf(on({ ...general, ...change }).map((one) => [one.acceptance.level]));
    expect(levels({ kg: 81 })).toStrictEqual(['NEED_APPROVAL']);
    expect(levels({ kg: 80 })).toStrictEqual(['PASS']);
    expect(levels({ kg: 160, pieces: 2 }), 'two of eighty').toStrictEqual(['PASS']);
    expect(levels({ kg: 161, pieces: 2 })).toStrictEqual(['NEED_APPROVAL']);
    expect(levels({ kg: 100, isTrial: true })).toStrictEqual(['PASS']);
    expect(on({ ...general, kg: 81 })[0]?.acceptance.reason).toBe('单件 81 kg，超过 80 kg 需确认机型');
  });

  it('shows the lowest price of a day in yuan, equal to a listed flight', () => {
    const { days, offers } = searchAir(airSearchOf({ dstPortCode: 'FRA' }), NOW);
    const lowest = days.flatMap((day) => day.lowest ?? []);
    expect(lowest.length).toBeGreaterThan(0);
    for (const { currency, amount } of lowest) {
      expect(currency).toBe('1');
      expect(offers.map(({ price }) => price?.charges.totalYuan.amount)).toContain(amount);
    }
  });

  it('suggests only listed, open freighters with enough capacity', () => {
    const asked: Partial<AirSearch> = { dstPortCode: 'FRA', unNo: '1263', group: 'III', net: 200 };
    const ledTo = (change: Partial<AirSearch>) =>
      on({ ...asked, ...change }).flatMap(({ detail }) => (detail.freighter ? [detail.freighter] : []));
    const isOpen = (change: Partial<AirSearch>) =>
      new Map(on({ ...asked, ...change }).map((offer) => [offer.offerId, offer.state]));
    for (const change of [{}, { ready: '2026-12-01' }, { kg: 1700 }]) {
      expect(ledTo(change).length).toBeGreaterThan(0);
      const states = isOpen(change);
      for (const { offerId } of ledTo(change).filter(({ org }) => org.code === 'PVG'))
        expect(states.get(offerId)).toBe('OPEN');
    }
    expect(ledTo({ kg: 9000 })).toStrictEqual([]);
  });

  it('is sold out for more than the remaining capacity', () => {
    const all = searchAir(acetone(9000), NOW).offers;
    expect(uniqueOf(all.map(({ state }) => [state]))).not.toContain('OPEN');
  });

  it('offers bookable alternatives to a missed flight, of the same aircraft type first', () => {
    const search = acetone(20, { dstPortCode: 'FRA', net: 5 });
    const ways = findAlternatives(search, 'A-ZLKY801-261204', NOW);
    expect(ways.map(({ detail }) => detail.aircraft)[0]).toBe('F');
    for (const { state, acceptance } of ways)
      expect([state, acceptance.level]).toStrictEqual(['OPEN', 'NEED_APPROVAL']);
  });

  it.each([
    ['goods of no number', { unNo: null }],
    ['general goods with one', { isDanger: 'N' as const }],
    ['no size at all', { sizes: [], m3: null }],
    ['more than a cubic metre that nobody measured', { sizes: [], m3: 1.2 }],
    ['sizes of other pieces', { pieces: 3 }],
    ['no kilograms', { kg: 0 }],
    ['an airport that is a port', { orgPortCode: 'CNSHA' }],
  ])('rejects the search %s', (_, change) => {
    expect(v.safeParse(airSearch, airSearchOf(change)).success).toBe(false);
  });
});
