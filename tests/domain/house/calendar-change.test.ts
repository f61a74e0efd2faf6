import { expect, it } from 'vitest';

import { daysOff, promisesMoved } from '../../../domain/house/calendar-change';
import { BUILT_IN, type Calendar } from '../../../domain/values/days-off';
import { toIso, parseMoment } from '../../../domain/values/moments';

const at = (text: string): number => parseMoment(text) ?? 0;
const iso = (text: string): string => toIso(at(text));
const NOW = at('2026-11-30T10:00');

const put = (year: string, off: [string, string][], worked: string[]): Calendar => [
  ...BUILT_IN,
  { year, off: off.map(([from, until]) => ({ from, until })), worked, isTold: true, putAt: NOW, droppedAt: null },
];

it('lists changed days of a saved year and the promises that move', () => {
  const after = put('2027', [['2027-02-05', '2027-02-10']], ['2027-02-20']);
  expect(promisesMoved({ before: BUILT_IN, after }, '2027', NOW)).toEqual({
    newlyOff: ['2027-02-09', '2027-02-10'],
    newlyWorked: ['2027-01-01', '2027-02-20', '2027-04-05', '2027-06-09', '2027-09-15', '2027-10-01'],
    next: [
      { from: iso('2026-12-31T17:00'), before: iso('2027-01-04T10:00'), after: iso('2027-01-01T10:00') },
      { from: iso('2027-02-04T17:00'), before: iso('2027-02-09T10:00'), after: iso('2027-02-11T10:00') },
      { from: iso('2027-02-19T17:00'), before: iso('2027-02-22T10:00'), after: iso('2027-02-20T10:00') },
      { from: iso('2027-04-02T17:00'), before: iso('2027-04-06T10:00'), after: iso('2027-04-05T10:00') },
      { from: iso('2027-06-08T17:00'), before: iso('2027-06-10T10:00'), after: iso('2027-06-09T10:00') },
      { from: iso('2027-09-14T17:00'), before: iso('2027-09-16T10:00'), after: iso('2027-09-15T10:00') },
    ],
  });
});

it('reports no change for past days', () => {
  const after = put('2026', [], []);
  expect(promisesMoved({ before: BUILT_IN, after }, '2026', NOW)).toEqual({ newlyOff: [], newlyWorked: [], next: [] });
});

it('counts days off with both ends', () => {
  expect(daysOff([])).toBe(0);
  expect(
    daysOff([
      { from: '2027-02-27', until: '2027-03-02' },
      { from: '2027-04-05', until: '2027-04-05' },
    ]),
  ).toBe(5);
});
