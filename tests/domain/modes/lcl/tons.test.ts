import { describe, expect, it } from 'vitest';

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
  ] as const)('count %s', (_, m3, kg, isStackable, tons) => {
    expect(revenueTons([{ m3, kg }], isStackable, RULES)).toStrictEqual(tons);
  });

  it('are summed over all rows before rounding', () => {
    const rows = Array.from({ length: 10 }, () => ({ m3: 0.1, kg: 10.1 }));
    expect(revenueTons(rows, true, RULES)).toStrictEqual({ m3: 1, t: 0.101, charged: 1, basis: 'VOLUME' });
  });
});
