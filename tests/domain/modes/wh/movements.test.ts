import { expect, it } from 'vitest';

import { movementsOf } from '../../../../domain/modes/wh/movements';
import type { OrderState } from '../../../../domain/order/lifecycle';

const past = (state: OrderState, at: string) => ({ state, at });
const CAME = past('CARGO_IN', '2026-12-01T02:00:00.000Z');

it('has nothing before the goods have come, and says what stands there after each movement', () => {
  const stored = { tons: 12, pallets: 16, leavings: [] };
  expect(movementsOf({ ...stored, history: [past('BOOKED', '2026-11-30T02:00:00.000Z')] })).toEqual([]);
  // A stay that grows moves nothing.
  const grown = past('CARGO_IN', '2026-12-20T02:00:00.000Z');
  const left = past('COMPLETED', '2026-12-31T02:00:00.000Z');
  expect(movementsOf({ ...stored, history: [CAME, grown, left] })).toEqual([
    { at: CAME.at, way: 'IN', tons: 12, pallets: 16, leftTons: 12, leftPallets: 16 },
    { at: left.at, way: 'OUT', tons: 12, pallets: 16, leftTons: 0, leftPallets: 0 },
  ]);
});

it('takes away what trucks have left with, in their order, and at the end what is still there', () => {
  const truck = { code: '', at: '2026-12-09T01:00:00.000Z', plateNo: '', driverName: '' };
  const leavings = [
    { ...truck, tons: 0.1, pallets: 1, leftAt: '2026-12-12T02:00:00.000Z' },
    { ...truck, tons: 6.2, pallets: 8, leftAt: '2026-12-10T02:00:00.000Z' },
    { ...truck, tons: 3, pallets: 4, leftAt: null },
  ];
  const stored = { tons: 12, pallets: 16, leavings };
  const rests = (history: Parameters<typeof movementsOf>[0]['history']) =>
    movementsOf({ ...stored, history }).map(({ way, tons, leftTons, leftPallets }) => [
      way,
      tons,
      leftTons,
      leftPallets,
    ]);
  const standing = [
    ['IN', 12, 12, 16],
    ['OUT', 6.2, 5.8, 8],
    ['OUT', 0.1, 5.7, 7],
  ];
  expect(rests([CAME])).toEqual(standing);
  const end = past('COMPLETED', '2026-12-31T02:00:00.000Z');
  expect(rests([CAME, end])).toEqual([...standing, ['OUT', 5.7, 0, 0]]);
  const whole = [{ ...truck, tons: 12, pallets: 16, leftAt: '2026-12-30T02:00:00.000Z' }];
  expect(movementsOf({ ...stored, leavings: whole, history: [CAME, end] })).toHaveLength(2);
});
