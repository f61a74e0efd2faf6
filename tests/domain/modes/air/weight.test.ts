import { describe, expect, it } from 'vitest';

import { airCancelFee } from '../../../../domain/modes/air/cancel';
import { freeKgAt, freeZoneAt, freightOf, nextBreakAt, type Ladder } from '../../../../domain/modes/air/ladder';
import { fitsIn } from '../../../../domain/modes/air/doors';
import { packedIn } from '../../../../domain/modes/air/packed';
import { sizesText, sizesTyped } from '../../../../domain/offer/piece-sizes';
import { blankGoods } from '../../../../domain/goods/row';
import { waybillNo } from '../../../../domain/modes/air/waybill';
import { chargeableOf, highestFor, volumeOf, weighed } from '../../../../domain/modes/air/weight';

const ladder = (minimum: number, ...perKg: number[]): Ladder => ({
  minimum: minimum * 100,
  rungs: [0, 45, 100, 300, 500, 1000].map((from, at) => ({ from, perKg: (perKg[at] ?? 0) * 100 })),
});
const EUROPE = ladder(480, 62, 48, 38, 35, 33.5, 32);
const ASIA = ladder(300, 36, 27, 21, 19, 18, 17);

describe('the weight that is charged', () => {
  it('has no room in it while neither sizes nor cubic metres are told', () => {
    expect(weighed({ kg: 500, m3: null, sizes: [] })).toEqual({ kg: 500, cm3: 0 });
    expect(weighed({ kg: 500, m3: 1.5, sizes: [] })).toEqual({ kg: 500, cm3: 1_500_000 });
    expect(weighed({ kg: 500, m3: 1.5, sizes: [{ l: 100, w: 50, h: 20, pieces: 3 }] }).cm3).toBe(300_000);
  });

  it.each([
    ['room where it is more', 120, 1_200_000, 200, 'VOLUME'],
    ['weight where it is more', 88, 300_000, 88, 'WEIGHT'],
    ['half kilograms, upwards', 44.6, 0, 45, 'WEIGHT'],
    ['and no more than that', 44.5, 0, 44.5, 'WEIGHT'],
    ['a third of a kilogram of room', 1000, 8_000_000, 1333.5, 'VOLUME'],
  ] as const)('is %s', (_, kg, cm3, charged, by) => {
    expect(chargeableOf({ kg, cm3 })).toMatchObject({ charged, by });
  });

  it('adds the sizes of all pieces up', () => {
    expect(volumeOf([{ l: 120, w: 80, h: 94, pieces: 2 }])).toBe(1_804_800);
  });

  it('tells how high pieces may be for their weight to count, and no centimetre more', () => {
    expect(highestFor({ l: 120, w: 80, pieces: 2 }, 260)).toBe(81);
    expect(chargeableOf({ kg: 260, cm3: volumeOf([{ l: 120, w: 80, h: 81, pieces: 2 }]) })).toMatchObject({
      charged: 260,
      by: 'WEIGHT',
    });
    expect(chargeableOf({ kg: 260, cm3: volumeOf([{ l: 120, w: 80, h: 82, pieces: 2 }]) }).by).toBe('VOLUME');
    expect(highestFor({ l: 600, w: 600, pieces: 100 }, 1)).toBeNull();
  });

  it('reads sizes as people write them, and nothing else', () => {
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

describe('the ladder of the tariff', () => {
  it('AE1: charges five kilograms as the least a bill costs', () => {
    expect(freightOf(5, ASIA)).toStrictEqual({ code: 'M', perKg: 30_000, asIf: 5, amount: 30_000 });
  });

  it('AE2: charges 88 kg as 100 where that is cheaper, and saves 424 yuan: 12 more cost nothing', () => {
    expect(freightOf(88, EUROPE)).toStrictEqual({ code: '100', perKg: 3800, asIf: 100, amount: 380_000 });
    expect(freeKgAt(88, EUROPE)).toBe(12);
    expect(4800 * 88 - freightOf(88, EUROPE).amount).toBe(42_400);
  });

  it('AE3: charges 45 kg by the rung of 45, and half a kilogram less as if it were on it', () => {
    expect(chargeableOf({ kg: 44.6, cm3: 0 }).charged).toBe(45);
    expect(freightOf(45, EUROPE).code).toBe('45');
    expect(freightOf(44.5, EUROPE)).toStrictEqual({ code: '45', perKg: 4800, asIf: 45, amount: 216_000 });
  });

  it('tells how much more the least of a bill holds', () => {
    expect(freeKgAt(5, ASIA)).toBe(3);
    expect(freightOf(8, ASIA).amount).toBe(30_000);
    expect(freightOf(8.5, ASIA).amount).toBeGreaterThan(30_000);
  });

  it('tells from where on to the next rung more costs nothing', () => {
    expect(nextBreakAt(260, EUROPE)).toStrictEqual({ code: '300', toKg: 16.5, from: 276.5, until: 300 });
    expect(nextBreakAt(1200, EUROPE)).toBeNull();
  });

  it('draws the stretch on which more costs nothing: the one the goods stand on, or the next', () => {
    expect(freeZoneAt(88, EUROPE)).toStrictEqual({ from: 88, until: 100 });
    expect(freeZoneAt(260, EUROPE)).toMatchObject({ from: 276.5, until: 300 });
    expect(freeZoneAt(5, ASIA)).toStrictEqual({ from: 5, until: 8 });
    expect(freeZoneAt(1200, EUROPE)).toBeNull();
  });

  it('never charges less for more, nor more than a heavier rung', () => {
    for (const one of [EUROPE, ASIA]) {
      let before = 0;
      for (let charged = 0.5; charged <= 1500; charged += 0.5) {
        const { amount, asIf } = freightOf(charged, one);
        expect(amount, String(charged)).toBeGreaterThanOrEqual(before);
        expect(asIf).toBeGreaterThanOrEqual(charged);
        before = amount;
      }
    }
  });
});

describe('a piece', () => {
  it.each([
    ['higher than the door of a belly', 120, 100, 170, 60, false, true],
    ['as high as it', 120, 100, 155, 60, true, true],
    ['turned to fit', 200, 300, 100, 60, true, true],
    ['too wide to be turned', 300, 230, 100, 60, false, true],
    ['heavier than a belly takes', 100, 100, 100, 1501, false, true],
    ['heavier than any', 100, 100, 100, 5001, false, false],
  ])('%s', (_, l, w, h, kg, belly, freighter) => {
    expect([fitsIn({ l, w, h, kg }, 'P'), fitsIn({ l, w, h, kg }, 'F')]).toStrictEqual([belly, freighter]);
  });
});

describe('cancelling', () => {
  const fee = (hours: number, state: 'BOOKED' | 'CONFIRMED' | 'CARGO_IN' | 'DG_REVIEW') =>
    airCancelFee({ state, now: 0, leaves: hours * 3_600_000, freight: 1_144_000 })?.amount ?? null;

  it('costs a share of the freight, the later the more', () => {
    expect([80, 72, 50, 48, 30, 24, 10].map((hours) => fee(hours, 'BOOKED'))).toStrictEqual([
      0, 0, 228_800, 228_800, 572_000, 572_000, 1_144_000,
    ]);
  });

  it('is free before a place is booked, and no longer possible once the goods are there', () => {
    expect([fee(10, 'CONFIRMED'), fee(10, 'DG_REVIEW'), fee(80, 'CARGO_IN')]).toStrictEqual([0, 0, null]);
  });
});

it('AE18: numbers a waybill with a digit that checks it', () => {
  expect(waybillNo('901', 1_234_567)).toBe('901-12345675');
  expect(waybillNo('904', 7)).toBe('904-00000070');
  // Of a longer serial the last seven digits count.
  expect(waybillNo('901', 21_234_567)).toBe('901-12345675');
});

describe('the weight of one package', () => {
  const eachOf = (grossKg: string, pieces: string) =>
    packedIn({ ...blankGoods('1'), grossKg, pieces }, { net: '', percent: '', pi: '' }).grossKg;

  it('is what all of them weigh by their number, and nothing where one of the two is not said', () => {
    expect([eachOf('100', '4'), eachOf('', '4'), eachOf('100', ''), eachOf('100', '0')]).toEqual([
      25,
      null,
      null,
      null,
    ]);
  });
});
