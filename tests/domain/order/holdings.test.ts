import { expect, it } from 'vitest';

import { type HeldInLane, overrunBy } from '../../../domain/order/holdings';

const boxes = (lane: string, amount: number): HeldInLane => ({ lane, measure: 'BOX', amount });
const holding = (orders: number, ...lanes: HeldInLane[]) => ({ orders, lanes });

it('lets a small house have thirty boxes of a lane, and not one more', () => {
  expect(overrunBy([boxes('SGSIN', 30)], holding(0), 1)).toBe(null);
  expect(overrunBy([boxes('SGSIN', 1)], holding(2, boxes('SGSIN', 12), boxes('SGSIN', 18)), 1)).toEqual({
    of: 'BOX',
    most: 30,
    held: 30,
    asked: 1,
  });
});

it('counts the whole of an order, however many ships and lines it has', () => {
  expect(overrunBy([boxes('SGSIN', 16), boxes('SGSIN', 15)], holding(0), 1)).toMatchObject({ held: 0, asked: 31 });
});

it('counts each lane and each measure for itself', () => {
  const held = holding(3, boxes('SGSIN', 30), { lane: 'SGSIN', measure: 'L', amount: 19_000 });
  expect(overrunBy([boxes('NLRTM', 30)], held, 1)).toBe(null);
  expect(overrunBy([{ lane: 'SGSIN', measure: 'L', amount: 1_000 }], held, 1)).toBe(null);
  expect(overrunBy([{ lane: 'SGSIN', measure: 'L', amount: 1_001 }], held, 1)).toMatchObject({ of: 'L', most: 20_000 });
});

it('lets twenty orders be open, whatever they hold', () => {
  expect(overrunBy([], holding(19), 1)).toBe(null);
  expect(overrunBy([], holding(20), 1)).toEqual({ of: 'orders', most: 20 });
});

it('lets more be held by those who are trusted with more', () => {
  expect(overrunBy([boxes('SGSIN', 150)], holding(99), 5)).toBe(null);
  expect(overrunBy([boxes('SGSIN', 151)], holding(99), 5)).toMatchObject({ most: 150 });
  expect(overrunBy([], holding(100), 5)).toEqual({ of: 'orders', most: 100 });
});
