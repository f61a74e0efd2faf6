import { describe, expect, it } from 'vitest';

import { deadFreight, lclCancelFee, measured } from '../../../../domain/modes/lcl/cancel';

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
