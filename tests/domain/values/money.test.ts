import { assert, double, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { DOLLAR, formatMoney, minorUnits, roundedUp, YUAN } from '../../../domain/values/money';

describe('amount of money', () => {
  it.each([
    [1_810_544, YUAN, '¥18,105.44'],
    [255_007, DOLLAR, '$2,550.07'],
    [0, YUAN, '¥0.00'],
    [7, DOLLAR, '$0.07'],
    [100_000_000_000, YUAN, '¥1,000,000,000.00'],
    [-123_450, DOLLAR, '($1,234.50)'],
    [-1, YUAN, '(¥0.01)'],
    [99_999, '5', '$999.99'],
  ])('%d of currency %s is formatted as %s', (amount, currency, text) => {
    expect(formatMoney({ amount, currency })).toBe(text);
  });

  it.each([
    [12.341, 1_235],
    [12.34, 1_234],
    [0.001, 1],
    [1.1 * 3, 330],
    [4.35, 435],
    [-12.345, -1_234],
    [0, 0],
  ])('%d units are %d minor units, rounded up', (units, minor) => {
    expect(minorUnits(units)).toBe(minor);
  });

  it('is never rounded down nor up by a whole unit', () => {
    assert(
      property(double({ min: -1e9, max: 1e9, noNaN: true }), (amount) => {
        const up = roundedUp(amount);
        expect(up).toBeGreaterThanOrEqual(amount - 1e-6);
        expect(up).toBeLessThan(amount + 1);
      }),
    );
  });

  it('can be read back to the last digit', () => {
    assert(
      property(integer(), (amount) => {
        const text = formatMoney({ amount, currency: YUAN });
        const digits = Number(text.replaceAll(/[^\d]/g, ''));
        expect(text.startsWith('(') ? -digits : digits).toBe(amount);
      }),
    );
  });
});
