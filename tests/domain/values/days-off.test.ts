import { describe, expect, it } from 'vitest';

import { BUILT_IN, type Calendar, calendarBeside, answerCalendar, daysOffAt } from '../../../domain/values/days-off';
import { parseMoment } from '../../../domain/values/moments';
import { afterWorkingHours, isHoliday, isToldDay, isWorkday } from '../../../domain/values/working-days';

const at = (text: string): number => parseMoment(text) ?? 0;

/** Year as announced: Spring Festival from the 5th to the 11th, with one make-up Saturday. */
const TOLD: Calendar = [
  ...BUILT_IN,
  {
    year: '2027',
    off: [
      { from: '2027-01-01', until: '2027-01-01' },
      { from: '2027-02-05', until: '2027-02-11' },
    ],
    worked: ['2027-02-20'],
    isTold: true,
    putAt: at('2026-11-30T10:00'),
    droppedAt: null,
  },
];
const DROPPED: Calendar = TOLD.map((one) => (one.putAt > 0 ? { ...one, droppedAt: at('2026-12-10T10:00') } : one));

describe('holidays of a year', () => {
  it('apply from the time they are saved', () => {
    const [before, after] = ['2026-11-30T09:59', '2026-11-30T10:00'].map((moment) => daysOffAt(TOLD, at(moment)));
    if (!before || !after) throw new Error('both moments are known');
    const said = (known: typeof before) => [
      isHoliday('2027-02-09', known),
      isWorkday('2027-02-20', known),
      isHoliday('2027-04-05', known),
      isToldDay('2027-06-01', known),
    ];
    expect(said(before)).toEqual([false, false, true, false]);
    expect(said(after)).toEqual([true, true, false, true]);
    expect(isToldDay('2028-06-01', after), 'another year stays what it was').toBe(false);
  });

  it('keep a given promise when changed later', () => {
    const promised = (from: string, calendar: Calendar) => afterWorkingHours(at(from), 60, calendar);
    const before = promised('2026-11-30T09:00', BUILT_IN);
    expect(promised('2026-11-30T09:00', TOLD)).toBe(before);
    expect(promised('2027-02-04T17:00', TOLD)).not.toBe(promised('2027-02-04T17:00', BUILT_IN));
    expect(afterWorkingHours(at('2027-02-04T17:00'), 2, TOLD)).toBe(at('2027-02-12T10:00'));
    expect(afterWorkingHours(at('2027-02-04T17:00'), 2, DROPPED), 'taken back before').toBe(at('2027-02-09T10:00'));
    expect(promised('2026-12-05T09:00', DROPPED), 'given while it held').toBe(promised('2026-12-05T09:00', TOLD));
  });

  it('are sent with an answer only when they differ from the built-in ones', () => {
    expect([calendarBeside(BUILT_IN), calendarBeside(TOLD)]).toEqual([undefined, TOLD]);
    expect([answerCalendar(undefined), answerCalendar({}), answerCalendar({ calendar: TOLD })]).toEqual([
      BUILT_IN,
      BUILT_IN,
      TOLD,
    ]);
  });
});
