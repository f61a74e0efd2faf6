import { expect, it } from 'vitest';

import { arrivedParts, isMoreToCome, splitByTruck, sumLoads } from '../../../../domain/modes/wh/arrived';
import { STAY, TRUCK } from '../../../../stories/modes/wh-stay.fixtures';

const ORDER = { tons: 10, pallets: 7, pieces: 30 };
const parts = (...pieces: string[]) =>
  splitByTruck(
    ORDER,
    pieces.map((typed) => ({ pieces: typed })),
  );

it('shares tons and pallets among trucks by pieces', () => {
  expect(parts('10', '20')).toEqual([
    { tons: 3.333, pallets: 2 },
    { tons: 6.667, pallets: 5 },
  ]);
  const thirds = parts('10', '10', '10');
  expect(thirds.map(({ tons }) => tons)).toEqual([3.333, 3.334, 3.333]);
  expect(sumLoads(thirds)).toEqual({ tons: 10, pallets: 7 });
});

it('splits the rest among trucks without pieces, or all evenly without a rest', () => {
  expect(parts('15', '', '').map(({ tons }) => tons)).toEqual([5, 2.5, 2.5]);
  expect(parts('', '').map(({ tons }) => tons)).toEqual([5, 5]);
  expect(parts('30', '').map(({ tons }) => tons)).toEqual([5, 5]);
  expect(parts('')).toEqual([{ tons: 10, pallets: 7 }]);
});

const [CAME, LATER] = ['2026-12-01T01:20:00.000Z', '2026-12-02T01:20:00.000Z'];
const truck = (pieces: string, change: object) => ({ ...TRUCK, pieces, ...change });

it('counts arrivals by seen trucks in order, or all at once by the warehouse', () => {
  expect(arrivedParts(STAY)).toEqual([{ tons: 12, pallets: 16, at: null }]);
  const trucks = [truck('32', { cameAt: LATER }), truck('16', { cameAt: CAME }), truck('16', { missedAt: LATER })];
  expect(arrivedParts({ ...STAY, trucks })).toEqual([
    { tons: 3, pallets: 4, at: CAME },
    { tons: 6, pallets: 8, at: LATER },
  ]);
  expect(sumLoads(arrivedParts({ ...STAY, trucks }))).toEqual({ tons: 9, pallets: 12 });
});

it('expects more only after one arrival and before the last', () => {
  expect(isMoreToCome([TRUCK, TRUCK])).toBe(false);
  expect(isMoreToCome([truck('', { cameAt: CAME }), TRUCK])).toBe(true);
  expect(isMoreToCome([truck('', { cameAt: CAME }), truck('', { missedAt: LATER })])).toBe(false);
});
