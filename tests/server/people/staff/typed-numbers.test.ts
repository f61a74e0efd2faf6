import { describe, expect, it } from 'vitest';

import { readTypedNumber } from '../../../../server/doors/desk/said';

describe('number typed at the desk', () => {
  it.each([
    ['1500', 1500],
    ['1,500', 1500],
    ['１５００', 1500],
    ['１，５００．２５', 1500.25],
    [' 12.5 ', 12.5],
    ['-3', -3],
  ])('reads %j as intended', (typed, meant) => {
    expect(readTypedNumber({ kg: typed }, 'kg')).toBe(meant);
  });

  it.each(['', '1,50', '1.500,25', '1e3', '0x10', 'Infinity', '12 kg', '１二', '9'.repeat(41)])(
    'rejects %j',
    (typed) => {
      expect(readTypedNumber({ kg: typed }, 'kg')).toBeNaN();
    },
  );
});
