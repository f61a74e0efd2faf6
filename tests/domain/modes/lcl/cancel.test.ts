import { describe, expect, it } from 'vitest';

import { lclCancelFee } from '../../../../domain/modes/lcl/cancel';

describe('LCL cancellation fee', () => {
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
  ] as const)('for state %s, %d hours before the shed closes', (state, hours, amount) => {
    expect(feeOf(state, hours)).toStrictEqual({ amount, currency: '1' });
  });

  it('is null once the goods are in', () => {
    expect(feeOf('CARGO_IN')).toBeNull();
  });
});
