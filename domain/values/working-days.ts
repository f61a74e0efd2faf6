import { type Calendar, type DaysOff, daysOffAt } from './days-off';
import { dayAt, daysAfter, momentOf, weekdayOf, type Day } from './days';
import { HOUR_MS } from './spans';

/** The desk works from nine to six; work with a deadline is done by five. */
const OPENS = 9;
const CLOSES = 18;
const LAST_WORD = 17;

const yearOfDay = (day: Day): string => day.slice(0, 4);

/** A holiday by announcement or law, on any day of the week. */
export const isHoliday = (day: Day, daysOff: DaysOff): boolean =>
  daysOff.get(yearOfDay(day))?.off.some(({ from, until }) => from <= day && day <= until) ?? false;

/** True if the holidays of its year are announced. Otherwise only weekends and statutory days are known. */
export const isToldDay = (day: Day, daysOff: DaysOff): boolean => daysOff.get(yearOfDay(day))?.isTold ?? false;

export function isWorkday(day: Day, daysOff: DaysOff): boolean {
  if (daysOff.get(yearOfDay(day))?.worked.includes(day)) return true;
  return !isHoliday(day, daysOff) && weekdayOf(day) !== 0 && weekdayOf(day) !== 6;
}

function nearestWorkday(day: Day, step: 1 | -1, daysOff: DaysOff): Day {
  let found = day;
  while (!isWorkday(found, daysOff)) found = daysAfter(found, step);
  return found;
}

export function lastWorkingMoment(deadline: number, daysOff: DaysOff): number {
  const day = dayAt(deadline);
  if (isWorkday(day, daysOff) && deadline >= momentOf(day, OPENS)) return Math.min(deadline, momentOf(day, LAST_WORD));
  return momentOf(nearestWorkday(daysAfter(day, -1), -1, daysOff), LAST_WORD);
}

/** Moment after this many working hours, by the calendar known at the start: promises stay. */
export function afterWorkingHours(from: number, hours: number, calendar: Calendar): number {
  const daysOff = daysOffAt(calendar, from);
  let day = dayAt(from);
  let begins = Math.max(from, momentOf(day, OPENS));
  if (!isWorkday(day, daysOff) || begins >= momentOf(day, CLOSES)) {
    day = nearestWorkday(daysAfter(day, 1), 1, daysOff);
    begins = momentOf(day, OPENS);
  }
  let left = hours * HOUR_MS;
  while (begins + left > momentOf(day, CLOSES)) {
    left -= momentOf(day, CLOSES) - begins;
    day = nearestWorkday(daysAfter(day, 1), 1, daysOff);
    begins = momentOf(day, OPENS);
  }
  return begins + left;
}
