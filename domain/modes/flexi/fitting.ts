import { dayAt, daysAfter, momentOf, weekdayOf, type Day } from '../../values/days';
import { type Calendar, daysOffAt } from '../../values/days-off';
import { isWorkday } from '../../values/working-days';
import { HOUR_MS } from '../../values/spans';
import type { Is } from '../../shape/is';
import type { fitDay } from './detail-shape';

/** The bag must be installed a day before the yard closes. */
export const FITTED_BEFORE_HOURS = 24;
const BEFORE_CLOSING = FITTED_BEFORE_HOURS * HOUR_MS;

export const FIT_WINDOWS = ['08:00-10:00', '10:00-12:00', '13:00-15:00', '15:00-17:00'] as const;
type FitWindow = (typeof FIT_WINDOWS)[number];

/** Bags one city team installs per day. */
export const FITTED_A_DAY = 6;
/** Working days to make a size that is not stocked. */
export const CUSTOM_LEAD_DAYS = 5;

export type FitDay = Is<typeof fitDay>;

const windowStartHour = (window: string): number => Number(window.slice(0, 2));
const windowEndHour = (window: string): number => Number(window.slice(6, 8));
const windowStart = (day: Day, window: string): number => momentOf(day, windowStartHour(window));
const FIRST_HOUR = windowStartHour(FIT_WINDOWS[0]) * HOUR_MS;

export const isInTime = (day: Day, window: string, yardCloses: number): boolean =>
  windowStart(day, window) <= yardCloses - BEFORE_CLOSING;

export function fitDaysUntil(now: number, yardCloses: number): Day[] {
  const last = dayAt(yardCloses - BEFORE_CLOSING - FIRST_HOUR);
  const days: Day[] = [];
  for (let day = daysAfter(dayAt(now), 1); day <= last; day = daysAfter(day, 1)) days.push(day);
  return days;
}

/** Start of fitting; from then on the fitting fee is due even if nothing is filled. */
export const fitStart = windowStart;

export const fitEnd = (day: Day, window: FitWindow): number => momentOf(day, windowEndHour(window));

export const isSunday = (day: Day): boolean => weekdayOf(day) === 0;

/** Working days between today and a day, both excluded. */
export function workingDaysUntil(now: number, until: Day, calendar: Calendar): number {
  const daysOff = daysOffAt(calendar, now);
  let count = 0;
  for (let day = daysAfter(dayAt(now), 1); day < until; day = daysAfter(day, 1))
    if (isWorkday(day, daysOff)) count += 1;
  return count;
}

export const freeDay = (days: readonly FitDay[], bags: number, after: Day = ''): Day | null =>
  days.find(({ day, left }) => day > after && left >= bags)?.day ?? null;
