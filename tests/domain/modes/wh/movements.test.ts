import { expect, it } from 'vitest';

import { loadMovements } from '../../../../domain/modes/wh/movements';
import { CAME, past, STAY, TRUCK } from '../../../../stories/modes/wh-stay.fixtures';

it('lists no movement before arrival, and the stock after each one', () => {
  const stored = STAY;
  expect(loadMovements({ ...stored, history: [past('BOOKED', '2026-11-30T02:00:00.000Z')] })).toEqual([]);
  // An extension moves no goods.
  const grown = past('CARGO_IN', '2026-12-20T02:00:00.000Z');
  const left = past('COMPLETED', '2026-12-31T02:00:00.000Z');
  expect(loadMovements({ ...stored, history: [CAME, grown, left] })).toEqual([
    { at: CAME.at, way: 'IN', tons: 12, pallets: 16, leftTons: 12, leftPallets: 16 },
    { at: left.at, way: 'OUT', tons: 12, pallets: 16, leftTons: 0, leftPallets: 0 },
  ]);
});

it('subtracts departed trucks in order, and the rest at the end', () => {
  const truck = { code: '', at: '2026-12-09T01:00:00.000Z', plateNo: '', driverName: '' };
  const leavings = [
    { ...truck, tons: 0.1, pallets: 1, leftAt: '2026-12-12T02:00:00.000Z' },
    { ...truck, tons: 6.2, pallets: 8, leftAt: '2026-12-10T02:00:00.000Z' },
    { ...truck, tons: 3, pallets: 4, leftAt: null },
  ];
  const stored = { ...STAY, leavings };
  const rests = (history: Parameters<typeof loadMovements>[0]['history']) =>
    loadMovements({ ...stored, history }).map(({ way, tons, leftTons, leftPallets }) => [
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
  expect(loadMovements({ ...stored, leavings: whole, history: [CAME, end] })).toHaveLength(2);
});

const truck = (pieces: string, cameAt: string | null, missedAt: string | null = null) => ({
  ...TRUCK,
  pieces,
  cameAt,
  missedAt,
});

it('lists arrived trucks with their share, never the ordered amount', () => {
  const trucks = [truck('32', '2026-12-01T01:20:00.000Z'), truck('16', null), truck('16', '2026-12-03T02:10:00.000Z')];
  const left = {
    code: '',
    at: '',
    plateNo: '',
    driverName: '',
    tons: 2,
    pallets: 3,
    leftAt: '2026-12-02T02:00:00.000Z',
  };
  expect(loadMovements({ ...STAY, trucks, leavings: [left] })).toEqual([
    { at: '2026-12-01T01:20:00.000Z', way: 'IN', tons: 6, pallets: 8, leftTons: 6, leftPallets: 8 },
    { at: '2026-12-02T02:00:00.000Z', way: 'OUT', tons: 2, pallets: 3, leftTons: 4, leftPallets: 5 },
    { at: '2026-12-03T02:10:00.000Z', way: 'IN', tons: 3, pallets: 4, leftTons: 7, leftPallets: 9 },
  ]);
  const end = past('COMPLETED', '2026-12-31T02:00:00.000Z');
  expect(loadMovements({ ...STAY, trucks, leavings: [left], history: [CAME, end] }).at(-1)).toEqual({
    at: end.at,
    way: 'OUT',
    tons: 7,
    pallets: 9,
    leftTons: 0,
    leftPallets: 0,
  });
});

it('ignores trucks before the warehouse takes in goods', () => {
  const trucks = [truck('32', '2026-12-01T01:20:00.000Z'), truck('32', null)];
  expect(loadMovements({ ...STAY, trucks, history: [] })).toEqual([]);
});
