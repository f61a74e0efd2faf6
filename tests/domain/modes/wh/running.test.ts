import { expect, it } from 'vitest';

import { computeRent } from '../../../../domain/modes/wh/price';
import { runningRent } from '../../../../domain/modes/wh/running';
import { CAME, past, STAY } from '../../../../stories/modes/wh-stay.fixtures';

const at = (now: string, history = [CAME]) => runningRent({ ...STAY, history }, Date.parse(now));

it('owes the rent of past days, by tiers from the first day', () => {
  expect(at('2026-12-13T01:00:00.000Z')).toEqual({
    since: '2026-12-01',
    days: 12,
    amount: 115_200,
    least: 80_000,
    quantity: 16,
    isOver: false,
    isLate: false,
    daysLeft: null,
  });
  expect(computeRent(STAY.rent, [{ days: 100, quantity: 16 }]).amount).toBe(30 * 9600 + 60 * 9120 + 10 * 8640);
});

it('owes nothing before arrival or on the first day, and shows the minimum rent', () => {
  expect(at('2026-12-13T01:00:00.000Z', [past('BOOKED', '2026-11-30T02:00:00.000Z')])).toBeNull();
  expect(at('2026-12-01T15:59:00.000Z')).toMatchObject({ days: 0, amount: 0, least: 80_000 });
  expect(at('2026-12-01T16:00:00.000Z')).toMatchObject({ days: 1, amount: 9600 });
});

it('marks a late stay, and stops counting after departure', () => {
  expect(at('2026-12-31T01:00:00.000Z')).toMatchObject({ days: 30, isLate: false });
  expect(at('2027-01-01T01:00:00.000Z')).toMatchObject({ days: 31, amount: 297_120, isLate: true });
  const left = [CAME, past('COMPLETED', '2026-12-11T02:00:00.000Z')];
  expect(at('2027-02-01T01:00:00.000Z', left)).toMatchObject({ days: 10, amount: 96_000, isOver: true, isLate: false });
});

it('counts the days left from the seventh before the end until the end', () => {
  expect(at('2026-12-23T15:00:00.000Z')?.daysLeft).toBeNull();
  expect(at('2026-12-23T16:00:00.000Z')?.daysLeft).toBe(7);
  expect(at('2026-12-30T16:00:00.000Z')?.daysLeft).toBe(0);
  expect(at('2026-12-31T16:00:00.000Z')?.daysLeft).toBeNull();
  expect(at('2026-12-30T16:00:00.000Z', [CAME, past('COMPLETED', '2026-12-29T02:00:00.000Z')])?.daysLeft).toBeNull();
});

it('owes less from the day a part leaves', () => {
  const part = { code: '', at: '', tons: 6, pallets: 8, plateNo: '', driverName: '' };
  const leavings = [
    { ...part, leftAt: '2026-12-11T02:00:00.000Z' },
    { ...part, leftAt: null },
  ];
  const running = (now: string) => runningRent({ ...STAY, history: [CAME], leavings }, Date.parse(now));
  // Ten days of sixteen pallets and two of eight, at 6 yuan.
  expect(running('2026-12-13T01:00:00.000Z')).toMatchObject({ days: 12, amount: 96_000 + 9_600, quantity: 8 });
  expect(running('2026-12-11T01:00:00.000Z')).toMatchObject({ days: 10, amount: 96_000 });
});
