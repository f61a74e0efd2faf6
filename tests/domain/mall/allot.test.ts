import { array, assert, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { allotLots } from '../../../domain/mall/allot';

const lot = (lotId: string, expiresOn: string, kg: number, isReleased = true) => ({ lotId, expiresOn, kg, isReleased });

/** Isopropanol at Zhangjiagang on 2026-11-22, the youngest lot not released yet. */
const LOTS = [
  lot('P0005-261121-CNZJG', '2028-11-21', 65_200, false),
  lot('P0005-261114-CNZJG', '2028-11-14', 77_025),
  lot('P0005-261107-CNZJG', '2028-11-07', 25_375),
];

const after = (taken: Readonly<Record<string, number>>) =>
  LOTS.map((one) => ({ ...one, kg: one.kg - (taken[one.lotId] ?? 0) }));

describe('allocation of kilograms to lots', () => {
  it('M18 takes the lot that expires first, then the next, all or nothing', () => {
    expect(allotLots(LOTS, [{ kg: 25_000 }])).toEqual([[{ lotId: 'P0005-261107-CNZJG', kg: 25_000 }]]);
    const second = after({ 'P0005-261107-CNZJG': 25_000 });
    expect(allotLots(second, [{ kg: 25_000 }])).toEqual([
      [
        { lotId: 'P0005-261107-CNZJG', kg: 375 },
        { lotId: 'P0005-261114-CNZJG', kg: 24_625 },
      ],
    ]);
    const third = after({ 'P0005-261107-CNZJG': 25_375, 'P0005-261114-CNZJG': 24_625 });
    expect(allotLots(third, [{ kg: 77_000 }])).toBeNull();
    expect(allotLots(third, [{ kg: 400 }])).toEqual([[{ lotId: 'P0005-261114-CNZJG', kg: 400 }]]);
  });

  it('M15 spans two lots and is null when both together have too little', () => {
    const lots = (taken: number) => [lot('A', '2028-03-01', 500 - taken), lot('B', '2028-04-01', 300)];
    expect(allotLots(lots(0), [{ kg: 600 }])).toEqual([
      [
        { lotId: 'A', kg: 500 },
        { lotId: 'B', kg: 100 },
      ],
    ]);
    expect(allotLots(lots(400), [{ kg: 600 }])).toBeNull();
    expect(allotLots(lots(400), [{ kg: 400 }])).toEqual([
      [
        { lotId: 'A', kg: 100 },
        { lotId: 'B', kg: 300 },
      ],
    ]);
  });

  it('6.16.6 ignores lots still under test', () => {
    expect(allotLots(LOTS, [{ kg: 102_401 }])).toBeNull();
    expect(allotLots([lot('A', '2028-01-01', 500, false)], [{ kg: 1 }])).toBeNull();
  });

  it('takes lots with the same expiry in order of their number', () => {
    const twins = [lot('B', '2028-01-01', 100), lot('A', '2028-01-01', 100)];
    expect(allotLots(twins, [{ kg: 150 }])).toEqual([
      [
        { lotId: 'A', kg: 100 },
        { lotId: 'B', kg: 50 },
      ],
    ]);
  });

  it('never exceeds the stock and gives each line its amount', () => {
    const lots = array(record({ kg: integer({ min: 0, max: 500 }), day: integer({ min: 10, max: 28 }) }), {
      maxLength: 6,
    });
    const wanted = array(integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 5 });
    assert(
      property(lots, wanted, (some, kgs) => {
        const all = some.map(({ kg, day }, at) => lot(`L${at}`, `2028-01-${day}`, kg));
        const there = all.reduce((sum, { kg }) => sum + kg, 0);
        const asked = kgs.reduce((sum, kg) => sum + kg, 0);
        const taken = allotLots(
          all,
          kgs.map((kg) => ({ kg })),
        );
        expect(taken === null).toBe(asked > there);
        for (const [at, own] of (taken ?? []).entries()) expect(own.reduce((sum, { kg }) => sum + kg, 0)).toBe(kgs[at]);
        for (const one of all) {
          const out = (taken ?? []).flat().filter(({ lotId }) => lotId === one.lotId);
          expect(out.reduce((sum, { kg }) => sum + kg, 0)).toBeLessThanOrEqual(one.kg);
        }
      }),
    );
  });
});
