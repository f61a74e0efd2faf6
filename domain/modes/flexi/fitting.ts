import { dayAt, daysAfter, momentOf, weekdayOf, type Day } from '../../values/days';
import { type Calendar, daysOffAt } from '../../values/days-off';
import { isWorkday } from '../../values/working-days';
import { HOUR_MS } from '../../values/spans';

/** A bag hangs in its box a day before the yard closes. */
export const FITTED_BEFORE_HOURS = 24;
const BEFORE_CLOSING = FITTED_BEFORE_HOURS * HOUR_MS;

export const FIT_WINDOWS = ['08:00-10:00', '10:00-12:00', '13:00-15:00', '15:00-17:00'] as const;
type FitWindow = (typeof FIT_WINDOWS)[number];

/** Bags that the team of a city fits on a day. */
export const FITTED_A_DAY = 6;
/** A size that nobody stocks is made first. */
export const CUSTOM_LEAD_DAYS = 5;

export type FitDay = { day: Day; left: number };

const hourOf = (window: string): number => Number(window.slice(0, 2));
const endHourOf = (window: string): number => Number(window.slice(6, 8));
const startOf = (day: Day, window: string): number => momentOf(day, hourOf(window));
const FIRST_HOUR = hourOf(FIT_WINDOWS[0]) * HOUR_MS;

/** Is it hung in time for the yard? */
export const isInTime = (day: Day, window: string, yardCloses: number): boolean =>
  startOf(day, window) <= yardCloses - BEFORE_CLOSING;

/** The days from tomorrow on, as long as the first window of a day is in time. */
export function fitDaysUntil(now: number, yardCloses: number): Day[] {
  const last = dayAt(yardCloses - BEFORE_CLOSING - FIRST_HOUR);
  const days: Day[] = [];
  for (let day = daysAfter(dayAt(now), 1); day <= last; day = daysAfter(day, 1)) days.push(day);
  return days;
}

/** From when on a fitting costs what it costs, whether or not anything is poured. */
export const fitStart = startOf;

/** A bag is filled once it hangs. */
export const fitEnd = (day: Day, window: FitWindow): number => momentOf(day, endHourOf(window));

export const isSunday = (day: Day): boolean => weekdayOf(day) === 0;

/** Working days from today until a day, which itself does not count. */
export function workingDaysUntil(now: number, until: Day, calendar: Calendar): number {
  const daysOff = daysOffAt(calendar, now);
  let count = 0;
  for (let day = daysAfter(dayAt(now), 1); day < until; day = daysAfter(day, 1))
    if (isWorkday(day, daysOff)) count += 1;
  return count;
}

/** The first of the days that has room for so many, or the first after another. */
export const freeDay = (days: readonly FitDay[], bags: number, after: Day = ''): Day | null =>
  days.find(({ day, left }) => day > after && left >= bags)?.day ?? null;
