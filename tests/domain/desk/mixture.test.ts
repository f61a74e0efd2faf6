import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { judgeAcuteMix, acuteCategory, toxicPackingGroup, type Route } from '../../../domain/goods/mixture/acute';
import type { EyeKind, SkinKind, Toxicity } from '../../../domain/goods/mixture/component';
import { judgeEye, judgeSkin } from '../../../domain/goods/mixture/skin-eye';

const dose = (ate: number): Toxicity => ({ kind: 'dose', ate });
const UNKNOWN: Toxicity = { kind: 'unknown' };
const HARMLESS: Toxicity = { kind: 'none' };
const parts = <TSaid>(rows: readonly (readonly [number, TSaid])[]) =>
  rows.map(([percent, said], at) => ({ row: at + 1, percent, said }));

const mixed = (route: Route, rows: readonly (readonly [number, Toxicity])[]) => {
  const { ate, unknownPercent } = judgeAcuteMix(parts(rows));
  return [
    ate === null ? null : Math.round(ate * 10) / 10,
    ate === null ? null : acuteCategory(route, ate),
    unknownPercent,
  ];
};

describe('acute toxicity of a mixture', () => {
  it('matches the published examples', () => {
    expect(
      mixed('oral', [
        [16, dose(1600)],
        [4, dose(200)],
        [80, dose(3450)],
      ]),
    ).toEqual([1880.1, 4, 0]);
    expect(
      mixed('oral', [
        [60, dose(25_000)],
        [30, dose(5800)],
        [10, dose(636)],
      ]),
    ).toEqual([4292.6, null, 0]);
    expect(
      mixed('vapour', [
        [26, dose(11)],
        [23, dose(19)],
        [40, dose(4)],
        [11, UNKNOWN],
      ]),
    ).toEqual([6.6, 3, 11]);
  });

  it('is category 3 and packing group III for methanol in water', () => {
    expect(
      mixed('oral', [
        [40, dose(100)],
        [60, HARMLESS],
      ]),
    ).toEqual([250, 3, 0]);
    expect(toxicPackingGroup('oral', 250)).toBe('III');
  });

  it('has no packing group when a vapour would have to be measured', () => {
    expect([toxicPackingGroup('vapour', 6.6), toxicPackingGroup('vapour', 21)]).toEqual(['manual', null]);
    expect([
      toxicPackingGroup('oral', 5),
      toxicPackingGroup('dermal', 200),
      toxicPackingGroup('dust', 4),
      toxicPackingGroup('oral', 301),
    ]).toEqual(['I', 'II', 'III', null]);
  });

  it('includes the limit in the category', () => {
    expect([5, 5.01, 50, 300, 2000, 2000.1].map((ate) => acuteCategory('oral', ate))).toEqual([1, 2, 2, 3, 4, null]);
  });

  it('lies between the doses of its components and falls when one grows stronger', () => {
    const share = integer({ min: 2, max: 98 });
    const ate = integer({ min: 1, max: 5000 });
    assert(
      property(share, ate, ate, (percent, one, other) => {
        const whole =
          judgeAcuteMix(
            parts([
              [percent, dose(one)],
              [100 - percent, dose(other)],
            ]),
          ).ate ?? 0;
        expect(whole).toBeGreaterThanOrEqual(Math.min(one, other) - 1e-6);
        expect(whole).toBeLessThanOrEqual(Math.max(one, other) + 1e-6);
        const stronger =
          judgeAcuteMix(
            parts([
              [percent, dose(one / 2)],
              [100 - percent, dose(other)],
            ]),
          ).ate ?? 0;
        expect(stronger).toBeLessThan(whole);
      }),
    );
  });
});

const skin = (rows: readonly (readonly [number, SkinKind | null])[], ph: number | null) =>
  judgeSkin(parts(rows), ph).kind;
const eye = (rows: readonly (readonly [number, EyeKind | null])[]) => judgeEye(parts(rows), []).kind;

describe('skin and eye hazards of a mixture', () => {
  it('add up', () => {
    expect(
      skin(
        [
          [4, '1B'],
          [96, 'N'],
        ],
        7,
      ),
    ).toBe('irritant');
    expect(
      skin(
        [
          [5, '1B'],
          [95, 'N'],
        ],
        7,
      ),
    ).toBe('corrosive1B');
    expect(
      skin(
        [
          [3, '1A'],
          [2, '1C'],
          [95, 'N'],
        ],
        7,
      ),
    ).toBe('corrosive1C');
    expect(
      skin(
        [
          [0.8, '1B'],
          [3, '2'],
          [96.2, 'N'],
        ],
        7,
      ),
    ).toBe('irritant');
    expect(
      skin(
        [
          [0.5, '1B'],
          [99.5, 'N'],
        ],
        1.9,
      ),
    ).toBe('corrosive');
    expect(skin([[1, 'N']], 2)).toBe('corrosive');
    expect(skin([[1, 'N']], 2.1)).toBe('none');
    expect([
      eye([
        [3, '1'],
        [97, 'N'],
      ]),
      eye([
        [1.2, '1'],
        [98.8, 'N'],
      ]),
      eye([
        [9.9, '2'],
        [90.1, 'N'],
      ]),
    ]).toEqual(['damage', 'irritant', 'none']);
  });

  it('are never harmless when the data is missing', () => {
    expect(
      skin(
        [
          [4, '1B'],
          [96, 'N'],
        ],
        null,
      ),
    ).toBe('phUntold');
    expect(
      skin(
        [
          [2, 'X'],
          [98, 'N'],
        ],
        null,
      ),
    ).toBe('corrosive');
    expect(
      skin(
        [
          [50, 'N'],
          [50, null],
        ],
        7,
      ),
    ).toBe('untold');
    expect(
      eye([
        [50, 'N'],
        [50, null],
      ]),
    ).toBe('untold');
    expect(
      skin(
        [
          [99.5, 'N'],
          [0.5, null],
        ],
        7,
      ),
    ).toBe('none');
  });

  it('count skin corrosives as eye damage', () => {
    expect(
      judgeEye(
        parts([
          [97, 'N'],
          [3, null],
        ]),
        parts([
          [97, 'N'],
          [3, '1C'],
        ]).slice(1),
      ).kind,
    ).toBe('damage');
  });
});
