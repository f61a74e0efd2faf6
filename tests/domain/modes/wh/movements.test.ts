import { expect, it } from 'vitest';

import { movementsOf } from '../../../../domain/modes/wh/movements';
import { CAME, past, STAY, TRUCK } from '../../../../stories/modes/wh-stay.fixtures';

it('has nothing before the goods have come, and says what stands there after each movement', () => {
  const stored = STAY;
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
  const stored = { ...STAY, leavings };
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

const truck = (pieces: string, cameAt: string | null, missedAt: string | null = null) => ({
  ...TRUCK,
  pieces,
  cameAt,
  missedAt,
});

it('is what has come of several trucks, each with its share of the pieces, and never what was only ordered', () => {
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
  expect(movementsOf({ ...STAY, trucks, leavings: [left] })).toEqual([
    { at: '2026-12-01T01:20:00.000Z', way: 'IN', tons: 6, pallets: 8, leftTons: 6, leftPallets: 8 },
    { at: '2026-12-02T02:00:00.000Z', way: 'OUT', tons: 2, pallets: 3, leftTons: 4, leftPallets: 5 },
    { at: '2026-12-03T02:10:00.000Z', way: 'IN', tons: 3, pallets: 4, leftTons: 7, leftPallets: 9 },
  ]);
  const end = past('COMPLETED', '2026-12-31T02:00:00.000Z');
  expect(movementsOf({ ...STAY, trucks, leavings: [left], history: [CAME, end] }).at(-1)).toEqual({
    at: end.at,
    way: 'OUT',
    tons: 7,
    pallets: 9,
    leftTons: 0,
    leftPallets: 0,
  });
});

it('says nothing of trucks before the store has taken anything in', () => {
  const trucks = [truck('32', '2026-12-01T01:20:00.000Z'), truck('32', null)];
  expect(movementsOf({ ...STAY, trucks, history: [] })).toEqual([]);
});
