import { describe, expect, it } from 'vitest';

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

describe('how heavy, how large, and where it stands', () => {
  it('E3 takes thirty tons, and not a kilogram more', () => {
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

  it('says by how far goods have to move that weigh on one end, and when no move helps', () => {
    const front = asked([{ ...IPA, kg: 24_000, at: 'FRONT' }]);
    expect(givenOf(front, 'truckAxle')).toEqual({ end: '前', tons: '21.0', most: '18.0', way: '后', metres: 1.1 });
    expect(codesOf(asked([{ ...IPA, kg: 24_000, at: 'MIDDLE' }]))).toEqual(['truckReady']);
    expect(codesOf(asked([{ ...IPA, kg: 30_500, at: 'MIDDLE' }], { type: 'SIDE13', by: 'SLWY' }))).toEqual([
      'truckReady',
    ]);
    expect(codesOf(asked([{ ...IPA, kg: 14_000, at: 'FRONT' }], { type: 'BOX96' }))).toContain('truckAxle');
  });

  it('measures the room of a deck only where somebody has said how much it is', () => {
    expect(codesOf(asked([IPA], { m3: 82 }))).toEqual(['truckReady']);
    expect(givenOf(asked([IPA], { m3: 82.01 }), 'truckVolume')).toEqual({
      m3: 82.01,
      vehicle: '13 米厢式半挂',
      most: 82,
    });
  });

  it('E7 fills a tank so that nothing surges in it, and not above its mark', () => {
    expect(givenOf(inTank(9420), 'truckTankSurge')).toEqual({ percent: 40 });
    expect(codesOf(inTank(21_000))).toEqual(['truckTankList']);
    expect(codesOf(inTank(4000))).toEqual(['truckTankList']);
    expect(codesOf(inTank(24_000))).toContain('truckTankOver');
  });
});

describe('what stands together', () => {
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
  ] as const)('parts %s', (_, rows, code) => {
    expect(codesOf(asked(rows))).toContain(code);
  });

  it('says nothing of those that get on', () => {
    expect(codesOf(asked([ofNumber('1173', { kg: 3000 }), IPA]))).toEqual(['truckReady']);
  });

  it('E10, E11 leaves limited quantities out of it, and counts what they weigh', () => {
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
