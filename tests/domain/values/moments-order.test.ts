import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { byMoment, toIso, parseMoment } from '../../../domain/values/moments';

const DAYS_2026 = { min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) };

const WAYS: ((moment: number) => string)[] = [
  toIso,
  (moment) => `${toIso(moment + 8 * 3_600_000).slice(0, -1)}+08:00`,
  (moment) => toIso(moment + 8 * 3_600_000).slice(0, -1),
];

describe('order of moments', () => {
  it.each(WAYS.flatMap((one, at) => WAYS.map((other, place) => ({ one, other, at, place }))))(
    'is chronological in the notations ($at) and ($place)',
    ({ one, other }) => {
      assert(
        property(integer(DAYS_2026), integer({ min: -5_000, max: 5_000 }), (moment, apart) => {
          const later = other(moment + apart);
          expect(parseMoment(later)).toBe(moment + apart);
          expect(Math.sign(byMoment(one(moment), later))).toBe(Math.sign(-apart) + 0);
        }),
      );
    },
  );

  it('puts an invalid moment last', () => {
    expect(byMoment('soon', '2026-11-20T08:00:00.000Z')).toBeGreaterThan(0);
  });
});
