import { expect, it } from 'vitest';

import { tankReturnState } from '../../../../domain/modes/tank/receipt';

const out = {
  state: 'ARRIVED' as const,
  lease: null,
  history: [],
  freeUntil: '2027-01-29',
  overdue: { amount: 7_000, currency: '2' as const },
};
const on = (day: string, change: object = {}) => tankReturnState({ ...out, ...change }, Date.parse(`${day}T04:00:00Z`));

it('counts free days from arrival and the debt after them', () => {
  expect(on('2027-01-24')).toEqual({ daysLeft: 5 });
  expect(on('2027-01-29')).toEqual({ daysLeft: 0 });
  expect(on('2027-02-07'), 'nine days late, two tanks').toEqual({
    daysLate: 9,
    owed: { amount: 63_000, currency: '2' },
  });
});

it('counts nothing before arrival or after return, and a lease from pickup', () => {
  expect([on('2027-01-24', { state: 'DEPARTED' }), on('2027-02-07', { state: 'COMPLETED' })]).toEqual([null, null]);
  expect(on('2027-01-24', { state: 'BOOKED', lease: {} })).toEqual({ daysLeft: 5 });
  expect(on('2027-01-24', { state: 'BOOKED' })).toBeNull();
});

it('stops counting at the reported return', () => {
  const back = (day: string, note: string) => ({ history: [{ event: 'place.passed', note, at: `${day}T04:00:00Z` }] });
  for (const note of ['空罐已还场', '空罐已还场：两罐', '已洗罐']) {
    expect(on('2027-01-24', back('2027-01-20', note))).toBeNull();
    expect(on('2027-03-01', back('2027-01-29', note)), 'on its last free day').toBeNull();
    expect(on('2027-03-01', back('2027-02-07', note))).toEqual({
      daysLate: 9,
      owed: { amount: 63_000, currency: '2' },
    });
  }
  expect(on('2027-01-24', back('2026-12-01', '已装货'))).toEqual({ daysLeft: 5 });
});
