import { describe, expect, it } from 'vitest';

import { airCancelFee } from '../../../../domain/modes/air/cancel';
import {
  freeKgLeft,
  findFreeZone,
  cheapestFreight,
  findNextBreak,
  type Ladder,
} from '../../../../domain/modes/air/ladder';
import { fitsDoor } from '../../../../domain/modes/air/doors';
import { readPacked } from '../../../../domain/modes/air/packed';
import { sizesText, sizesTyped } from '../../../../domain/offer/piece-sizes';
import { blankGoods } from '../../../../domain/goods/row';
import { waybillNo } from '../../../../domain/modes/air/waybill';
import { chargeableWeight, maxHeightByWeight, totalVolume, weighTyped } from '../../../../domain/modes/air/weight';

const ladder = (minimum: number, ...perKg: number[]): Ladder => ({
  minimum: minimum * 100,
  rungs: [0, 45, 100, 300, 500, 1000].map((from, at) => ({ from, perKg: (perKg[at] ?? 0) * 100 })),
});
const EUROPE = ladder(480, 62, 48, 38, 35, 33.5, 32);
const ASIA = ladder(300, 36, 27, 21, 19, 18, 17);

describe('chargeable weight', () => {
  it('has no volume without sizes and cubic metres', () => {
    expect(weighTyped({ kg: 500, m3: null, sizes: [] })).toEqual({ kg: 500, cm3: 0 });
    expect(weighTyped({ kg: 500, m3: 1.5, sizes: [] })).toEqual({ kg: 500, cm3: 1_500_000 });
    expect(weighTyped({ kg: 500, m3: 1.5, sizes: [{ l: 100, w: 50, h: 20, pieces: 3 }] }).cm3).toBe(300_000);
  });

  it.each([
    ['room where it is more', 120, 1_200_000, 200, 'VOLUME'],
    ['weight where it is more', 88, 300_000, 88, 'WEIGHT'],
    ['half kilograms, upwards', 44.6, 0, 45, 'WEIGHT'],
    ['and no more than that', 44.5, 0, 44.5, 'WEIGHT'],
    ['a third of a kilogram of room', 1000, 8_000_000, 1333.5, 'VOLUME'],
  ] as const)('is $3 kg, by $4: %s', (_, kg, cm3, charged, by) => {
    expect(chargeableWeight({ kg, cm3 })).toMatchObject({ charged, by });
  });

  it('sums the sizes of all pieces', () => {
    expect(totalVolume([{ l: 120, w: 80, h: 94, pieces: 2 }])).toBe(1_804_800);
  });

  it('gives the greatest height at which the weight still counts', () => {
    expect(maxHeightByWeight({ l: 120, w: 80, pieces: 2 }, 260)).toBe(81);
    expect(chargeableWeight({ kg: 260, cm3: totalVolume([{ l: 120, w: 80, h: 81, pieces: 2 }]) })).toMatchObject({
      charged: 260,
      by: 'WEIGHT',
    });
    expect(chargeableWeight({ kg: 260, cm3: totalVolume([{ l: 120, w: 80, h: 82, pieces: 2 }]) }).by).toBe('VOLUME');
    expect(maxHeightByWeight({ l: 600, w: 600, pieces: 100 }, 1)).toBeNull();
  });

  it('parses sizes in common notations and nothing else', () => {
    const sizes = [
      { l: 60, w: 50, h: 38, pieces: 8 },
      { l: 120, w: 80, h: 94, pieces: 1 },
    ];
    for (const typed of ['60×50×38×8, 120×80×94×1', '60*50*38*8；120x80x94x1', '60~50~38~8,120~80~94~1'])
      expect(sizesTyped(typed)).toStrictEqual(sizes);
    expect(sizesText(sizes)).toBe('60~50~38~8,120~80~94~1');
    for (const typed of ['60×50×38', '601×50×38×1', '60×50×0×1', '60×50×38×8×2', 'a×b×c×d'])
      expect(sizesTyped(typed)).toBeNull();
    expect(sizesTyped('')).toStrictEqual([]);
  });
});

describe('tariff breaks', () => {
  it('AE1: charge the minimum for five kilograms', () => {
    expect(cheapestFreight(5, ASIA)).toStrictEqual({ code: 'M', perKg: 30_000, asIf: 5, amount: 30_000 });
  });

  it('AE2: charge 88 kg as 100 when cheaper, which saves 424 yuan and leaves 12 kg free', () => {
    expect(cheapestFreight(88, EUROPE)).toStrictEqual({ code: '100', perKg: 3800, asIf: 100, amount: 380_000 });
    expect(freeKgLeft(88, EUROPE)).toBe(12);
    expect(4800 * 88 - cheapestFreight(88, EUROPE).amount).toBe(42_400);
  });

  it('AE3: charge 45 kg at the 45 break, and half a kilogram less as 45', () => {
    expect(chargeableWeight({ kg: 44.6, cm3: 0 }).charged).toBe(45);
    expect(cheapestFreight(45, EUROPE).code).toBe('45');
    expect(cheapestFreight(44.5, EUROPE)).toStrictEqual({ code: '45', perKg: 4800, asIf: 45, amount: 216_000 });
  });

  it('give the weight that the minimum still covers', () => {
    expect(freeKgLeft(5, ASIA)).toBe(3);
    expect(cheapestFreight(8, ASIA).amount).toBe(30_000);
    expect(cheapestFreight(8.5, ASIA).amount).toBeGreaterThan(30_000);
  });

  it('give the range below the next break where more costs nothing', () => {
    expect(findNextBreak(260, EUROPE)).toStrictEqual({ code: '300', toKg: 16.5, from: 276.5, until: 300 });
    expect(findNextBreak(1200, EUROPE)).toBeNull();
  });

  it('give the free range of the current or the next break', () => {
    expect(findFreeZone(88, EUROPE)).toStrictEqual({ from: 88, until: 100 });
    expect(findFreeZone(260, EUROPE)).toMatchObject({ from: 276.5, until: 300 });
    expect(findFreeZone(5, ASIA)).toStrictEqual({ from: 5, until: 8 });
    expect(findFreeZone(1200, EUROPE)).toBeNull();
  });

  it('never charge less for more, nor more than a heavier break', () => {
    for (const one of [EUROPE, ASIA]) {
      let before = 0;
      for (let charged = 0.5; charged <= 1500; charged += 0.5) {
        const { amount, asIf } = cheapestFreight(charged, one);
        expect(amount, String(charged)).toBeGreaterThanOrEqual(before);
        expect(asIf).toBeGreaterThanOrEqual(charged);
        before = amount;
      }
    }
  });
});

describe('piece size', () => {
  it.each([
    ['higher than the door of a belly', 120, 100, 170, 60, false, true],
    ['as high as it', 120, 100, 155, 60, true, true],
    ['turned to fit', 200, 300, 100, 60, true, true],
    ['too wide to be turned', 300, 230, 100, 60, false, true],
    ['heavier than a belly takes', 100, 100, 100, 1501, false, true],
    ['heavier than any', 100, 100, 100, 5001, false, false],
  ])('fits a belly: $5, a freighter: $6, when the piece is %s', (_, l, w, h, kg, belly, freighter) => {
    expect([fitsDoor({ l, w, h, kg }, 'P'), fitsDoor({ l, w, h, kg }, 'F')]).toStrictEqual([belly, freighter]);
  });
});

describe('air cancellation fee', () => {
  const fee = (hours: number, state: 'BOOKED' | 'CONFIRMED' | 'CARGO_IN' | 'DG_REVIEW') =>
    airCancelFee({ state, now: 0, leaves: hours * 3_600_000, freight: 1_144_000 })?.amount ?? null;

  it('is a share of the freight that grows towards departure', () => {
    expect([80, 72, 50, 48, 30, 24, 10].map((hours) => fee(hours, 'BOOKED'))).toStrictEqual([
      0, 0, 228_800, 228_800, 572_000, 572_000, 1_144_000,
    ]);
  });

  it('is zero before booking, and null once the goods are in the terminal', () => {
    expect([fee(10, 'CONFIRMED'), fee(10, 'DG_REVIEW'), fee(80, 'CARGO_IN')]).toStrictEqual([0, 0, null]);
  });
});

it('AE18: adds a check digit to a waybill number', () => {
  expect(waybillNo('901', 1_234_567)).toBe('901-12345675');
  expect(waybillNo('904', 7)).toBe('904-00000070');
  // A longer serial uses its last seven digits.
  expect(waybillNo('901', 21_234_567)).toBe('901-12345675');
});

describe('weight of one package', () => {
  const eachOf = (grossKg: string, pieces: string) =>
    readPacked({ ...blankGoods('1'), grossKg, pieces }, { net: '', percent: '', pi: '' }).grossKg;

  it('divides the total by the count, and is null when either is missing', () => {
    expect([eachOf('100', '4'), eachOf('', '4'), eachOf('100', ''), eachOf('100', '0')]).toEqual([
      25,
      null,
      null,
      null,
    ]);
  });
});
