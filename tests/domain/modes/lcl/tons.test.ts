import { describe, expect, it } from 'vitest';

import { deadFreight, lclCancelFee, measured } from '../../../../domain/modes/lcl/cancel';
import { revenueTons } from '../../../../domain/modes/lcl/tons';

const RULES = { leastTons: 1, unstackable: 1.3 };

describe('revenue tons', () => {
  it.each([
    ['the volume where it is more', 1.45, 860, true, { m3: 1.45, t: 0.86, charged: 1.45, basis: 'VOLUME' }],
    ['the weight where it is more', 1.5, 2300, true, { m3: 1.5, t: 2.3, charged: 2.3, basis: 'WEIGHT' }],
    ['one where both are less', 0.2, 80, true, { m3: 0.2, t: 0.08, charged: 1, basis: 'LEAST' }],
    [
      'three tenths more where nothing can stand on it',
      1.8,
      900,
      false,
      { m3: 2.34, t: 0.9, charged: 2.34, basis: 'VOLUME' },
    ],
    ['thousandths, upwards', 1.0001, 0, true, { m3: 1.001, t: 0, charged: 1.001, basis: 'VOLUME' }],
  ] as const)('are %s', (_, m3, kg, isStackable, tons) => {
    expect(revenueTons([{ m3, kg }], isStackable, RULES)).toStrictEqual(tons);
  });

  it('are counted over all rows before anything is rounded', () => {
    const rows = Array.from({ length: 10 }, () => ({ m3: 0.1, kg: 10.1 }));
    expect(revenueTons(rows, true, RULES)).toStrictEqual({ m3: 1, t: 0.101, charged: 1, basis: 'VOLUME' });
  });
});

describe('goods measured at the shed', () => {
  it.each([
    [1.45, 1.45, 'SAME', 0],
    [1.45, 1.595, 'SAME', 0],
    [1.45, 1.9, 'MORE', 0],
    [2, 1.85, 'SAME', 0],
    [2, 1, 'LESS', 0.8],
  ] as const)('%d tons booked and %d brought: %s', (booked, came, outcome, short) => {
    expect(measured(booked, came)).toStrictEqual({ outcome, short });
  });

  it('pay the freight of the room they left empty', () => {
    expect(deadFreight(measured(2, 1).short, { ocean: 6200 })).toBe(4960);
  });
});

describe('cancelling', () => {
  const HOUR = 3_600_000;
  const rates = { deadFreight: { boxM3: 25, perBox: 1_440_000 } };
  const feeOf = (state: 'AWAIT_VERIFY' | 'DG_REVIEW' | 'CONFIRMED' | 'BOOKED' | 'CARGO_IN', hours = 48) =>
    lclCancelFee({ state, now: 0, closes: hours * HOUR, tons: 1.45, oceanYuan: 63_829, rates });

  it.each([
    ['AWAIT_VERIFY', 48, 0],
    ['DG_REVIEW', 48, 0],
    ['CONFIRMED', 10, 30_000],
    ['BOOKED', 30, 61_915],
    ['BOOKED', 24, 61_915],
    ['BOOKED', 10, 83_520],
  ] as const)('an order that is %s, %d hours before the shed closes', (state, hours, amount) => {
    expect(feeOf(state, hours)).toStrictEqual({ amount, currency: '1' });
  });

  it('is no longer possible once the goods are in', () => {
    expect(feeOf('CARGO_IN')).toBeNull();
  });
});
