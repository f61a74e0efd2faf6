import { describe, expect, it } from 'vitest';

import { TRUCK } from '../../../../domain/modes/truck/mode';
import { readTrip, readRows } from '../../../../domain/modes/truck/reading';
import type { TruckFindingCode } from '../../../../domain/modes/truck/finding';
import { ROAD_BOXES, buildRoadBox } from '../../../../domain/offer/road-boxes';
import { momentTyped } from '../../../../domain/values/moments';
import { identifyGoods } from '../../../../server/world/dangerous-goods/identify';
import { goodsLookup } from '../../../../domain/goods/identity';
import { BOXED, DRUMS, soundTruckOn, truckFacts, truckQuoteFor, trucksFor } from '../../../support/truck-order';
import { asked, at, codesOf, givenOf, IPA, ofNumber, stop } from './support/asked';

const { goodsOf } = goodsLookup(identifyGoods);
const boxed = (kg: number, m3: number | null, box: ReturnType<typeof buildRoadBox>) =>
  asked([{ ...IPA, kg }], { by: 'BYTC', type: 'SKEL', kg, m3, box });

describe('container on a chassis', () => {
  it.each([
    ['goods and container fit', 28_000, 33, '20GP', null, 'truckReady'],
    ['the container holds no more', 28_300, 20, '20GP', null, 'truckBoxPayload'],
    ['goods and container are too heavy for the chassis', 28_300, 20, '40GP', null, 'truckChassis'],
    ['a heavier container takes less', 27_500, 20, '40HQ', 4600, 'truckChassis'],
    ['the container has no such room', 20_000, 82, '20GP', null, 'truckVolume'],
    ['a tank container is confirmed by its plate', 20_000, null, 'TK', 3650, 'truckBoxTank'],
    ['a tank container and its load are too heavy', 28_200, null, 'TK', null, 'truckChassis'],
    ['no type of container is said', 20_000, 20, 'NONE', null, 'truckBoxNone'],
  ] as const)('is judged $5 when %s', (_, kg, m3, box, tare, code) => {
    expect(codesOf(boxed(kg, m3, buildRoadBox(box, tare)))).toContain(code);
  });

  it('counts its tare', () => {
    for (const box of ROAD_BOXES) {
      const found = buildRoadBox(box, null);
      expect(found?.tareKg, box).toBeGreaterThan(1500);
      const most = 32_000 - (found?.tareKg ?? 0);
      expect(codesOf(boxed(most + 1, null, found)), box).not.toContain('truckReady');
    }
    expect(givenOf(boxed(28_300, 20, buildRoadBox('40GP', null)), 'truckChassis')).toEqual({
      kg: '28,300',
      tare: '3,750',
      gross: '32,050',
      vehicle: '集装箱半挂（骨架）',
      most: '32,000',
      over: '50',
      cars: 2,
    });
  });

  it('has the same findings in list, form and submission', () => {
    const quote = truckQuoteFor(BOXED, 'SKEL');
    const form = soundTruckOn(quote);
    expect([form.box, form.tareKg]).toEqual(['20GP', '']);
    const codes = (change: Partial<typeof form>) =>
      TRUCK.acceptance({ ...form, ...change }, truckFacts(quote)).findings.map(({ code }) => code);
    expect(codes({})).not.toContain('truckChassis');
    const heavy = form.goods.map((row) => ({ ...row, grossKg: '28240', netKg: '27000' }));
    expect(codes({ goods: heavy })).not.toContain('truckChassis');
    expect(codes({ goods: heavy, tareKg: '3900' })).toContain('truckBoxPayload');
    expect(codes({ goods: heavy, box: '40HQ' })).toContain('truckChassis');
    const faults = TRUCK.faults({ ...form, box: '' }, truckFacts(quote)).map(({ path }) => path);
    expect(faults).toEqual(['box']);
    const [listed] = trucksFor(BOXED.replace('kg=18000', 'kg=29000'));
    expect(listed?.detail.findings.map(({ code }) => code)).toContain('truckBoxPayload');
  });

  it('is refused on other trucks, and loose goods on a chassis', () => {
    const refused = (address: string, vehicle: string) =>
      trucksFor(address)
        .filter(({ detail }) => (vehicle === 'SKEL') === (detail.vehicle === 'SKEL'))
        .flatMap(({ detail }) => detail.findings.filter(({ level }) => level === 'BLOCK').map(({ code }) => code));
    expect(refused(BOXED, 'BOX13')).toContain('truckBoxOnly' satisfies TruckFindingCode);
    expect(refused(BOXED.replace('&box=20GP', ''), 'SKEL')).toEqual(['truckBoxNone']);
  });
});

describe('gate opening', () => {
  const opensAt = (opens: string) => asked([IPA], { drop: { ...stop('4101', '2026-12-08T15:36'), opens: at(opens) } });

  it.each([
    ['it is open', '2026-12-08T15:36', 'truckReady'],
    ['it opens within the free hours', '2026-12-08T18:36', 'truckGateWait'],
    ['it opens later', '2026-12-08T18:37', 'truckGateAsk'],
    ['it opens a day later', '2026-12-09T15:36', 'truckGateAsk'],
    ['it opens after that', '2026-12-09T15:37', 'truckGateEarly'],
  ] as const)('is judged $2 when %s', (_, opens, code) => {
    expect(codesOf(opensAt(opens))).toContain(code);
  });

  it('is met by the first truck of a list, whatever its start', () => {
    const gate = `${DRUMS.replace('2026-12-07', '2026-12-05')}&open=2026-12-12T01:00&by=2026-12-13T01:00`;
    const taken = trucksFor(gate).filter(({ acceptance }) => acceptance.level !== 'BLOCK');
    expect(taken.length).toBeGreaterThan(0);
    for (const { arrivesAt } of taken) {
      expect(Date.parse(arrivesAt)).toBeLessThanOrEqual(at('2026-12-13T01:00'));
      expect(Date.parse(arrivesAt)).toBeGreaterThanOrEqual(at('2026-12-11T22:00'));
    }
  });

  it('is carried to the form and judged at its field', () => {
    const quote = truckQuoteFor(`${DRUMS}&open=2026-12-08T18:00`);
    const form = soundTruckOn(quote);
    expect(form.dropFrom).toBe('2026-12-08T18:00');
    const faultsOf = (dropFrom: string, dropTo = '') =>
      TRUCK.faults({ ...form, dropFrom, dropTo }, truckFacts(quote)).map(({ path, code }) => [path, code]);
    expect(faultsOf('2026-12-08T18:00')).toEqual([]);
    expect(faultsOf('2026-12-10T18:00')).toEqual([['dropFrom', 'truckGateEarly']]);
    expect(faultsOf('2026-12-08T18:00', '2026-12-08T17:59')).toEqual([['dropTo', 'truckOrder']]);
  });
});

describe('loading time', () => {
  it('ends with the window of the form, or the usual one', () => {
    const quote = truckQuoteFor();
    const sound = soundTruckOn(quote);
    const comesAt = (pickFrom: string, pickTo: string) => {
      const form = { ...sound, pickFrom, pickTo };
      return momentTyped(readTrip(form, quote, readRows(form, quote, goodsOf))?.journey.arrivesAt ?? 0);
    };
    const usual = comesAt('2026-12-07T08:00', '2026-12-07T10:00');
    expect(usual).toBe(momentTyped(Date.parse(quote.offer.arrivesAt ?? '')));
    expect(comesAt('2026-12-07T08:00', '')).toBe(usual);
    expect(comesAt('2026-12-07T09:00', '2026-12-07T10:00')).toBe(usual);
    expect(comesAt('2026-12-07T08:00', '2026-12-07T14:00') > usual).toBe(true);
    expect(quote.offer.detail.stretches[0]).toEqual({ kind: 'LOAD', minutes: 120 });
  });
});

describe('liquefied gas tank', () => {
  it.each([
    ['1075', 24_000, 'truckTankOver'],
    ['1075', 11_000, 'truckGas'],
    ['1005', 13_000, 'truckTankOver'],
    ['1005', 12_600, 'truckGas'],
    ['1965', 5_000, 'truckGasUntold'],
  ] as const)('UN %s with %i kg', (unNo, kg, code) => {
    const row = ofNumber(unNo, { kg });
    expect(codesOf(asked([row], { by: 'DYGY', type: 'TANKG', kg }))).toContain(code);
    const isOver = code === 'truckTankOver';
    expect(codesOf(asked([row], { by: 'DYGY', type: 'TANKG', kg })).includes('truckTankOver')).toBe(isOver);
  });
});

describe('two addresses in one city', () => {
  const CITY = BOXED.replace('org=3302&dst=3601', 'org=3101&dst=3101');

  it('have the minimum price, a chassis nearby, and driving time', () => {
    const [offer] = trucksFor(CITY).filter(({ state }) => state === 'OPEN');
    expect([offer?.detail.vehicle, offer?.detail.base, offer?.detail.km]).toEqual(['SKEL', '3101', 0]);
    expect(offer?.price?.charges.lines.find(({ item }) => item === 'RF')?.total.amount).toBe(137_200);
    expect(Date.parse(offer?.arrivesAt ?? '') - Date.parse(offer?.leavesAt ?? '')).toBe((120 + 39) * 60_000);
  });

  it('must differ', () => {
    const quote = truckQuoteFor(CITY, 'SKEL');
    const form = { ...soundTruckOn(quote), pickAddress: '金山区卫九路 8 号' };
    const faultsOf = (dropAddress: string) =>
      TRUCK.faults({ ...form, dropAddress }, truckFacts(quote)).map(({ path, code }) => [path, code]);
    expect(faultsOf('浦东新区港建路 1 号')).toEqual([]);
    expect(faultsOf('金山区卫九路8号')).toEqual([['dropAddress', 'truckSamePlace']]);
  });
});

describe('alternatives to a refused truck', () => {
  const HEAVY = DRUMS.replace('kg=20000&m3=40', 'kg=31500&m3=50');

  it('takes all of it on more trucks, or as much of it may, at a price', () => {
    const refused = trucksFor(HEAVY).find(({ detail }) => detail.vehicle === 'BOX13');
    const ways = refused?.detail.waysOut.map(({ kind, kg, m3, trucks }) => [kind, kg, m3, trucks]);
    expect(ways).toEqual([
      ['SPLIT', 15_750, 25, 2],
      ['LESS', 30_000, 50, 1],
    ]);
    for (const { kg, m3, trucks, day, total } of refused?.detail.waysOut ?? []) {
      const smaller = HEAVY.replace('kg=31500&m3=50', `kg=${kg}&m3=${m3 ?? ''}&n=${trucks}`);
      const offer = trucksFor(smaller).find(
        ({ detail, leavesAt }) => detail.vehicle === 'BOX13' && leavesAt.startsWith(day),
      );
      expect([offer?.state, offer?.price?.charges.totalYuan.amount]).toEqual(['OPEN', total]);
    }
  });

  it('are empty when the load is not the reason', () => {
    const [toxic] = trucksFor('org=3205&dst=4101&d=Y&un=1689&kg=31500&m3=9&etd=2026-12-07');
    expect(toxic?.detail.waysOut).toEqual([]);
  });
});

it('show one card for two bases with equal trucks', () => {
  const cards = trucksFor('org=3205&dst=4101&d=Y&un=1219&kg=9000&m3=20&etd=2026-12-07').map(
    ({ supplier, detail, leavesAt }) => `${supplier.code} ${detail.vehicle} ${detail.isClean} ${leavesAt}`,
  );
  expect(new Set(cards).size).toBe(cards.length);
});
