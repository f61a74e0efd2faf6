import { expect, it } from 'vitest';

import { rentBills } from '../../../../domain/modes/wh/bills';
import { runningRent } from '../../../../domain/modes/wh/running';
import { CAME, past, STAY } from '../../../../stories/modes/wh-stay.fixtures';

/** Sixteen pallets at 6 yuan a day for a hundred days. */
const STORED = { ...STAY, outDate: '2027-03-11' };

const at = (now: string, change: object = {}) => rentBills({ ...STORED, history: [CAME], ...change }, Date.parse(now));

it('closes a bill every thirty days at the rate of its days', () => {
  expect(at('2027-03-06T01:00:00.000Z').bills).toEqual([
    { from: '2026-12-01', to: '2026-12-31', amount: 288_000, isClosed: true },
    { from: '2026-12-31', to: '2027-01-30', amount: 273_600, isClosed: true },
    { from: '2027-01-30', to: '2027-03-01', amount: 273_600, isClosed: true },
    { from: '2027-03-01', to: '2027-03-06', amount: 43_200, isClosed: false },
  ]);
  expect(at('2026-12-31T01:00:00.000Z').bills.map(({ isClosed }) => isClosed)).toEqual([true]);
});

it('has no bill on the first day, and tops up to the minimum rent only after departure', () => {
  expect(at('2026-12-13T01:00:00.000Z', { history: [] })).toEqual({ bills: [], topUp: 0 });
  expect(at('2026-12-01T09:00:00.000Z')).toEqual({ bills: [], topUp: 0 });
  expect(at('2026-12-03T01:00:00.000Z').topUp).toBe(0);
  const left = [CAME, past('COMPLETED', '2026-12-06T02:00:00.000Z')];
  expect(at('2027-02-01T01:00:00.000Z', { history: left })).toEqual({
    bills: [{ from: '2026-12-01', to: '2026-12-06', amount: 48_000, isClosed: true }],
    topUp: 32_000,
  });
});

it('sums to the running rent to the cent, with partial departures', () => {
  const rent = { ...STORED.rent, basis: 'TD' as const, rate: 767, quantity: 12.345 };
  const truck = { code: '', at: '', plateNo: '', driverName: '', pallets: 3 };
  const leavings = [{ ...truck, tons: 3.333, leftAt: '2027-01-11T02:00:00.000Z' }];
  const stored = { ...STORED, rent, tons: 12.345, leavings, history: [CAME] };
  const now = Date.parse('2027-03-06T01:00:00.000Z');
  const sum = rentBills(stored, now).bills.reduce((all, { amount }) => all + amount, 0);
  expect(sum).toBe(runningRent(stored, now)?.amount);
});
