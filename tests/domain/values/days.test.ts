import { assert, date, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { dayAt, daysAfter, isDay, momentOf, weekdayOf, weekNumber } from '../../../domain/values/days';

const CHINA = 8 * 3_600_000;
const moments = date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
const inChina = (moment: number) => new Date(moment + CHINA).toISOString().slice(0, 10);

describe('day in China', () => {
  it('begins eight hours before UTC', () => {
    expect(dayAt(Date.parse('2026-11-19T15:59:59Z'))).toBe('2026-11-19');
    expect(dayAt(Date.parse('2026-11-19T16:00:00Z'))).toBe('2026-11-20');
    expect(momentOf('2026-11-20', 9)).toBe(Date.parse('2026-11-20T01:00:00Z'));
  });

  it('matches the calendar, including leap years', () => {
    assert(
      property(moments, (moment) => {
        const day = dayAt(moment.getTime());
        expect(day).toBe(inChina(moment.getTime()));
        expect(dayAt(momentOf(day))).toBe(day);
        expect(weekdayOf(day)).toBe(new Date(`${day}T00:00:00Z`).getUTCDay());
      }),
    );
  });

  it('supports adding and subtracting days', () => {
    expect(daysAfter('2028-02-28', 2)).toBe('2028-03-01');
    assert(
      property(moments, integer({ min: -5_000, max: 5_000 }), (moment, count) => {
        const day = dayAt(moment.getTime());
        expect(daysAfter(daysAfter(day, count), -count)).toBe(day);
      }),
    );
  });

  it('starts a week on Monday', () => {
    expect(weekNumber('2026-11-22')).toBe(weekNumber('2026-11-16'));
    expect(weekNumber('2026-11-23')).toBe(weekNumber('2026-11-16') + 1);
  });

  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '26-11-20', '2026-11-20T00:00', ''])('"%s" is invalid', (text) => {
    expect(isDay(text)).toBe(false);
  });

  it.each(['2028-02-29', '2026-12-31'])('%s is valid', (text) => {
    expect(isDay(text)).toBe(true);
  });
});
