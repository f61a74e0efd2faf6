import { describe, expect, it } from 'vitest';

import { BUILT_IN, type Calendar, calendarBeside, calendarIn, daysOffAt } from '../../../domain/values/days-off';
import { momentIn } from '../../../domain/values/moments';
import { afterWorkingHours, isHoliday, isToldDay, isWorkday } from '../../../domain/values/working-days';

const at = (text: string): number => momentIn(text) ?? 0;

/** The year as it may be announced: the Spring Festival from the 5th to the 11th, a Saturday worked for it. */
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

describe('the days off of a year', () => {
  it('hold from when they were put, in the place of what was known before', () => {
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

  it('leave a promise as it was given, whatever is put or taken back after it', () => {
    const promised = (from: string, calendar: Calendar) => afterWorkingHours(at(from), 60, calendar);
    const before = promised('2026-11-30T09:00', BUILT_IN);
    expect(promised('2026-11-30T09:00', TOLD)).toBe(before);
    expect(promised('2027-02-04T17:00', TOLD)).not.toBe(promised('2027-02-04T17:00', BUILT_IN));
    expect(afterWorkingHours(at('2027-02-04T17:00'), 2, TOLD)).toBe(at('2027-02-12T10:00'));
    expect(afterWorkingHours(at('2027-02-04T17:00'), 2, DROPPED), 'taken back before').toBe(at('2027-02-09T10:00'));
    expect(promised('2026-12-05T09:00', DROPPED), 'given while it held').toBe(promised('2026-12-05T09:00', TOLD));
  });

  it('travel beside an answer only where they are not as the code brings them', () => {
    expect([calendarBeside(BUILT_IN), calendarBeside(TOLD)]).toEqual([undefined, TOLD]);
    expect([calendarIn(undefined), calendarIn({}), calendarIn({ calendar: TOLD })]).toEqual([BUILT_IN, BUILT_IN, TOLD]);
  });
});
