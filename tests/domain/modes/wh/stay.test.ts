import { expect, it } from 'vitest';

import { firstFit, freeSteps, leastFree, peakGrams, stepsRenewed } from '../../../../domain/modes/wh/stay';

const ton = 1_000_000;
const held = (tons: number, from: string, to: string) => ({ grams: tons * ton, from, to });

/** Room of 115 t, with 60 t held in December and 50 t over the turn of the year. */
const HELD = [held(60, '2026-12-01', '2026-12-20'), held(50, '2026-12-15', '2027-01-10')];

const fits = (tons: number, from: string, to: string) => peakGrams(HELD, { from, to }) + tons * ton <= 115 * ton;

it.each([
  [10, '2026-12-10', '2026-12-18', false],
  [10, '2026-12-20', '2027-01-01', true],
  [5, '2026-12-10', '2026-12-18', true],
  [66, '2026-12-20', '2027-01-01', false],
  [65, '2026-12-20', '2027-01-01', true],
])('WE7: %i t from %s to %s: %s', (tons, from, to, does) => {
  expect(fits(tons, from, to)).toBe(does);
  const steps = freeSteps(115 * ton, HELD, '2026-11-20');
  expect(leastFree(steps, { from, to }) >= tons * ton).toBe(does);
});

it('finds the first day with enough space to the end', () => {
  const steps = freeSteps(115 * ton, HELD, '2026-11-20');
  expect(steps.map(({ day, grams }) => [day, grams / ton])).toEqual([
    ['2026-11-20', 115],
    ['2026-12-01', 55],
    ['2026-12-15', 5],
    ['2026-12-20', 65],
    ['2027-01-10', 115],
  ]);
  expect(firstFit(steps, 66 * ton, '2026-12-01', 30)).toBe('2027-01-10');
  expect(firstFit(steps, 60 * ton, '2026-12-01', 30)).toBe('2026-12-20');
  expect(firstFit(steps, 5 * ton, '2026-12-01', 30)).toBe('2026-12-01');
  expect(firstFit(steps, 116 * ton, '2026-12-01', 30)).toBeNull();
});

it('replaces the occupancy of renewed days only', () => {
  const steps = freeSteps(115 * ton, HELD, '2026-11-20');
  const seen = [{ day: '2026-12-15', grams: 3 * ton }];
  const renewed = stepsRenewed(steps, seen, { from: '2026-12-16', to: '2026-12-19' });
  const least = (from: string, to: string) => leastFree(renewed, { from, to }) / ton;
  expect([least('2026-12-15', '2026-12-16'), least('2026-12-16', '2026-12-19')]).toEqual([5, 3]);
  expect([least('2026-12-19', '2026-12-20'), least('2026-12-20', '2027-01-10')]).toEqual([5, 65]);
});
