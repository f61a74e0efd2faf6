import type { Is } from '../shape/is';
import type { calendar, calendarYear } from './days-off-shape';

/** Public holidays and worked weekends of one year, as published at a moment. */
export type CalendarYear = Is<typeof calendarYear>;

/** All versions, newest last: a promise uses the calendar known when it was made. */
export type Calendar = Is<typeof calendar>;

/** Days off as known at one moment, by year. */
export type DaysOff = ReadonlyMap<string, CalendarYear>;

const inYear = (
  year: string,
  isTold: boolean,
  off: readonly (readonly [from: string, until: string])[],
  worked: readonly string[] = [],
): CalendarYear => ({
  year,
  off: off.map(([from, until]) => ({ from: `${year}-${from}`, until: `${year}-${until}` })),
  worked: worked.map((day) => `${year}-${day}`),
  isTold,
  putAt: 0,
  droppedAt: null,
});

/** Initial calendar: 2026 as announced by the State Council, statutory days for later years. */
export const BUILT_IN: Calendar = [
  inYear(
    '2026',
    true,
    [
      ['01-01', '01-03'],
      ['02-15', '02-23'],
      ['04-04', '04-06'],
      ['05-01', '05-05'],
      ['06-19', '06-21'],
      ['09-25', '09-27'],
      ['10-01', '10-07'],
    ],
    ['01-04', '02-14', '02-28', '05-09', '09-20', '10-10'],
  ),
  inYear('2027', false, [
    ['01-01', '01-01'],
    ['02-05', '02-08'],
    ['04-05', '04-05'],
    ['05-01', '05-02'],
    ['06-09', '06-09'],
    ['09-15', '09-15'],
    ['10-01', '10-03'],
  ]),
  inYear('2028', false, [
    ['01-01', '01-01'],
    ['01-25', '01-28'],
    ['04-04', '04-04'],
    ['05-01', '05-02'],
    ['05-28', '05-28'],
    ['10-01', '10-03'],
  ]),
];

export const daysOffAt = (calendar: Calendar, moment: number): DaysOff =>
  new Map(
    calendar
      .filter(({ putAt, droppedAt }) => putAt <= moment && (droppedAt === null || droppedAt > moment))
      .map((one) => [one.year, one]),
  );

/** Calendar sent with an answer; undefined when it equals the built-in one. */
export const calendarBeside = (calendar: Calendar): Calendar | undefined =>
  calendar.every(({ putAt, droppedAt }) => putAt === 0 && droppedAt === null) ? undefined : calendar;

export const answerCalendar = (answer: { calendar?: Calendar | undefined } | undefined): Calendar =>
  answer?.calendar ?? BUILT_IN;
