import { expect, it } from 'vitest';

import { movementsOf } from '../../../../domain/modes/wh/movements';
import type { OrderState } from '../../../../domain/order/lifecycle';

const past = (state: OrderState, at: string) => ({ state, at });
const CAME = past('CARGO_IN', '2026-12-01T02:00:00.000Z');

it('has nothing before the goods have come, and says what stands there after each movement', () => {
  const stored = { tons: 12, pallets: 16 };
  expect(movementsOf({ ...stored, history: [past('BOOKED', '2026-11-30T02:00:00.000Z')] })).toEqual([]);
  // A stay that grows moves nothing.
  const grown = past('CARGO_IN', '2026-12-20T02:00:00.000Z');
  const left = past('COMPLETED', '2026-12-31T02:00:00.000Z');
  expect(movementsOf({ ...stored, history: [CAME, grown, left] })).toEqual([
    { at: CAME.at, way: 'IN', tons: 12, pallets: 16, leftTons: 12, leftPallets: 16 },
    { at: left.at, way: 'OUT', tons: 12, pallets: 16, leftTons: 0, leftPallets: 0 },
  ]);
});
