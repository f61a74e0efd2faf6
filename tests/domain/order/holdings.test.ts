import { expect, it } from 'vitest';

import { type HeldInLane, mostOrders, findOverrun, VERIFIED_TIMES } from '../../../domain/order/life/holdings';

const STRANGER = { times: 1, isVerified: false };
const VERIFIED = { times: VERIFIED_TIMES, isVerified: true };
const boxes = (lane: string, amount: number): HeldInLane => ({ lane, measure: 'BOX', amount });
const holding = (orders: number, ...lanes: HeldInLane[]) => ({ orders, lanes });

it('allows an unverified company thirty boxes of a lane', () => {
  expect(findOverrun([boxes('SGSIN', 30)], holding(0), STRANGER)).toBe(null);
  expect(findOverrun([boxes('SGSIN', 1)], holding(2, boxes('SGSIN', 12), boxes('SGSIN', 18)), STRANGER)).toEqual({
    of: 'BOX',
    most: 30,
    held: 30,
    asked: 1,
  });
});

it('counts the whole order over all ships and lines', () => {
  expect(findOverrun([boxes('SGSIN', 16), boxes('SGSIN', 15)], holding(0), STRANGER)).toMatchObject({
    held: 0,
    asked: 31,
  });
});

it('counts each lane and each measure separately', () => {
  const held = holding(3, boxes('SGSIN', 30), { lane: 'SGSIN', measure: 'L', amount: 19_000 });
  expect(findOverrun([boxes('NLRTM', 30)], held, STRANGER)).toBe(null);
  expect(findOverrun([{ lane: 'SGSIN', measure: 'L', amount: 1_000 }], held, STRANGER)).toBe(null);
  expect(findOverrun([{ lane: 'SGSIN', measure: 'L', amount: 1_001 }], held, STRANGER)).toMatchObject({
    of: 'L',
    most: 20_000,
  });
});

it('allows twenty open orders of any content', () => {
  expect(findOverrun([], holding(19), STRANGER)).toBe(null);
  expect(findOverrun([], holding(20), STRANGER)).toEqual({ of: 'orders', most: 20 });
});

it('allows verified companies more', () => {
  expect(findOverrun([boxes('SGSIN', 150)], holding(99), VERIFIED)).toBe(null);
  expect(findOverrun([boxes('SGSIN', 151)], holding(99), VERIFIED)).toMatchObject({ most: 150 });
  expect(findOverrun([], holding(999), VERIFIED)).toBe(null);
  expect(findOverrun([], holding(1_000), VERIFIED)).toEqual({ of: 'orders', most: 1_000 });
});

it('allows twenty orders a day for 49 days, and more by the desk', () => {
  expect(findOverrun([boxes('SGSIN', 1)], holding(20 * 49), VERIFIED)).toBe(null);
  expect(mostOrders({ ...VERIFIED, times: VERIFIED_TIMES * 3 })).toBe(3_000);
  expect(mostOrders({ ...STRANGER, times: 5 }), 'allowed by the desk').toBe(100);
});
