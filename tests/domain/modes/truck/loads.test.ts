import { describe, expect, it } from 'vitest';

import { TRUCK } from '../../../../domain/modes/truck/mode';
import { isTankTruck, VEHICLES } from '../../../../domain/modes/truck/vehicles';
import { soundTruckOn, TANKED, truckFacts, truckQuoteFor, trucksFor } from '../../../support/truck-order';
import {
  goodsOf,
  row,
  ofNumber,
  ASH,
  NOBODY,
  asked,
  judged,
  codesOf,
  givenOf,
  IPA,
  NACN,
  PAINT,
  PEROXIDE,
  inTank,
} from './support/asked';

describe('weight, volume and position of a truck load', () => {
  it('E3 allow thirty tons and no kilogram more', () => {
    expect(codesOf(asked([{ ...IPA, kg: 30_000 }]))).toEqual(['truckReady']);
    const over = asked([{ ...IPA, kg: 30_000.4 }]);
    expect(givenOf(over, 'truckPayload')).toEqual({
      kg: '30,000.4',
      vehicle: '13 米厢式半挂',
      most: '30,000',
      over: '1',
      cars: 2,
    });
    expect(givenOf(asked([{ ...NACN, kg: 12_000 }], { by: 'HMTY', type: 'BOX68' }), 'truckPayload')?.['cars']).toBe(2);
  });

  it('report the needed shift of an end-heavy load, or that none helps', () => {
    const front = asked([{ ...IPA, kg: 24_000, at: 'FRONT' }]);
    expect(givenOf(front, 'truckAxle')).toEqual({ end: '前', tons: '21.0', most: '18.0', way: '后', metres: 1.1 });
    expect(codesOf(asked([{ ...IPA, kg: 24_000, at: 'MIDDLE' }]))).toEqual(['truckReady']);
    expect(codesOf(asked([{ ...IPA, kg: 30_500, at: 'MIDDLE' }], { type: 'SIDE13', by: 'SLWY' }))).toEqual([
      'truckReady',
    ]);
    expect(codesOf(asked([{ ...IPA, kg: 14_000, at: 'FRONT' }], { type: 'BOX96' }))).toContain('truckAxle');
  });

  it('are compared with the deck volume only when given', () => {
    expect(codesOf(asked([IPA], { m3: 82 }))).toEqual(['truckReady']);
    expect(givenOf(asked([IPA], { m3: 82.01 }), 'truckVolume')).toEqual({
      m3: 82.01,
      vehicle: '13 米厢式半挂',
      most: 82,
    });
  });

  it('E7 bound the filling of a tank against surge and overflow', () => {
    expect(givenOf(inTank(9420), 'truckTankSurge')).toEqual({ percent: 40 });
    expect(codesOf(inTank(21_000))).toEqual(['truckTankList']);
    expect(codesOf(inTank(4000))).toEqual(['truckTankList']);
    expect(codesOf(inTank(24_000))).toContain('truckTankOver');
  });
});

describe('segregation on a truck', () => {
  it.each([
    ['E8 an acid with paint', [ofNumber('2031', { name: '硝酸' }), PAINT], 'truckMixHouse'],
    ['hydrogen peroxide with paint', [PAINT, PEROXIDE], 'truckMixHouse'],
    ['an acid with a cyanide', [ofNumber('1789'), NACN], 'truckMixHouse'],
    ['E9 an acid with a base', [ofNumber('1789'), ofNumber('1824')], 'truckMixAsk'],
    ['dangerous goods with general ones', [IPA, ASH], 'truckMixGeneral'],
    ['goods of a class nobody knows', [IPA, NOBODY], 'truckMixUnknown'],
    [
      'explosives with others',
      [row(goodsOf('1219'), { apart: { ...goodsOf('1219'), hazardClass: '1.3' } }), PAINT],
      'truckMixNever',
    ],
  ] as const)('separates %s', (_, rows, code) => {
    expect(codesOf(asked(rows))).toContain(code);
  });

  it('reports nothing for compatible goods', () => {
    expect(codesOf(asked([ofNumber('1173', { kg: 3000 }), IPA]))).toEqual(['truckReady']);
  });

  it('E10, E11 exempts limited quantities and sums their weight', () => {
    const limited = (kg: number) =>
      asked([
        { ...PAINT, limited: { kind: 'fits' }, kg },
        { ...PEROXIDE, limited: { kind: 'fits' }, kg: 0 },
      ]);
    expect(judged(limited(8000))).toContainEqual({ code: 'truckLq', level: 'PASS' });
    expect(judged(limited(8001))).toContainEqual({ code: 'truckLqOver', level: 'NEED_APPROVAL' });
    expect(codesOf(limited(8000))).not.toContain('truckMixHouse');
  });
});

describe('weight against volume', () => {
  const isopropanol = (kg: number, m3: number) =>
    `org=3205&dst=4101&d=Y&un=1219&goods=异丙醇&kg=${kg}&m3=${m3}&etd=2026-12-07`;
  const levelIn = (findings: readonly { code: string; level: string }[], code: string) =>
    findings.find((one) => one.code === code)?.level;

  it.each([
    ['a full load', 20_000, 26, undefined],
    ['a load with room between its packages', 20_000, 40, undefined],
    ['more than the liquid weighs', 20_000, 12, 'MANUAL'],
    ['less than any packages of it', 900, 30, 'MANUAL'],
  ])('has the same verdict for %s in list and form', (_, kg, m3, level) => {
    const offers = trucksFor(isopropanol(kg, m3));
    const decks = offers.filter(({ detail }) => !isTankTruck(VEHICLES[detail.vehicle]));
    expect(decks.length).toBeGreaterThan(0);
    for (const { detail } of decks) expect(levelIn(detail.findings, 'truckRoomWeight')).toBe(level);
    const quote = truckQuoteFor(isopropanol(kg, m3), 'BOX13');
    const [first] = TRUCK.quoted(TRUCK.blank, quote).goods;
    if (!first) throw new Error('a form is begun with goods');
    const form = { ...soundTruckOn(quote), goods: [{ ...first, packKind: '1A1', pieces: '10' }] };
    expect(levelIn(TRUCK.acceptance(form, truckFacts(quote)).findings, 'densityDiffers')).toBe(level);
  });

  it('is not judged in a tank', () => {
    const tanks = trucksFor(`${TANKED}&m3=12`).filter(({ detail }) => isTankTruck(VEHICLES[detail.vehicle]));
    expect(tanks.length).toBeGreaterThan(0);
    for (const { detail } of tanks) expect(levelIn(detail.findings, 'truckRoomWeight')).toBeUndefined();
  });
});

it('refuses a second kind of goods in a tank quoted for one', () => {
  const quote = truckQuoteFor(TANKED, 'TANK30');
  const form = soundTruckOn(quote);
  const both = { ...form, goods: [...form.goods, ...form.goods.map((one) => ({ ...one, key: '2' }))] };
  const said = TRUCK.acceptance(both, truckFacts(quote)).findings.map(({ code, level }) => `${level} ${code}`);
  expect(said).toContain('BLOCK truckTankOne');
  expect(said).toContain('MANUAL truckStale');
});
